import { platformRevenue, postTransaction, type PostingKind } from '../../money/ledger/index.ts';
import { shopCredit, shopDebit } from '../../money/settlement/index.ts';
import type { Tx } from '../../base/db/database.ts';
import { saveStep, type ShopCorrectionRow } from './shop-corrections-store.ts';
import type { ShopCorrectionEvent } from './shop-correction-events.ts';

type Decision = Partial<Pick<ShopCorrectionRow, 'decided_by' | 'decided_at' | 'ruled_by' | 'ruled_at' | 'ruling'>>;

const postingKinds: Readonly<Record<string, PostingKind>> = {
  fine: 'shop_fine',
  fine_return: 'shop_fine_returned',
  correction: 'shop_correction',
};

/**
 * Books a fine or correction, whose row is locked, between the shop and the platform's revenue. What the shop's balance
 * does not cover becomes its debt; what the shop gains pays its debt first.
 *
 * @param amount what the shop gains, or loses when negative, minor units
 * @param decision what the row says of who decided that
 */
export async function bookShopCorrection(
  tx: Tx,
  row: ShopCorrectionRow,
  { amount, at, ...decision }: { amount: bigint; at: Date } & Decision,
): Promise<void> {
  const order = row.order_id
    ? await tx.selectFrom('orders').select('sn').where('id', '=', row.order_id).executeTakeFirst()
    : undefined;
  await postTransaction(tx, {
    kind: postingKinds[row.kind]!,
    reference: `shop_correction:${row.id}`,
    memo: order?.sn ?? row.reason,
    at,
    legs:
      amount > 0n
        ? await shopCredit(tx, row.shop_id, platformRevenue, amount)
        : await shopDebit(tx, row.shop_id, platformRevenue, -amount),
  });
  await saveStep(tx, row.id, { state: 'booked', booked: amount, booked_at: at, ...decision });
}

/** What the shop is told of a step, minor units without a sign. */
export const eventOf = (
  { id, shop_id: shopId }: Pick<ShopCorrectionRow, 'id' | 'shop_id'>,
  step: ShopCorrectionEvent['step'],
  amount: bigint,
  reason: string,
): ShopCorrectionEvent => ({ id, shopId, step, amount: String(amount < 0n ? -amount : amount), reason });
