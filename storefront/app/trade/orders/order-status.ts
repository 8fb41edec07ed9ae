import type { OrderAct, OrderRow } from '@tradewind/contract/trade/orders';
import {
  CircleCheck,
  CircleX,
  Hourglass,
  type LucideIcon,
  Package,
  PackageCheck,
  Truck,
  Undo2,
  Wallet,
} from 'lucide-react';
import type { BadgeTone } from '../../design/badge.tsx';
import { isPositive } from '../../money/currencies/amount.ts';

type OrderStatus = Pick<OrderRow, 'status' | 'refund_status'>;

interface OrderBadge {
  tone: BadgeTone;
  icon: LucideIcon;
}

const badges: Readonly<Record<number, OrderBadge>> = {
  [0]: { tone: 'warn', icon: Wallet },
  [1]: { tone: 'info', icon: Package },
  [2]: { tone: 'sea', icon: Truck },
  [3]: { tone: 'ok', icon: PackageCheck },
  [4]: { tone: 'neutral', icon: CircleCheck },
  [-1]: { tone: 'neutral', icon: CircleX },
  [-2]: { tone: 'plum', icon: Undo2 },
};

/** Tone and icon of an order's badge; a refund goes before the status. */
export function orderBadge({ status, refund_status: refund }: OrderStatus): OrderBadge {
  if (refund === 1) return { tone: 'plum', icon: Hourglass };
  if (refund === 2) return { tone: 'plum', icon: Undo2 };
  return badges[status] ?? { tone: 'neutral', icon: Package };
}

/** Whether the server allows its shopper to do this with an order now. */
export const isAllowed = (order: Pick<OrderRow, 'allowed'>, act: OrderAct): boolean => order.allowed.includes(act);

/** What the cancellation of an order says beforehand. Promo codes are named where one was used: where they took something off. */
export function cancelTextKey(discount: string, isPaid: boolean) {
  const key = isPaid ? 'orders.cancel.textPaid' : 'orders.cancel.text';
  return isPositive(discount) ? (`${key}Promo` as const) : key;
}

/** The steps of an order that is neither cancelled nor refunded. */
export const orderSteps = ['placed', 'paid', 'sent', 'received'] as const;

/** The last step that was reached; null for cancelled and refunded orders. */
export function stepReached({ status, refund_status: refund }: OrderStatus): number | null {
  if (refund !== 0 || status < 0) return null;
  return Math.min(status, orderSteps.length - 1);
}
