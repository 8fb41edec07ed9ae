import { toWire, usd } from '@tradewind/contract/base/money';
import type { PayoutWay, TopUpWay, WalletOverview } from '@tradewind/contract/money/wallet';
import type { Read } from '../../base/db/database.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import type { Deps } from '../../base/deps.ts';
import { balancesOf, userAvailable, userHeld } from '../ledger/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import type { FindSubjects } from './subjects.ts';

/** What ranks above the wallet tells it. */
export interface WalletDeps extends Deps {
  /** The shopper's top-ups that are still checked, in cents. */
  pendingIn(read: Read, userId: string): Promise<bigint>;
  /** The ways that this installation has set up. */
  ways(read: Read): Promise<{ topUp: TopUpWay[]; withdraw: PayoutWay[] }>;
  /** What movements can be about. */
  subjects: readonly FindSubjects[];
}

export async function showOverview(
  { db: { read }, pendingIn, ways }: WalletDeps,
  { actor: { userId }, now }: ShopperCall,
): Promise<WalletOverview> {
  const [balances, pending, settings, open] = await Promise.all([
    balancesOf(read, [userAvailable(userId), userHeld(userId)]),
    pendingIn(read, userId),
    readSettings(read, now),
    ways(read),
  ]);
  const mode = settings['wallet.mode'];
  return {
    available: toWire(balances[0]!),
    held: toWire(balances[1]!),
    pending_in: toWire(usd(pending)),
    mode,
    methods: mode === 'open' ? { top_up: open.topUp, withdraw: open.withdraw } : { top_up: [], withdraw: [] },
  };
}
