import { usd } from '@tradewind/contract/base/money';
import type { Tx } from '../../base/db/database.ts';
import {
  escrowOf,
  lockBalances,
  orderEscrow,
  platformCommissionTax,
  platformRevenue,
  postTransactions,
  shopAvailable,
  shopDebt,
  type Leg,
} from '../ledger/index.ts';
import { taxInCommission } from './commission.ts';
import { lockEarnings, recordReleases, recordTransactions, type LockedEarning } from './earnings-store.ts';

export interface Release {
  orderId: string;
  shopId: string;
  userId: string;
  /** The public number of the order. */
  sn: string;
}

/** Releases the escrow of one order. See {@link releaseOrders}. */
export const releaseOrder = (tx: Tx, { at, ...order }: Release & { at: Date }): Promise<void> =>
  releaseOrders(tx, [order], at);

/**
 * Releases the escrow of completed orders: the commission to the platform, its tax to what is owed to authorities, the rest to the shop, whose debt is paid
 * first. Released orders are not changed. The caller holds the locks of the orders.
 */
export async function releaseOrders(tx: Tx, orders: readonly Release[], at: Date): Promise<void> {
  const earnings = (
    await lockEarnings(
      tx,
      orders.map((order) => order.orderId),
    )
  ).filter((earning) => earning.releasedAt === null);
  if (earnings.length === 0) return;
  const named = new Map(orders.map((order) => [order.orderId, order]));
  const [debts, escrow] = await Promise.all([
    lockBalances(
      tx,
      earnings.flatMap(({ shopId }) => [shopAvailable(shopId), shopDebt(shopId)]),
    ),
    escrowOf(
      tx,
      earnings.map((earning) => earning.orderId),
    ),
  ]);
  const releases = planReleases(
    earnings.map((earning) => ({ ...earning, userId: named.get(earning.orderId)!.userId })),
    escrow,
    debts,
  );
  const bookings = releases
    .filter(({ legs }) => legs.length > 0)
    .map(({ orderId, legs }) => ({
      orderId,
      kind: 'order_released' as const,
      reference: `order:${orderId}:released`,
      memo: named.get(orderId)!.sn,
      legs,
    }));
  const posted = await postTransactions(tx, bookings, at);
  await Promise.all([
    recordReleases(tx, releases, at),
    recordTransactions(
      tx,
      bookings.map(({ orderId }, index) => ({ orderId, transactionId: posted[index]!.id })),
    ),
  ]);
}

/** The legs of each order; a shop's debt decreases from one order to the next. */
function planReleases(
  earnings: readonly (LockedEarning & Pick<Release, 'userId'>)[],
  escrow: ReadonlyMap<string, bigint>,
  balances: ReadonlyMap<string, bigint>,
): { orderId: string; released: bigint; legs: Leg[] }[] {
  const debts = new Map(balances);
  return earnings.map((earning) => {
    const { orderId, shopId, userId, commission, commissionBack } = earning;
    const from = orderEscrow({ userId, orderId });
    const debt = shopDebt(shopId);
    const held = escrow.get(orderId) ?? 0n;
    const taken = min(commission - commissionBack, held);
    const tax = taxInCommission(earning, taken);
    const owed = debts.get(debt.id) ?? 0n;
    const paidBack = min(owed, held - taken);
    debts.set(debt.id, owed - paidBack);
    const legs: Leg[] = [
      { from, to: platformRevenue, amount: usd(taken - tax) },
      { from, to: platformCommissionTax, amount: usd(tax) },
      { from, to: debt, amount: usd(paidBack) },
      { from, to: shopAvailable(shopId), amount: usd(held - taken - paidBack) },
    ];
    return { orderId, released: held - taken, legs: legs.filter((leg) => leg.amount.minor > 0n) };
  });
}

const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
