import type { RefundRequest } from '@tradewind/contract/trade/aftersales';
import { useRefundActs } from '../refund-data.ts';
import { RefundMoneyPart } from './refund-money-part.tsx';
import { ReturnPart } from './return-part.tsx';
import { HistoryPart } from './history-part.tsx';
import { MessagePart } from './message-part.tsx';
import { RefundActionsPart } from './refund-actions-part.tsx';
import { RefundFactsPart } from './refund-facts-part.tsx';
import { RefundHeadPart } from './refund-head-part.tsx';

/** One request in full. */
export function RefundProgressPart({ refund }: { refund: RefundRequest }) {
  const acts = useRefundActs(refund.refund_id);
  return (
    <>
      <RefundHeadPart refund={refund} />
      <div className="relative -mt-9 flex flex-col gap-2.5 px-3 pb-6">
        <RefundMoneyPart refund={refund} acts={acts} />
        {refund.goods_back && <ReturnPart refund={refund} goods={refund.goods_back} acts={acts} />}
        <RefundFactsPart refund={refund} />
        <HistoryPart refund={refund} />
        {refund.can.includes('message') && <MessagePart acts={acts} />}
      </div>
      <RefundActionsPart refund={refund} acts={acts} />
    </>
  );
}
