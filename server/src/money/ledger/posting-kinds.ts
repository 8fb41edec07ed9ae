import { sql, type SqlBool } from 'kysely';

/** What a transaction of the books is about. */
export type PostingKind =
  | 'opening_balance'
  | 'order_paid'
  | 'order_released'
  | 'escrow_moved'
  | 'order_refunded'
  | 'commission_reversed'
  | 'return_freight'
  | 'recharge'
  | 'recharge_taken_back'
  | 'recharge_given_back'
  | 'withdrawal_asked'
  | 'withdrawal_passed'
  | 'withdrawal_returned'
  | 'payout_asked'
  | 'payout_passed'
  | 'payout_returned'
  | 'duties_handed_on'
  | 'invitation_reward'
  | 'invitation_reward_reversed'
  | 'shop_fine'
  | 'shop_fine_returned'
  | 'shop_correction'
  | 'correction';

/** Nearly all transactions are of these kinds; the others have the index `transactions_of_rare_kinds`, by kind and then by id. */
const frequentKinds: readonly PostingKind[] = ['order_paid', 'order_released', 'recharge'];

/** SQL condition: the transaction `t` is of one of the kinds. Of rare ones it says so, without which their index is not used. */
export function isOfKinds(kinds: readonly string[]) {
  const areRare = !kinds.some((kind) => frequentKinds.some((frequent) => frequent === kind));
  return sql<SqlBool>`(t.kind in (${sql.join(kinds)})${
    areRare ? sql` and t.kind not in (${sql.join(frequentKinds.map((kind) => sql.lit(kind)))})` : sql``
  })`;
}
