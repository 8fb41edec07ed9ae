import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { locales, pickText, type Locale, type Texts } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { requireFound } from '@tradewind/contract/base/refusals';
import type {
  DeskFlashSale,
  FlashOffer,
  flashSales as contract,
  FlashSaleRow,
} from '@tradewind/contract/goods/desk/flash-sales';
import type { flashChoices, ShopFlashSale, shopFlashSales } from '@tradewind/contract/goods/shop-desk/flash-sales';
import { sql } from 'kysely';
import type { Read } from '../../../base/db/database.ts';
import { likeAnywhere } from '../../../base/db/like.ts';
import { rowsBefore } from '../../../base/db/paging.ts';
import { specText } from '../spec.ts';

interface Viewer {
  locale: Locale;
  now: Date;
}

const sales = (read: Read, now: Date) =>
  read
    .selectFrom('flash_sales as f')
    .leftJoin('operators as by', 'by.id', 'f.made_by')
    .selectAll('f')
    .select([
      'by.name as maker',
      sql<FlashSaleRow['state']>`case when f.cancelled_at is not null then 'cancelled'
        when f.ends_at <= ${now}::timestamptz then 'over' when f.starts_at <= ${now}::timestamptz then 'running'
        else 'upcoming' end`.as('state'),
    ])
    .select((eb) => {
      const offers = eb.selectFrom('flash_offers as o').whereRef('o.sale_id', '=', 'f.id');
      const accepted = offers.where('o.state', '=', 'accepted');
      return [
        accepted.select(sql<number>`count(*)::int`.as('n')).as('offers'),
        accepted.select(sql<number>`coalesce(sum(o.quota), 0)::int`.as('n')).as('quota'),
        offers
          .where('o.state', '=', 'proposed')
          .select(sql<number>`count(*)::int`.as('n'))
          .as('proposed'),
        accepted.select(sql<number>`count(distinct o.shop_id)::int`.as('n')).as('shops'),
        // Also of offers that were taken out: their orders stay.
        offers.select(sql<number>`coalesce(sum(o.taken), 0)::int`.as('n')).as('sold'),
        offers.select(sql<bigint>`coalesce(sum(o.taken * o.price), 0)::bigint`.as('n')).as('revenue'),
      ];
    });
type SaleRow = Awaited<ReturnType<ReturnType<typeof sales>['executeTakeFirstOrThrow']>>;

const offers = (read: Read) =>
  read
    .selectFrom('flash_offers as o')
    .innerJoin('skus as s', 's.id', 'o.sku_id')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .innerJoin('shops as h', 'h.id', 'o.shop_id')
    .selectAll('o')
    .select([
      's.product_id',
      's.choice',
      's.stock',
      's.price as price_now',
      's.image',
      'p.image as product_image',
      'p.titles',
      'p.options',
      'h.name as shop_name',
    ])
    .orderBy(sql`o.state <> 'proposed'`)
    .orderBy('o.proposed_at')
    .orderBy('o.id');
type OfferRow = Awaited<ReturnType<ReturnType<typeof offers>['executeTakeFirstOrThrow']>>;

