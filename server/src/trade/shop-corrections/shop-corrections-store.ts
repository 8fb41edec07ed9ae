import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { ShopCorrection } from '@tradewind/contract/trade/desk/shop-corrections';
import type { Selectable, Updateable } from 'kysely';
import type { Read, Tx } from '../../base/db/database.ts';
import type { Tables } from '../../base/db/tables.ts';

export type ShopCorrectionRow = Selectable<Tables['shop_corrections']>;

/** Inserts what an operator proposed. */
export async function insertShopCorrection(
  tx: Tx,
  row: Pick<ShopCorrectionRow, 'id' | 'shop_id' | 'kind' | 'amount' | 'reason' | 'asked_by' | 'asked_at'> &
    Partial<Pick<ShopCorrectionRow, 'breach' | 'order_id' | 'fine_id' | 'evidence'>>,
): Promise<void> {
  await tx.insertInto('shop_corrections').values(row).execute();
}

/**
 * Locks a fine or correction that is in one of some states.
 *
 * @throws Refusal `correction_not_found` or `already_decided`.
 */
export async function lockShopCorrection(
  tx: Tx,
  id: string,
  states: readonly ShopCorrection['state'][],
): Promise<ShopCorrectionRow> {
  const row = requireFound(
    await tx.selectFrom('shop_corrections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    'correction_not_found',
  );
  return (states as readonly string[]).includes(row.state) ? row : refuse('already_decided');
}

/** Stores a step of a fine or correction, whose row is locked. */
export async function saveStep(
  tx: Tx,
  id: string,
  step: Updateable<Tables['shop_corrections']> & { state: ShopCorrection['state'] },
): Promise<void> {
  await tx.updateTable('shop_corrections').set(step).where('id', '=', id).execute();
}

/** What of a booked fine was not given back yet, minor units. @throws Refusal `fine_not_booked`. */
export async function restOfFine(read: Read, fine: Pick<ShopCorrectionRow, 'id' | 'kind' | 'booked'>): Promise<bigint> {
  if (fine.kind !== 'fine' || fine.booked === null) return refuse('fine_not_booked');
  const { returned } = await read
    .selectFrom('shop_corrections')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('booked'), eb.val('0')).as('returned'))
    .where('fine_id', '=', fine.id)
    .executeTakeFirstOrThrow();
  return -fine.booked - BigInt(returned);
}

/** The row of a fine or correction. @throws Refusal `correction_not_found`. */
export async function shopCorrectionRow(read: Read, id: string): Promise<ShopCorrectionRow> {
  const row = await read.selectFrom('shop_corrections').selectAll().where('id', '=', id).executeTakeFirst();
  return requireFound(row, 'correction_not_found');
}
