import { shopAvailable, shopHeld, userAvailable, userHeld, type Account, type PostingKind } from '../ledger/index.ts';

/** Whose money goes out: a shopper's, or what a shop has earned. */
export interface Owner {
  kind: 'user' | 'shop';
  id: string;
}

/** Where a withdrawal of somebody is booked, and what its bookings are called. */
interface WithdrawalAccounts {
  available: Account;
  held: Account;
  asked: PostingKind;
  passed: PostingKind;
  returned: PostingKind;
}

export function accountsOf({ kind, id }: Owner): WithdrawalAccounts {
  return kind === 'user'
    ? {
        available: userAvailable(id),
        held: userHeld(id),
        asked: 'withdrawal_asked',
        passed: 'withdrawal_passed',
        returned: 'withdrawal_returned',
      }
    : {
        available: shopAvailable(id),
        held: shopHeld(id),
        asked: 'payout_asked',
        passed: 'payout_passed',
        returned: 'payout_returned',
      };
}

/** The owner as its rows keep it. */
export const ownerColumns = ({ kind, id }: Owner) => ({
  user_id: kind === 'user' ? id : null,
  shop_id: kind === 'shop' ? id : null,
});

export function ownerOf({ user_id, shop_id }: { user_id: string | null; shop_id: string | null }): Owner {
  if (shop_id !== null) return { kind: 'shop', id: shop_id };
  if (user_id !== null) return { kind: 'user', id: user_id };
  throw new Error('A withdrawal belongs to somebody');
}
