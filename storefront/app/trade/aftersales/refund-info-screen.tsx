import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiRefusal } from '@tradewind/client/errors';
import { DeepPanel } from '../../design/deep-panel.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import parcel from '../freight/parcel.webp';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { RefundProgressPart } from './progress/refund-progress-part.tsx';
import { refundQuery } from './refund-data.ts';

/** How a request for a refund stands, and whatever can be done about it. */
export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const found = useQuery({ ...refundQuery(id), enabled: id !== '', refetchInterval: 60_000 });
  const skeleton = useDelayedSkeleton(found.isPending);
  const missing = id === '' || (found.error instanceof ApiRefusal && found.error.refusal === 'refund_not_found');
  return (
    <>
      <ScreenBar title={t('title.refundInfo')} ground="deep" fallback="/myPurchases/-4" />
      {found.data ? (
        <RefundProgressPart refund={found.data} />
      ) : (
        <>
          <DeepPanel className="-mt-[calc(var(--bar-top)+1px)] h-[212px] shrink-0">{null}</DeepPanel>
          {missing && (
            <EmptyState picture={parcel} title={t('refunds.missing.title')} text={t('refunds.missing.text')} />
          )}
          {found.isError && !missing && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
          {skeleton && !found.isError && !missing && <Skeleton className="relative mx-3 -mt-9 h-[320px] rounded-lg" />}
        </>
      )}
    </>
  );
}
