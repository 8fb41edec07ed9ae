import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { useParams } from '../../shell/router/visit.ts';
import { ApiRefusal } from '@tradewind/client/errors';
import { IconButton } from '../../design/icon-button.tsx';
import { servicePath } from '../../paths/service-path.ts';
import { DeepPanel } from '../../design/deep-panel.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import parcel from '../freight/parcel.webp';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { refundQuery, useRefundActs } from './refund-data.ts';
import type { RefundRequest } from '@tradewind/contract/trade/refunds';
import { RefundMoneyPart } from './progress/refund-money-part.tsx';
import { ReplacementPart } from './progress/replacement-part.tsx';
import { ReturnPart } from './progress/return-part.tsx';
import { HistoryPart } from './progress/history-part.tsx';
import { MessagePart } from './progress/message-part.tsx';
import { RefundActionsPart } from './progress/refund-actions-part.tsx';
import { RefundFactsPart } from './progress/refund-facts-part.tsx';
import { RefundHeadPart } from './progress/refund-head-part.tsx';

/** One refund and what can be done with it. */
export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const found = useQuery({ ...refundQuery(id), enabled: id !== '', refetchInterval: 60_000 });
  const skeleton = useDelayedSkeleton(found.isPending);
  const missing = id === '' || (found.error instanceof ApiRefusal && found.error.refusal === 'refund_not_found');
  return (
    <>
      <ScreenBar
        title={t('title.refundInfo')}
        ground="deep"
        fallback="/myPurchases/-4"
        right={
          found.data && (
            <IconButton
              icon={MessageCircle}
              variant="on-deep"
              label={t('service.askShop')}
              link={(face) => <Link to={servicePath(found.data.mer_id, { refund: id })} {...face} />}
            />
          )
        }
      />
      {found.data ? (
        <RefundDetail refund={found.data} />
      ) : (
        <>
          <DeepPanel className="-mt-[calc(var(--bar-top)+1px)] h-[212px] shrink-0 lg:rounded-xl">{null}</DeepPanel>
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

/** An exchange is about money only when it is offered, ruled on or paid, or when the return has a cost. */
const hasMoney = ({ service_type, state, granted, ruling, return_cost }: RefundRequest): boolean =>
  service_type !== 2 || state === 'offered' || granted !== null || ruling !== null || return_cost !== null;

function RefundDetail({ refund }: { refund: RefundRequest }) {
  const acts = useRefundActs(refund.refund_id);
  return (
    <>
      <RefundHeadPart refund={refund} />
      <div className="relative -mt-9 flex flex-col gap-2.5 px-3 pb-6">
        {hasMoney(refund) && <RefundMoneyPart refund={refund} acts={acts} />}
        {refund.replacement && <ReplacementPart parcel={refund.replacement} />}
        {refund.goods_back && <ReturnPart refund={refund} goods={refund.goods_back} acts={acts} />}
        <RefundFactsPart refund={refund} />
        <HistoryPart refund={refund} />
        {refund.can.includes('message') && <MessagePart acts={acts} />}
      </div>
      <RefundActionsPart refund={refund} acts={acts} />
    </>
  );
}
