import type { Tx } from '../../base/db/database.ts';
import { postTransactions, userAvailable } from '../ledger/index.ts';
import { recordReturnFreight, recordTransactions } from './earnings-store.ts';
import { shopDebit } from './shop-credit.ts';

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
  const legs = await shopDebit(tx, shopId, userAvailable(userId), amount);
  const posted = await postTransactions(tx, [{ kind: 'return_freight', reference, memo: sn, legs }], at);
  await recordTransactions(
    tx,
    posted.map(({ id }) => ({ orderId, transactionId: id })),
  );
}
