import { usd } from '@tradewind/contract/base/money';
import type { Tx } from '../../base/db/database.ts';
import { lockBalances, shopAvailable, shopDebt, type Account, type Leg } from '../ledger/index.ts';

/** The legs that credit a shop, minor units: its debt is paid first. Locks the shop's balances. */
export async function shopCredit(tx: Tx, shopId: string, from: Account, amount: bigint): Promise<Leg[]> {
  const [available, debt] = [shopAvailable(shopId), shopDebt(shopId)];
  const balances = await lockBalances(tx, [available, debt, ...(from.locked ? [from] : [])]);
  const owed = balances.get(debt.id) ?? 0n;
  const toDebt = owed < amount ? owed : amount;
  const legs: Leg[] = [
    { from, to: debt, amount: usd(toDebt) },
    { from, to: available, amount: usd(amount - toDebt) },
  ];
  return legs.filter((leg) => leg.amount.minor > 0n);
}
