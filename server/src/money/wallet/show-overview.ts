import { toWire, usd, type Money } from '@tradewind/contract/base/money';
import { payoutWays, type TopUpWay, type WalletOverview } from '@tradewind/contract/money/wallet';
import type { Read } from '../../base/db/database.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import type { Deps } from '../../base/deps.ts';
import { balanceOf, balancesOf, userAvailable, userHeld } from '../ledger/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import type { FindSubjects } from './subjects.ts';

/** What ranks above the wallet tells it. */
export interface WalletDeps extends Deps {
  /** The shopper's top-ups that are still checked, in cents, of each kind. */
  pending: readonly ((read: Read, userId: string) => Promise<bigint>)[];
  /** The ways to top up that this installation has set up. */
  topUpWays(): Promise<TopUpWay[]>;
  /** What movements can be about. */
  subjects: readonly FindSubjects[];
}

export async function showOverview(
  { db: { read }, pending, topUpWays }: WalletDeps,
  { actor: { userId }, now }: ShopperCall,
): Promise<WalletOverview> {
  const [balances, amounts, settings, open] = await Promise.all([
    balancesOf(read, [userAvailable(userId), userHeld(userId)]),
    Promise.all(pending.map((amountOf) => amountOf(read, userId))),
    readSettings(read, now),
    topUpWays(),
  ]);
  const mode = settings['wallet.mode'];
  return {
    available: toWire(balances[0]!),
    held: toWire(balances[1]!),
    pending_in: toWire(usd(amounts.reduce((sum, amount) => sum + amount, 0n))),
    mode,
    methods: mode === 'open' ? { top_up: open, withdraw: [...payoutWays] } : { top_up: [], withdraw: [] },
  };
}

/** What a shopper can spend. */
export const availableBalance = (read: Read, userId: string): Promise<Money> => balanceOf(read, userAvailable(userId));
