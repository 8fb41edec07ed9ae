import { Link } from 'react-router';
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
      title={t('orders.nothing.title')}
      text={reason ?? t('orders.nothing.text')}
      action={
        <Link to="/bag" className={buttonClass()}>
          {t('orders.nothing.cart')}
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
