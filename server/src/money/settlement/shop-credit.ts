import { usd } from '@tradewind/contract/base/money';
import type { Tx } from '../../base/db/database.ts';
import { lockBalances, shopAvailable, shopDebt, type Account, type Leg } from '../ledger/index.ts';

/**
 * The legs that debit a shop, minor units: its balance pays, and what that lacks becomes its debt. Locks the shop's
 * balances, and the other account where it is locked too.
 */
export async function shopDebit(tx: Tx, shopId: string, to: Account, amount: bigint): Promise<Leg[]> {
  const [available, debt] = [shopAvailable(shopId), shopDebt(shopId)];
  const balances = await lockBalances(tx, [available, debt, ...(to.locked ? [to] : [])]);
  const balance = balances.get(available.id) ?? 0n;
  const covered = balance < amount ? balance : amount;
  const legs: Leg[] = [
    { from: available, to, amount: usd(covered) },
    { from: debt, to, amount: usd(amount - covered) },
  ];
  return legs.filter((leg) => leg.amount.minor > 0n);
}

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
