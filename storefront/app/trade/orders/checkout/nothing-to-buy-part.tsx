import { Link } from '../../../shell/router/link.tsx';
import { buttonClass } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import parcel from '../../freight/parcel.webp';

/** Why nothing can be ordered here, with links onwards. */
export function NothingToBuyPart({ reason }: { reason?: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture={parcel}
      title={t('orders.nothingToOrder.title')}
      text={reason ?? t('orders.nothingToOrder.text')}
      action={
        <Link to="/bag" className={buttonClass()}>
          {t('orders.nothingToOrder.cart')}
        </Link>
      }
      secondary={
        <Link to="/myPurchases" className={buttonClass({ kind: 'ghost' })}>
          {t('title.myPurchases')}
        </Link>
      }
    />
  );
}
