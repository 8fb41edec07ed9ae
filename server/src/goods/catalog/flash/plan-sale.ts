import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { locales } from '@tradewind/contract/base/locales';
import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type { planFlashSale as contract } from '@tradewind/contract/goods/desk/flash-sales';
import { day, later } from '../../../base/clock/clock.ts';
import type { Tx } from '../../../base/db/database.ts';
import type { OperatorRef } from '../../../base/http/call.ts';
import { newId } from '../../../base/ids/ids.ts';
import { audit } from '../../../platform/operators/index.ts';
import { lockSkus } from '../sku-queries.ts';
import { writeFlashPrices } from './flash-prices.ts';

const longest = 14 * day;

/**
 * Plans a flash sale.
 *
 * @param by null for the installation itself, whose sale may have begun
 * @returns its id
 * @throws Refusal `flash_sale_invalid`, naming the field.
 */
export async function planFlashSale(
  tx: Tx,
  { names, starts_at: from, ends_at: until }: ParsedInputOf<typeof contract>,
  { by, now }: { by: OperatorRef | null; now: Date },
): Promise<string> {
  const missing = locales.filter((locale) => !names[locale]).map((locale) => `names.${locale}`);
  if (missing.length > 0) refuse('flash_sale_invalid', {}, missing);
  if (by && from <= now) refuse('flash_sale_invalid', {}, ['starts_at']);
  if (until <= from || until > later(from, longest)) refuse('flash_sale_invalid', {}, ['ends_at']);
  const id = newId();
  await tx
    .insertInto('flash_sales')
    .values({ id, names, starts_at: from, ends_at: until, made_by: by?.id ?? null, made_at: now })
    .execute();
  const times = { from: from.toISOString(), until: until.toISOString() };
  if (by) await audit(tx, by, 'flash_sale.planned', `flash_sale:${id}`, { names, ...times }, now);
  return id;
}

/** Cancels a flash sale; a running one ends at once. @throws Refusal `flash_sale_not_found` or `flash_sale_over`. */
export async function cancelFlashSale(
  tx: Tx,
  { id, reason }: { id: string; reason: string },
  { operator, now }: { operator: OperatorRef; now: Date },
): Promise<void> {
  // SKUs before the sale, as whoever orders them locks them.
  const offers = await tx.selectFrom('flash_offers').select('sku_id').where('sale_id', '=', id).execute();
  const skuIds = offers.map(({ sku_id }) => sku_id);
  await lockSkus(tx, skuIds);
  const { names } = await lockSale(tx, id, now);
  await tx.updateTable('flash_sales').set({ cancelled_at: now }).where('id', '=', id).execute();
  await writeFlashPrices(tx, skuIds, now);
  await audit(tx, operator, 'flash_sale.cancelled', `flash_sale:${id}`, { names, reason }, now);
}

/** Locks a flash sale that is not over. @throws Refusal `flash_sale_not_found` or `flash_sale_over`. */
export async function lockSale(tx: Tx, id: string, now: Date) {
  const found = await tx.selectFrom('flash_sales').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const sale = requireFound(found, 'flash_sale_not_found');
  if (sale.cancelled_at || sale.ends_at <= now) refuse('flash_sale_over');
  return sale;
}
