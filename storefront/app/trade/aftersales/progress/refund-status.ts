import type { RefundRequest, RefundState } from '@tradewind/contract/trade/refunds';
import {
  CircleCheck,
  CircleX,
  Gavel,
  HandCoins,
  Hourglass,
  type LucideIcon,
  MessageCircleQuestion,
  PackageCheck,
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
  exchanged: PackageCheck,
  dismissed: CircleX,
  withdrawn: CircleCheck,
  lapsed: CircleX,
};

export type RefundStep = 'asked' | 'answer' | 'back' | 'ruling' | 'paid' | 'replaced';

type RefundStatus = Pick<RefundRequest, 'state' | 'service_type' | 'goods_back' | 'dispute' | 'ruling'>;

/**
 * The steps of a refund: with a return where products go back, and a ruling where there is a dispute. An exchange ends with the
 * replacement, unless it was refunded in its place.
 */
export function stepsOf({ state, service_type, goods_back, dispute, ruling }: RefundStatus): RefundStep[] {
  const ruled = dispute !== null || ruling !== null;
  const back = goods_back !== null || (service_type !== 0 && !ruled);
  const end = service_type === 2 && !ruled && state !== 'refunded' ? 'replaced' : 'paid';
  return ['asked', 'answer', ...(back ? (['back'] as const) : []), ...(ruled ? (['ruling'] as const) : []), end];
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
    exchanged: 'replaced',
  };
  const step = stepByState[refund.state];
  return step ? stepsOf(refund).indexOf(step) : null;
}
