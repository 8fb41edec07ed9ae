import { useQuery } from '@tanstack/react-query';
import { Link, GoTo } from '../../shell/router/link.tsx';
import { useParams } from '../../shell/router/visit.ts';
import { ApiRefusal } from '@tradewind/client/errors';
import { buttonClass } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { orderPath } from '../../paths/order-paths.ts';
import parcel from '../freight/parcel.webp';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { RefundFormPart } from './form/refund-form-part.tsx';
import { refundFormQuery } from './refund-data.ts';
import { refundInfoPath } from './refund-paths.ts';

/** The form for a refund; an open refund is shown instead. */
export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return (
    <>
      <ScreenBar title={t('title.refund')} fallback={id ? orderPath(id) : '/myPurchases'} />
      <Refund key={id} orderId={id} />
    </>
  );
}

function Refund({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  // What can be refunded must be current, so nothing is cached.
  const found = useQuery({
    ...refundFormQuery(orderId),
    enabled: orderId !== '',
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const skeleton = useDelayedSkeleton(found.isPending);
  const form = found.data;
  if (orderId === '' || (found.error instanceof ApiRefusal && found.error.refusal === 'order_not_found'))
    return <RefundNotPossible title={t('orders.missing.title')} text={t('orders.missing.text')} to="/myPurchases" />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!form) return skeleton && <Skeleton className="mx-3 mt-1 h-[520px] rounded-lg" />;
  if (form.open_id) return <GoTo to={refundInfoPath(form.open_id)} />;
  const reasons = {
    too_late: t('refunds.unavailable.tooLate'),
    nothing_left: t('refunds.unavailable.nothingLeft'),
    not_paid: t('refunds.unavailable.notNow'),
  };
  if (form.possible === 'yes' || form.possible === 'open') return <RefundFormPart form={form} />;
  return <RefundNotPossible title={t('refunds.unavailable')} text={reasons[form.possible]} to={orderPath(orderId)} />;
}

function RefundNotPossible({ title, text, to }: { title: string; text: string; to: string }) {
  const { t } = useTranslation();
  const action = (
    <Link to={to} replace className={buttonClass()}>
      {to === '/myPurchases' ? t('title.myPurchases') : t('title.orderInfo')}
    </Link>
  );
  return <EmptyState picture={parcel} title={title} text={text} action={action} />;
}