/** A page of flash sales with their figures, the latest first. */
export async function listFlashSales(
  read: Read,
  { page, limit, state }: ParsedInputOf<typeof contract>,
  { locale, now }: Viewer,
): Promise<OutputOf<typeof contract>> {
  let found = read.selectFrom(sales(read, now).as('f')).selectAll('f');
  if (state) found = found.where('f.state', '=', state);
  const [rows, { total }] = await Promise.all([
    found.orderBy('f.starts_at', 'desc').orderBy('f.id').limit(limit).offset(rowsBefore(page, limit)).execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map((row) => presentSale(row, locale)), total: Number(total) };
}

/** A flash sale with what shops offer in it. @throws Refusal `flash_sale_not_found`. */
export async function getFlashSale(read: Read, id: string, { locale, now }: Viewer): Promise<DeskFlashSale> {
  const row = requireFound(await sales(read, now).where('f.id', '=', id).executeTakeFirst(), 'flash_sale_not_found');
  const list = await offers(read).where('o.sale_id', '=', id).execute();
  return {
    ...presentSale(row, locale),
    names: Object.fromEntries(locales.map((one) => [one, row.names[one] ?? ''])) as Texts,
    made_by: row.maker ?? '',
    made_at: row.made_at.toISOString(),
    list: list.map((offer) => presentOffer(offer, locale)),
  };
}

/** A page of flash sales with what a shop offers in them; those that are over only where it took part. */
export async function listShopFlashSales(
  read: Read,
  shopId: string,
  { page, limit }: ParsedInputOf<typeof shopFlashSales>,
  { locale, now }: Viewer,
): Promise<OutputOf<typeof shopFlashSales>> {
  const found = read
    .selectFrom(sales(read, now).as('f'))
    .selectAll('f')
    .where((eb) =>
      eb.or([
        eb('f.state', 'in', ['upcoming', 'running']),
        eb.exists(
          eb.selectFrom('flash_offers as o').whereRef('o.sale_id', '=', 'f.id').where('o.shop_id', '=', shopId),
        ),
      ]),
    );
  const [rows, { total }] = await Promise.all([
    found.orderBy('f.starts_at', 'desc').orderBy('f.id').limit(limit).offset(rowsBefore(page, limit)).execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map(({ id }) => id);
  const own =
    ids.length === 0 ? [] : await offers(read).where('o.shop_id', '=', shopId).where('o.sale_id', 'in', ids).execute();
  return { list: rows.map((row) => presentForShop(row, own, locale)), total: Number(total) };
}

/** One flash sale with what a shop offers in it. @throws Refusal `flash_sale_not_found`. */
export async function getShopFlashSale(
  read: Read,
  shopId: string,
  id: string,
  { locale, now }: Viewer,
): Promise<ShopFlashSale> {
  const row = requireFound(await sales(read, now).where('f.id', '=', id).executeTakeFirst(), 'flash_sale_not_found');
  const own = await offers(read).where('o.sale_id', '=', id).where('o.shop_id', '=', shopId).execute();
  return presentForShop(row, own, locale);
}

/** SKUs of a shop that it can offer, at most fifty: those of products with these words in a title, or with this code. */
export async function listFlashChoices(
  read: Read,
  shopId: string,
  { q = '' }: ParsedInputOf<typeof flashChoices>,
  locale: Locale,
): Promise<OutputOf<typeof flashChoices>> {
  const part = likeAnywhere(q);
  const rows = await read
    .selectFrom('skus as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .select(['s.id', 's.choice', 's.price', 's.stock', 'p.titles', 'p.options'])
    .where('p.shop_id', '=', shopId)
    .where('p.status', '=', 'on_sale')
    .where('s.retired_at', 'is', null)
    .where('s.stock', '>', 0)
    .$if(q !== '', (found) =>
      found
        // Of many products only those that have the words at all are looked into.
        .where(
          sql<boolean>`p.id in (select w.product_id from product_desk_words w
            where w.shop_id = ${shopId} and w.words like ${likeAnywhere(q.toLowerCase())})`,
        )
        .where(
          sql<boolean>`(exists (select from jsonb_each_text(p.titles) t where t.value ilike ${part}) or s.code ilike ${part})`,
        ),
    )
    .orderBy('p.sales', 'desc')
    .orderBy('p.id')
    .orderBy('s.position')
    .limit(50)
    .execute();
  return {
    list: rows.map(({ id, choice, price, stock, titles, options }) => ({
      id,
      title: pickText(titles, locale),
      spec: specText(options, choice, locale),
      price: toWire(usd(price)),
      stock,
    })),
  };
}

const presentSale = (row: SaleRow, locale: Locale): FlashSaleRow => ({
  id: row.id,
  name: pickText(row.names, locale),
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  state: row.state,
  offers: row.offers ?? 0,
  proposed: row.proposed ?? 0,
  shops: row.shops ?? 0,
  quota: row.quota ?? 0,
  sold: row.sold ?? 0,
  revenue: toWire(usd(row.revenue ?? 0n)),
});

const presentForShop = (row: SaleRow, own: readonly OfferRow[], locale: Locale): ShopFlashSale => ({
  id: row.id,
  name: pickText(row.names, locale),
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  state: row.state,
  open: row.state === 'upcoming',
  list: own.filter(({ sale_id: saleId }) => saleId === row.id).map((offer) => presentOffer(offer, locale)),
});

const presentOffer = (row: OfferRow, locale: Locale): FlashOffer => ({
  id: row.id,
  sku_id: row.sku_id,
  product_id: row.product_id,
  image: row.image || row.product_image,
  title: pickText(row.titles, locale),
  spec: specText(row.options, row.choice, locale),
  shop_id: row.shop_id,
  shop: row.shop_name,
  price: toWire(usd(row.price)),
  former_price: toWire(usd(row.former_price)),
  price_now: toWire(usd(row.price_now)),
  stock: row.stock,
  quota: row.quota,
  per_shopper: row.per_shopper,
  sold: row.taken,
  revenue: toWire(usd(row.price * BigInt(row.taken))),
  state: row.state as FlashOffer['state'],
  note: row.note,
});
