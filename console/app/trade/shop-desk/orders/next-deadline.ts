import type { OrderDeadlines } from '@tradewind/contract/trade/orders';

export type DeadlineName = Exclude<keyof OrderDeadlines, 'free_cancel_until' | 'unshipped_at'>;

/** By urgency for the shop: answers it owes, then its shipping, then deadlines of others. */
const inOrder: readonly DeadlineName[] = [
  'cancel_answer_by',
  'ship_by',
  'confirm_at',
  'after_sale_until',
  'pay_before',
];

export function nextDeadline(deadlines: OrderDeadlines): { name: DeadlineName; at: string } | null {
  for (const name of inOrder) {
    const at = deadlines[name];
    if (at) return { name, at };
  }
  return null;
}
