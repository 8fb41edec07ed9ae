import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { proposeFlashOffer as contract } from '@tradewind/contract/goods/shop-desk/flash-sales';
import { sql } from 'kysely';
import type { Tx } from '../../../base/db/database.ts';
import type { OperatorRef } from '../../../base/http/call.ts';
import { newId } from '../../../base/ids/ids.ts';
import { audit } from '../../../platform/operators/index.ts';
import { lockSkus, type Sku } from '../sku-queries.ts';
import { writeFlashPrices } from './flash-prices.ts';
import { lockSale } from './plan-sale.ts';

const dollars = (cents: bigint): string => `$${toWire(usd(cents))}`;

interface Terms {
  price: bigint;
  quota: number;
  perShopper: number;
}

/**
 * Proposes an SKU of a shop for a flash sale that has not begun; proposing it again replaces what waits or was refused.
 *
 * @throws Refusal `flash_sale_not_found`, `flash_sale_over`, `product_not_found`, `product_gone`, `flash_price_invalid`,
 *   `flash_quota_invalid` or `flash_sku_taken`.
 */
export async function proposeFlashOffer(
  tx: Tx,
  shopId: string,
  { sale_id: saleId, sku_id: skuId, price: typed, quota, per_shopper: perShopper }: ParsedInputOf<typeof contract>,
  now: Date,
): Promise<void> {
  const sku = (await lockSkus(tx, [skuId])).get(skuId);
  const sale = await lockSale(tx, saleId, now);
  if (sale.starts_at <= now) refuse('flash_sale_over');
  if (sku?.shopId !== shopId) refuse('product_not_found', {}, ['sku_id']);
  const terms = { price: fromWire(typed)?.minor ?? 0n, quota, perShopper };
  requireTerms(sku, terms);
  await requireFree(tx, skuId, sale);
  const offer = {
    price: terms.price,
    former_price: sku.usualPrice,
    quota,
    per_shopper: perShopper,
    state: 'proposed',
    note: '',
    proposed_at: now,
    decided_at: null,
  };
  const stored = await tx
    .insertInto('flash_offers')
    .values({ ...offer, id: newId(), sale_id: saleId, sku_id: skuId, shop_id: shopId })
    .onConflict((conflict) =>
      conflict.columns(['sale_id', 'sku_id']).doUpdateSet(offer).where('flash_offers.state', '<>', 'accepted'),
    )
    .executeTakeFirst();
  if (stored.numInsertedOrUpdatedRows === 0n) refuse('flash_sku_taken', {}, ['sku_id']);
}

/**
 * Withdraws an offer of a shop before its sale begins.
 *
 * @returns the id of the sale
 * @throws Refusal `flash_offer_not_found`, `flash_sale_over` or `already_decided`.
 */
export async function withdrawFlashOffer(tx: Tx, shopId: string, id: string, now: Date): Promise<string> {
  const { offer, sale } = await lockOffer(tx, id, now, shopId);
  if (sale.starts_at <= now) refuse('flash_sale_over');
  if (offer.state !== 'proposed' && offer.state !== 'accepted') refuse('already_decided');
  await tx.updateTable('flash_offers').set({ state: 'withdrawn', decided_at: now }).where('id', '=', id).execute();
  return sale.id;
}

interface Decider {
  operator: OperatorRef;
  now: Date;
}

/**
 * Accepts an offer; in a running sale its price holds at once.
 *
 * @returns the id of the sale
 * @throws Refusal `already_decided`, and those of a proposal: price, stock and product may have changed since.
 */
export async function acceptFlashOffer(tx: Tx, id: string, { operator, now }: Decider): Promise<string> {
  const { offer, sale, sku } = await lockOffer(tx, id, now);
  if (offer.state !== 'proposed') refuse('already_decided');
  requireTerms(sku, { price: offer.price, quota: offer.quota, perShopper: offer.per_shopper });
  await requireFree(tx, offer.sku_id, sale);
  await tx.updateTable('flash_offers').set({ state: 'accepted', decided_at: now }).where('id', '=', id).execute();
  await writeFlashPrices(tx, [offer.sku_id], now);
  const price = dollars(offer.price);
  await audit(tx, operator, 'flash_offer.accepted', `flash_sale:${sale.id}`, { sku: offer.sku_id, price }, now);
  return sale.id;
}

/**
 * Refuses an offer, or takes an accepted one out of its sale.
 *
 * @returns the id of the sale
 * @throws Refusal `flash_offer_not_found`, `flash_sale_over` or `already_decided`.
 */
export async function refuseFlashOffer(
  tx: Tx,
  { id, reason }: { id: string; reason: string },
  { operator, now }: Decider,
): Promise<string> {
  const { offer, sale } = await lockOffer(tx, id, now);
  if (offer.state !== 'proposed' && offer.state !== 'accepted') refuse('already_decided');
  await tx
    .updateTable('flash_offers')
    .set({ state: 'refused', note: reason, decided_at: now })
    .where('id', '=', id)
    .execute();
  await writeFlashPrices(tx, [offer.sku_id], now);
  await audit(tx, operator, 'flash_offer.refused', `flash_sale:${sale.id}`, { sku: offer.sku_id, reason }, now);
  return sale.id;
}

/** Locks the SKU of an offer, its sale and the offer, in this order. @param shopId the shop that must own it */
async function lockOffer(tx: Tx, id: string, now: Date, shopId?: string) {
  const named = tx.selectFrom('flash_offers').selectAll().where('id', '=', id);
  const {
    sku_id: skuId,
    sale_id: saleId,
    shop_id: ownerId,
  } = requireFound(await named.executeTakeFirst(), 'flash_offer_not_found');
  if (shopId !== undefined && ownerId !== shopId) refuse('flash_offer_not_found');
  const sku = (await lockSkus(tx, [skuId])).get(skuId)!;
  const sale = await lockSale(tx, saleId, now);
  return { sku, sale, offer: await named.forUpdate().executeTakeFirstOrThrow() };
}

function requireTerms(sku: Sku, { price, quota, perShopper }: Terms): void {
  if (!sku.forSale) refuse('product_gone', {}, ['sku_id']);
  if (price <= 0n || price >= sku.usualPrice)
    refuse('flash_price_invalid', { price: dollars(sku.usualPrice) }, ['price']);
  if (quota > sku.wholeStock) refuse('flash_quota_invalid', { stock: sku.wholeStock }, ['quota']);
  if (perShopper > quota) refuse('flash_quota_invalid', { stock: sku.wholeStock }, ['per_shopper']);
}

/** Requires that the SKU, which is locked, is in no other sale at the same time. */
async function requireFree(tx: Tx, skuId: string, sale: { id: string; starts_at: Date; ends_at: Date }): Promise<void> {
  const other = await tx
    .selectFrom('flash_offers as o')
    .innerJoin('flash_sales as f', 'f.id', 'o.sale_id')
    .select('o.id')
    .where('o.sku_id', '=', skuId)
    .where('o.sale_id', '<>', sale.id)
    .where('o.state', 'in', ['proposed', 'accepted'])
    .where('f.cancelled_at', 'is', null)
    .where(sql<boolean>`f.starts_at < ${sale.ends_at} and f.ends_at > ${sale.starts_at}`)
    .executeTakeFirst();
  if (other) refuse('flash_sku_taken', {}, ['sku_id']);
}
