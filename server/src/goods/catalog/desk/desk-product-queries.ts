import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { DeskProduct, deskProducts } from '@tradewind/contract/goods/desk/products';
import type { ProductState } from '@tradewind/contract/goods/shop-desk/products';
import type { Read } from '../../../base/db/database.ts';
import { likeAnywhere } from '../../../base/db/like.ts';
import { rowsBefore } from '../../../base/db/paging.ts';
import { isId } from '../../../base/ids/ids.ts';
import { allowedOperatorActs } from './product-states.ts';

interface Viewer {
  locale: Locale;
  now: Date;
}

const deskRows = (read: Read) =>
  read
    .selectFrom('products as p')
    .innerJoin('shops as h', 'h.id', 'p.shop_id')
    .select([
      'p.id',
      'p.titles',
      'p.image',
      'p.shop_id',
      'h.name as shop',
      'p.status',
      'p.category_code',
      'p.min_price',
      'p.adult',
      'p.revision',
      'p.updated_at',
      'p.publish_at',
      'p.published_at',
      'p.status_reason',
    ]);
type DeskRow = Awaited<ReturnType<ReturnType<typeof deskRows>['executeTakeFirstOrThrow']>>;

/** A page of products of all shops, by state and words. */
export async function listDeskProducts(
  read: Read,
  { state, shop_id: shopId, search, sort, page, limit }: ParsedInputOf<typeof deskProducts>,
  viewer: Viewer,
): Promise<OutputOf<typeof deskProducts>> {
  // Only the products of the page are joined to what a row shows; an index alone says which they are.
  let found = read.selectFrom('products as p');
  if (state) found = found.where('p.status', '=', state);
  if (shopId) found = found.where('p.shop_id', '=', shopId);
  if (search)
    found = isId(search)
      ? found.where('p.id', '=', search)
      : found.where('p.id', 'in', (eb) =>
          eb
            .selectFrom('product_desk_words')
            .select('product_id')
            .where('words', 'like', likeAnywhere(search.toLowerCase())),
        );
  const direction = sort === 'updated_at' ? 'asc' : 'desc';
  const ofPage = found
    .select('p.id')
    .orderBy('p.updated_at', direction)
    .orderBy('p.id', direction)
    .limit(limit)
    .offset(rowsBefore(page, limit));
  const [rows, { total }] = await Promise.all([
    deskRows(read)
      .innerJoin(ofPage.as('page'), 'page.id', 'p.id')
      .orderBy('p.updated_at', direction)
      .orderBy('p.id', direction)
      .execute(),
    found.select((eb) => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map((row) => present(row, viewer)), total: Number(total) };
}

/** One product of any shop; null for an unknown id. */
export async function findDeskProduct(read: Read, id: string, viewer: Viewer): Promise<DeskProduct | null> {
  const row = await deskRows(read).where('p.id', '=', id).executeTakeFirst();
  return row ? present(row, viewer) : null;
}

const present = (row: DeskRow, { locale, now }: Viewer): DeskProduct => {
  const state = row.status as ProductState;
  const facts = { status: state, publishAt: row.publish_at, publishedAt: row.published_at, moderated: true };
  return {
    id: row.id,
    title: pickText(row.titles, locale),
    image: row.image,
    shop_id: row.shop_id,
    shop: row.shop,
    state,
    category_id: row.category_code,
    price: toWire(usd(row.min_price)),
    adult: row.adult,
    revision: row.revision,
    updated_at: row.updated_at.toISOString(),
    publish_at: row.publish_at?.toISOString() ?? null,
    reason: row.status_reason,
    allowed: allowedOperatorActs(facts, now),
  };
};
