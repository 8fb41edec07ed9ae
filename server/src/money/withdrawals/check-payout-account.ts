import { looksAlike } from '@tradewind/contract/money/look-alike';
import { refuse } from '@tradewind/contract/base/refusals';
import { isDepositAddress, isUnspendable } from '../networks/index.ts';
import type { SavedPayoutAccount } from './payout-accounts-store.ts';
import { maskedAccount, type PayoutAccount } from './read-payout-account.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';

/**
 * Refuses a deposit address of this platform, and an address from which nothing comes back: a token contract or one that
 * burns.
 *
 * @throws Refusal `address_own` or `address_unspendable`.
 */
export async function refuseUselessAddress({ db }: PaymentCodeDeps, { method, address }: PayoutAccount): Promise<void> {
  if (method !== 'chain') return;
  if (await isDepositAddress(db.read, address)) refuse('address_own', {}, ['blockchain']);
  if (await isUnspendable(db.read, address)) refuse('address_unspendable', {}, ['blockchain']);
}

/**
 * Refuses an address that only looks like a saved one (same beginning and end). Thieves place such addresses in a
 * shopper's history to be copied.
 *
 * @throws Refusal `address_look_alike`.
 */
export function refuseLookAlike(account: PayoutAccount, saved: readonly SavedPayoutAccount[]): void {
  const chain = saved.filter((entry) => entry.method === 'chain');
  if (account.method !== 'chain' || chain.some((entry) => entry.address === account.address)) return;
  const similar = chain.find((entry) => looksAlike(entry.address, account.address));
  if (similar) refuse('address_look_alike', { address: maskedAccount(similar) }, ['blockchain']);
}
