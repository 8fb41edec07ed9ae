import type { RefundRequest, RefundState } from '@tradewind/contract/trade/refunds';
import {
  CircleCheck,
  CircleX,
  Gavel,
  HandCoins,
  Hourglass,
  type LucideIcon,
  MessageCircleQuestion,
  PackageOpen,
  Truck,
  Undo2,
} from 'lucide-react';

export const refundIcons: Readonly<Record<RefundState, LucideIcon>> = {
  pending: Hourglass,
  offered: HandCoins,
  rejected: MessageCircleQuestion,
  waiting_return: PackageOpen,
  returned: Truck,
  in_dispute: Gavel,
  refunded: Undo2,
  dismissed: CircleX,
  withdrawn: CircleCheck,
  lapsed: CircleX,
};

export type RefundStep = 'asked' | 'answer' | 'back' | 'ruling' | 'paid';

type RefundStatus = Pick<RefundRequest, 'state' | 'service_type' | 'goods_back' | 'dispute' | 'ruling'>;

/** The steps of a refund: with a return where products go back, and a ruling where there is a dispute. */
export function stepsOf({ service_type, goods_back, dispute, ruling }: RefundStatus): RefundStep[] {
  const ruled = dispute !== null || ruling !== null;
  const back = goods_back !== null || (service_type === 1 && !ruled);
  return ['asked', 'answer', ...(back ? (['back'] as const) : []), ...(ruled ? (['ruling'] as const) : []), 'paid'];
}

/** The current step; null for a refund that ended without a payment. */
export function stepReached(refund: RefundStatus): number | null {
  const stepByState: Partial<Record<RefundState, RefundStep>> = {
    pending: 'answer',
    offered: 'answer',
    rejected: 'answer',
    waiting_return: 'back',
    returned: 'back',
    in_dispute: 'ruling',
    refunded: 'paid',
  };
  const step = stepByState[refund.state];
  return step ? stepsOf(refund).indexOf(step) : null;
}
