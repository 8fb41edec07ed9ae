import type { OrderDeadlines } from '@tradewind/contract/trade/orders';

export type DeadlineName = Exclude<keyof OrderDeadlines, 'free_cancel_until' | 'unshipped_at'>;

/** What a shop looks at first: an answer that is waited for, then its own shipping, then what lies with others. */
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
