import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import { isOneOf } from '../../../base/db/conditions.ts';
import type { Read, Tx } from '../../../base/db/database.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
import type { Sku } from '../sku-queries.ts';
import type { StockLine } from '../stock-store.ts';
import { heldOffers, writeFlashPrices } from './flash-prices.ts';

interface Shopper {
  userId: string;
  locale: Locale;
  now: Date;
}

interface HeldOffer {
  id: string;
  skuId: string;
  left: number;
  perShopper: number;
  /** Pieces in earlier orders of this shopper that were not cancelled. */
  bought: number;
}

/** What is ordered of SKUs that are in a flash sale now, by SKU. */
const flashPieces = (lines: readonly StockLine[], skus: ReadonlyMap<string, Sku>): Map<string, number> => {
  const pieces = new Map<string, number>();
  for (const { skuId, quantity } of lines)
    if (skus.get(skuId)?.inFlashSale) pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity);
  return pieces;
};

const offersOf = (read: Read, skuIds: readonly string[], { userId, now }: Shopper): Promise<HeldOffer[]> =>
  rowsOf<HeldOffer>(
    read,
    sql`
    select o.id, o.sku_id as "skuId", o.quota - o.taken as left, o.per_shopper as "perShopper",
      (select coalesce(sum(p.quantity), 0)::int from flash_purchases p
       where p.offer_id = o.id and p.user_id = ${userId} and p.returned_at is null) as bought
    from (${heldOffers(now)}) o where ${isOneOf('o.sku_id', skuIds)} order by o.sku_id`,
  );

/**
 * Requires that nobody orders more at the price of a flash sale than one shopper gets.
 *
 * @throws Refusal `flash_limit`, which names the product, or `flash_sale_over`.
 */
export async function requireFlashLimits(
  read: Read,
  lines: readonly StockLine[],
  skus: ReadonlyMap<string, Sku>,
  shopper: Shopper,
): Promise<HeldOffer[]> {
  const pieces = flashPieces(lines, skus);
  if (pieces.size === 0) return [];
  const offers = await offersOf(read, [...pieces.keys()], shopper);
  if (offers.length < pieces.size) refuse('flash_sale_over');
  for (const { skuId, perShopper, bought } of offers)
    if (bought + pieces.get(skuId)! > perShopper)
      refuse('flash_limit', { product: pickText(skus.get(skuId)!.titles, shopper.locale), limit: perShopper });
  return offers;
}

/**
 * Takes what orders contain out of the quotas of flash sales; whoever takes the last piece ends the price. The SKUs must be
 * locked: nobody else takes from their quotas meanwhile.
 *
 * @throws Refusal `flash_limit`, `flash_sale_over` or `stock_short`.
 */
export async function takeFlashQuota(
  tx: Tx,
  lines: readonly (StockLine & { orderId: string })[],
  skus: ReadonlyMap<string, Sku>,
  shopper: Shopper,
): Promise<void> {
  const offers = await requireFlashLimits(tx, lines, skus, shopper);
  if (offers.length === 0) return;
  const pieces = flashPieces(lines, skus);
  for (const { skuId, left } of offers) if (pieces.get(skuId)! > left) refuse('stock_short', { left });
  const taken = offers.flatMap(({ id, skuId }) =>
    lines.filter((line) => line.skuId === skuId).map(({ orderId, quantity }) => ({ offerId: id, orderId, quantity })),
  );
  await tx
    .insertInto('flash_purchases')
    .values(
      taken.map(({ offerId, orderId, quantity }) => ({
        offer_id: offerId,
        order_id: orderId,
        user_id: shopper.userId,
        quantity,
      })),
    )
    .execute();
  for (const { id, skuId } of offers)
    await tx
      .updateTable('flash_offers')
      .set({ taken: sql<number>`taken + ${pieces.get(skuId)!}::int` })
      .where('id', '=', id)
      .execute();
  await writeFlashPrices(
    tx,
    offers.map(({ skuId }) => skuId),
    shopper.now,
  );
}

/** Gives the quotas back what cancelled orders took; where the sale runs, its price holds again. */
export async function returnFlashQuota(tx: Tx, orderIds: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<{ sku_id: string }>`
    with returned as (
      update flash_purchases set returned_at = ${now}::timestamptz
      where ${isOneOf('order_id', orderIds)} and returned_at is null returning offer_id, quantity
    )
    update flash_offers o set taken = o.taken - r.quantity
    from (select offer_id, sum(quantity)::int as quantity from returned group by offer_id) r
    where o.id = r.offer_id returning o.sku_id`.execute(tx);
  await writeFlashPrices(
    tx,
    rows.map(({ sku_id }) => sku_id),
    now,
  );
}
