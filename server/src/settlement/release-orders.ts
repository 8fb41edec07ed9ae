import { usd } from '@tradewind/contract/money';
import type { Tx } from '../base/db/database.ts';
import { escrowOf, lockBalances, orderEscrow, platformRevenue, postTransaction, shopAvailable, shopDebt, type Move } from '../ledger/index.ts';
import { lockEarnings, noteReleases, noteTransactions } from './earnings-store.ts';

export interface Release {
  orderId: string;
  shopId: string;
  /** The number that people know the order by. */
  sn: string;
}

/** Completes one order's money. See {@link releaseOrders}. */
export const releaseOrder = (tx: Tx, { at, ...order }: Release & { at: Date }): Promise<void> => releaseOrders(tx, [order], at);

/**
 * Lets the escrow of completed orders go: the commission to the house, the rest to the shop, which first pays what it owes.
 * The orders are locked by the caller. An order that was released before is left as it is.
 */
export async function releaseOrders(tx: Tx, orders: readonly Release[], at: Date): Promise<void> {
  const earnings = (await lockEarnings(tx, orders.map((order) => order.orderId))).filter((earning) => earning.releasedAt === null);
  if (earnings.length === 0) return;
  const numbers = new Map(orders.map((order) => [order.orderId, order.sn]));
  const debts = new Map(await lockBalances(tx, earnings.flatMap(({ shopId }) => [shopAvailable(shopId), shopDebt(shopId)])));
  const escrow = await escrowOf(tx, earnings.map((earning) => earning.orderId));

  const releases: { orderId: string; released: bigint }[] = [];
  const transactions: { orderId: string; transactionId: string }[] = [];
  for (const { orderId, shopId, commission, commissionBack } of earnings) {
    const held = escrow.get(orderId) ?? 0n;
    const taken = least(commission - commissionBack, held);
    const debt = shopDebt(shopId);
    const paidBack = least(debts.get(debt.id) ?? 0n, held - taken);
    debts.set(debt.id, (debts.get(debt.id) ?? 0n) - paidBack);
    releases.push({ orderId, released: held - taken });
    const moves = moneyOnly([
      { from: orderEscrow(orderId), to: platformRevenue, amount: usd(taken) },
      { from: orderEscrow(orderId), to: debt, amount: usd(paidBack) },
      { from: orderEscrow(orderId), to: shopAvailable(shopId), amount: usd(held - taken - paidBack) },
    ]);
    if (moves.length === 0) continue;
    const { id: transactionId } = await postTransaction(tx, { kind: 'order_released', reference: `order:${orderId}:released`, memo: numbers.get(orderId) ?? '', at, moves });
    transactions.push({ orderId, transactionId });
  }
  await noteReleases(tx, releases, at);
  await noteTransactions(tx, transactions);
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const moneyOnly = (moves: readonly Move[]): Move[] => moves.filter((move) => move.amount.minor > 0n);
