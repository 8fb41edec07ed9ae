import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { ProductFlash } from '@tradewind/contract/goods/catalog';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { FlashCard, flashProducts, FlashSale } from '@tradewind/contract/goods/flash-sales';
import { sql, type RawBuilder } from 'kysely';
import { day, later } from '../../../base/clock/clock.ts';
import type { Read } from '../../../base/db/database.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
import type { LocalTexts } from '../../../base/db/tables.ts';
import { rowsBefore } from '../../../base/db/paging.ts';
import { cardColumns, fromProducts, listed, type CardRow, type Paging } from '../card-queries.ts';
import { presentCard } from '../present-product.ts';
import { advertised } from '../ratings.ts';
import { heldOffers } from './flash-prices.ts';

interface Viewer {
  locale: Locale;
  now: Date;
}

/** The most products that Home shows of a sale. */
const maxShown = 30;
/** How long before its beginning a sale is announced. */
const announcedFor = 7 * day;

const percentOf = (sold: number, quota: number): number => Math.floor((100 * sold) / quota);

/** The flash sale that a product is in now; null for none. */
export async function flashOfProduct(
  read: Read,
  productId: string,
  { locale, now }: Viewer,
): Promise<ProductFlash | null> {
  const rows = await rowsOf<{
    names: LocalTexts;
    ends_at: Date;
    sku_id: string;
    quota: number;
    taken: number;
    left: number;
    per_shopper: number;
  }>(
    read,
    sql`
    select f.names, f.ends_at, o.sku_id, o.quota, o.taken, s.current_stock as left, o.per_shopper
    from (${heldOffers(now)}) o join flash_sales f on f.id = o.sale_id join skus s on s.id = o.sku_id
    where s.product_id = ${productId} and s.flash_price < s.price order by s.position`,
  );
  const [first] = rows;
  if (!first) return null;
  const sum = (of: 'quota' | 'taken') => rows.reduce((total, row) => total + row[of], 0);
  return {
    name: pickText(first.names, locale),
    ends_at: first.ends_at.toISOString(),
    sold_percent: percentOf(sum('taken'), sum('quota')),
    skus: rows.map(({ sku_id, left, per_shopper }) => ({ sku_id, left, per_shopper })),
  };
}

/** What Home shows of flash sales: the one that runs and ends first, without products that are rated low, and the one that begins next. */
export async function showFlashSale(read: Read, viewer: Viewer): Promise<FlashSale> {
  const [now, next] = await Promise.all([running(read, viewer), upcoming(read, viewer)]);
  return { now, next };
}

async function running(read: Read, viewer: Viewer): Promise<FlashSale['now']> {
  const { total, rows } = await runningPage(read, viewer.now, { page: 1, limit: maxShown }, advertised);
  const [first] = rows;
  if (!first) return null;
  return {
    id: first.sale_id,
    name: pickText(first.names, viewer.locale),
    ends_at: first.ends_at.toISOString(),
    total,
    list: rows.map((row) => presentFlashCard(row, viewer)),
  };
}

/** A page of the products of the sale that runs and ends first. */
export async function listFlashProducts(
  read: Read,
  viewer: Viewer,
  paging: Paging,
): Promise<OutputOf<typeof flashProducts>> {
  const { total, rows } = await runningPage(read, viewer.now, paging);
  return { total, count: total, list: rows.map((row) => presentFlashCard(row, viewer)) };
}

interface FlashRow extends CardRow {
  sale_id: string;
  names: LocalTexts;
  ends_at: Date;
  quota: number;
  taken: number;
}

const presentFlashCard = (row: FlashRow, { locale, now }: Viewer): FlashCard => ({
  ...presentCard(row, locale, now),
  sold_percent: percentOf(row.taken, row.quota),
});

async function runningPage(
  read: Read,
  now: Date,
  { page, limit }: Paging,
  condition: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<{ total: number; rows: FlashRow[] }> {
  const rows = await rowsOf<FlashRow & { total: number }>(
    read,
    sql`
    with shown as (
      select o.sale_id, s.product_id, sum(o.quota)::int as quota, sum(o.taken)::int as taken
      from (${heldOffers(now)}) o join skus s on s.id = o.sku_id
      where o.sale_id = (
        select f.id from flash_sales f where f.id in (select h.sale_id from (${heldOffers(now)}) h)
        order by f.ends_at, f.id limit 1
      ) group by o.sale_id, s.product_id
    )
    select ${cardColumns}, f.id as sale_id, f.names, f.ends_at, w.quota, w.taken, count(*) over ()::int as total
    ${fromProducts} join shown w on w.product_id = p.id join flash_sales f on f.id = w.sale_id
    where ${listed({ category: null })} and p.in_flash_sale and ${condition}
    order by w.taken::float / w.quota desc, p.id limit ${limit} offset ${rowsBefore(page, limit)}`,
  );
  return { total: rows[0]?.total ?? 0, rows };
}

async function upcoming(read: Read, { locale, now }: Viewer): Promise<FlashSale['next']> {
  const [row] = await rowsOf<{ id: string; names: LocalTexts; starts_at: Date; ends_at: Date; from: bigint | null }>(
    read,
    sql`
    select f.id, f.names, f.starts_at, f.ends_at,
      (select min(o.price) from flash_offers o join skus s on s.id = o.sku_id join products p on p.id = s.product_id
       where o.sale_id = f.id and o.state = 'accepted' and not p.adult) as from
    from flash_sales f
    where f.cancelled_at is null and f.starts_at > ${now}::timestamptz and f.starts_at <= ${later(now, announcedFor)}::timestamptz
    order by f.starts_at, f.id limit 1`,
  );
  return row
    ? {
        id: row.id,
        name: pickText(row.names, locale),
        starts_at: row.starts_at.toISOString(),
        ends_at: row.ends_at.toISOString(),
        from: row.from === null ? null : toWire(usd(row.from)),
      }
    : null;
}
