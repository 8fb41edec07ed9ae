import { looksAlike } from '@tradewind/contract/money/look-alike';
import { refuse } from '@tradewind/contract/base/refusals';
import { isDepositAddress } from '../networks/index.ts';
import type { SavedPayoutAccount } from './payout-accounts-store.ts';
import { maskedAccount, type PayoutAccount } from './read-payout-account.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';

/** Refuses an address that we take deposits at: what went there would come straight back, less the fee. */
export async function refuseOwnAddress({ db }: PaymentCodeDeps, { method, address }: PayoutAccount): Promise<void> {
  if (method === 'chain' && (await isDepositAddress(db.read, address))) refuse('address_own', {}, ['blockchain']);
}

/**
 * Refuses an address that is the same at both ends as one in the book, unless it is in the book itself: that is how
 * people are made to copy a thief's address from their own history.
 */
export function refuseLookAlike(place: PayoutAccount, book: readonly SavedPayoutAccount[]): void {
  const chain = book.filter((entry) => entry.method === 'chain');
  if (place.method !== 'chain' || chain.some((entry) => entry.address === place.address)) return;
  const similar = chain.find((entry) => looksAlike(entry.address, place.address));
  if (similar) refuse('address_look_alike', { address: maskedAccount(similar) }, ['blockchain']);
}
