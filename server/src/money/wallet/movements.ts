import type { Movement } from '@tradewind/contract/money/wallet';
import type { PostingKind } from '../ledger/index.ts';

/** The kind of movement that each kind of posting is shown as. */
export const movementOf: Readonly<Record<PostingKind, Movement>> = {
  opening_balance: 'opening',
  recharge: 'recharge',
  // Not `recharge`, which existing clients print in green with a plus.
  recharge_taken_back: 'correction',
  recharge_given_back: 'correction',
  withdrawal_asked: 'extract',
  withdrawal_passed: 'extract',
  withdrawal_returned: 'extract',
  order_paid: 'order',
  order_refunded: 'refund',
  return_freight: 'refund',
  correction: 'correction',
  invitation_reward: 'reward',
  invitation_reward_reversed: 'reward',
  // Postings to accounts of shops.
  order_released: 'order',
  commission_reversed: 'correction',
  shop_fine: 'correction',
  shop_fine_returned: 'correction',
  shop_correction: 'correction',
  payout_asked: 'extract',
  payout_passed: 'extract',
  payout_returned: 'extract',
  // Postings to accounts of the platform.
  duties_handed_on: 'extract',
  // From the escrow of one order to that of its shopper, when an old installation was updated.
  escrow_moved: 'order',
};

/** The kinds of posting behind a kind of movement; undefined for all. */
export function kindsOf(type: Movement | 'all'): PostingKind[] | undefined {
  if (type === 'all') return undefined;
  return (Object.keys(movementOf) as PostingKind[]).filter((kind) => movementOf[kind] === type);
}
