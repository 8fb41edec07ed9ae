import { usd } from '@tradewind/contract/base/money';
import type { Tx } from '../../base/db/database.ts';
import { lockBalances, postTransactions, shopAvailable, shopDebt, userAvailable } from '../ledger/index.ts';
import { recordReturnFreight, recordTransactions } from './earnings-store.ts';

interface ReturnFreight {
  orderId: string;
  shopId: string;
  userId: string;
  /** The public number of the order. */
  sn: string;
  /** Unique name of the payment; it can be booked only once. */
  reference: string;
  at: Date;
  /** Minor units, more than zero. */
  amount: bigint;
}

/**
 * Pays a shopper for the return of goods from the shop's balance, not from the order's escrow. An uncovered part
 * becomes the shop's debt, which the next release pays. The caller holds the lock of the order.
 */
export async function payReturnFreight(
  tx: Tx,
  { orderId, shopId, userId, sn, reference, at, amount }: ReturnFreight,
): Promise<void> {
  await recordReturnFreight(tx, orderId, amount);
  const [available, debt, to] = [shopAvailable(shopId), shopDebt(shopId), userAvailable(userId)];
  const balance = (await lockBalances(tx, [available, debt, to])).get(available.id) ?? 0n;
  const covered = balance < amount ? balance : amount;
  const legs = [
    { from: available, to, amount: usd(covered) },
    { from: debt, to, amount: usd(amount - covered) },
  ];
  const posted = await postTransactions(
    tx,
    [{ kind: 'return_freight', reference, memo: sn, legs: legs.filter((leg) => leg.amount.minor > 0n) }],
    at,
  );
  await recordTransactions(
    tx,
    posted.map(({ id }) => ({ orderId, transactionId: id })),
  );
}
