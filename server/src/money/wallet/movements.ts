import type { Movement } from '@tradewind/contract/money/wallet';
import type { PostingKind } from '../ledger/index.ts';

/** What a posting is for the owner of the wallet. */
export const movementOf: Readonly<Record<PostingKind, Movement>> = {
  opening_balance: 'opening',
  recharge: 'recharge',
  // Not as top-ups: existing clients print whatever is one in green, with a plus.
  recharge_taken_back: 'correction',
  recharge_given_back: 'correction',
  withdrawal_asked: 'extract',
  withdrawal_passed: 'extract',
  withdrawal_returned: 'extract',
  order_paid: 'order',
  order_refunded: 'refund',
  return_freight: 'refund',
  correction: 'correction',
  // Of shops, whose accounts are no wallets.
  order_released: 'order',
  commission_reversed: 'correction',
  payout_asked: 'extract',
  payout_passed: 'extract',
  payout_returned: 'extract',
  // Of the house.
  duties_handed_on: 'extract',
};

/** The postings that are such a movement; undefined for all. */
export function kindsOf(type: Movement | 'all'): PostingKind[] | undefined {
  if (type === 'all') return undefined;
  return (Object.keys(movementOf) as PostingKind[]).filter((kind) => movementOf[kind] === type);
}
