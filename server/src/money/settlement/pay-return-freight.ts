import { usd } from '@tradewind/contract/base/money';
import type { Tx } from '../../base/db/database.ts';
import { lockBalances, postTransactions, shopAvailable, shopDebt, userAvailable } from '../ledger/index.ts';
import { recordReturnFreight, recordTransactions } from './earnings-store.ts';

interface ReturnFreight {
  orderId: string;
  shopId: string;
  userId: string;
  /** The number that people know the order by. */
  sn: string;
  /** Names the payment; booking it twice is impossible. */
  reference: string;
  at: Date;
  /** Minor units, more than zero. */
  amount: bigint;
}

/**
 * The shop pays its shopper for sending goods back. That was never part of what was paid for the order, so its escrow stays
 * as it is: the shop's balance goes first, what that doesn't cover is the shop's debt, and the next release pays it. The
 * order is locked by the caller.
 */
export async function payReturnFreight(
  tx: Tx,
  { orderId, shopId, userId, sn, reference, at, amount }: ReturnFreight,
): Promise<void> {
  await recordReturnFreight(tx, orderId, amount);
  const [available, debt, to] = [shopAvailable(shopId), shopDebt(shopId), userAvailable(userId)];
  const has = (await lockBalances(tx, [available, debt, to])).get(available.id) ?? 0n;
  const covered = has < amount ? has : amount;
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
