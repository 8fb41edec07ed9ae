import { toWire, usd, type Money } from '@tradewind/contract/base/money';
import type { RechargeMethod } from '@tradewind/contract/money/recharges';
import type { MovementSubject, WalletOverview } from '@tradewind/contract/money/wallet';
import { payoutMethods } from '@tradewind/contract/money/withdrawals';
import type { Read } from '../../base/db/database.ts';
import type { Call, ShopperCall } from '../../base/http/call.ts';
import type { Deps } from '../../base/deps.ts';
import { balanceOf, balancesOf, userAvailable, userHeld, type FundRecordEntry } from '../ledger/index.ts';
import { readSettings } from '../../platform/settings/index.ts';

/** Finds the subjects of a shopper's movements (orders, withdrawals …) by transaction id, with at most one query. */
export type FindSubjects = (
  read: Read,
  userId: string,
  entries: readonly FundRecordEntry[],
  call: Pick<Call, 'locale' | 'now'>,
) => Promise<Map<string, MovementSubject>>;

/** Ports that modules of higher rank fill. */
export interface WalletDeps extends Deps {
  /** Sums of a shopper's pending recharges of each kind, minor units. */
  pending: readonly ((read: Read, userId: string) => Promise<bigint>)[];
  /** The recharge methods that this installation has set up. */
  topUpMethods(): Promise<RechargeMethod[]>;
  /** Finders of the subjects of movements. */
  subjects: readonly FindSubjects[];
}

/** The shopper's balances and available methods. */
export async function showOverview(
  { db: { read }, pending, topUpMethods }: WalletDeps,
  { actor: { userId }, now }: ShopperCall,
): Promise<WalletOverview> {
  const [balances, amounts, settings, open] = await Promise.all([
    balancesOf(read, [userAvailable(userId), userHeld(userId)]),
    Promise.all(pending.map((amountOf) => amountOf(read, userId))),
    readSettings(read, now),
    topUpMethods(),
  ]);
  const mode = settings['wallet.mode'];
  return {
    available: toWire(balances[0]!),
    held: toWire(balances[1]!),
    pending_in: toWire(usd(amounts.reduce((sum, amount) => sum + amount, 0n))),
    mode,
    methods: mode === 'open' ? { top_up: open, withdraw: [...payoutMethods] } : { top_up: [], withdraw: [] },
  };
}

/** A shopper's available balance. */
export const availableBalance = (read: Read, userId: string): Promise<Money> => balanceOf(read, userAvailable(userId));
