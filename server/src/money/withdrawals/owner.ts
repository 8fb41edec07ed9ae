import { shopAvailable, shopHeld, userAvailable, userHeld, type Account, type PostingKind } from '../ledger/index.ts';

/** The owner of a withdrawal: a shopper or a shop. */
export interface Owner {
  kind: 'user' | 'shop';
  id: string;
}

/** The accounts of an owner's withdrawals, and the kinds of their postings. */
interface WithdrawalAccounts {
  available: Account;
  held: Account;
  requested: PostingKind;
  paid: PostingKind;
  returned: PostingKind;
}

/** The ledger accounts and posting kinds for an owner's withdrawals. */
export function accountsOf({ kind, id }: Owner): WithdrawalAccounts {
  return kind === 'user'
    ? {
        available: userAvailable(id),
        held: userHeld(id),
        requested: 'withdrawal_asked',
        paid: 'withdrawal_passed',
        returned: 'withdrawal_returned',
      }
    : {
        available: shopAvailable(id),
        held: shopHeld(id),
        requested: 'payout_asked',
        paid: 'payout_passed',
        returned: 'payout_returned',
      };
}

/** The owner as columns of a row. */
export const ownerColumns = ({ kind, id }: Owner) => ({
  user_id: kind === 'user' ? id : null,
  shop_id: kind === 'shop' ? id : null,
});

/** The owner of a row. */
export function ownerOf({ user_id, shop_id }: { user_id: string | null; shop_id: string | null }): Owner {
  if (shop_id !== null) return { kind: 'shop', id: shop_id };
  if (user_id !== null) return { kind: 'user', id: user_id };
  throw new Error('A withdrawal has no owner');
}
