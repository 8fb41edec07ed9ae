import { requireFound } from '@tradewind/contract/base/refusals';
import type { Read, Tx } from '../../../base/db/database.ts';
import type { StoredShopPage } from '../../../base/db/tables.ts';
import type { ShopTone } from '@tradewind/contract/goods/shop-page-form';
import { lockShop } from '../../shops/index.ts';

/** The page of a shop as it is stored. */
export interface ShopPage {
  revision: number;
  draft: StoredShopPage | null;
  published: StoredShopPage;
  /** Who changed it last, and when; null: nobody yet */
  changed: { name: string; at: Date } | null;
}

/** Reads the page of a shop; one that was never edited has its face and nothing else. @returns null for an unknown shop. */
export async function findShopPage(read: Read, shopId: string): Promise<ShopPage | null> {
  const row = await read
    .selectFrom('shops as h')
    .leftJoin('shop_pages as p', 'p.shop_id', 'h.id')
    .leftJoin('users as u', 'u.id', 'p.changed_by')
    .select(['h.name', 'h.avatar', 'h.banner', 'h.tone', 'h.slogans', 'h.abouts'])
    .select(['p.revision', 'p.draft', 'p.announcement', 'p.featured', 'p.categories', 'p.changed_at'])
    .select(['u.nickname', 'u.username'])
    .where('h.id', '=', shopId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    revision: row.revision ?? 0,
    draft: row.draft,
    published: {
      name: row.name,
      avatar: row.avatar,
      banner: row.banner,
      tone: row.tone as ShopTone,
      slogans: row.slogans,
      abouts: row.abouts,
      announcement: row.announcement ?? { texts: {}, from: null, until: null },
      featured: row.featured ?? [],
      categories: row.categories ?? [],
    },
    changed: row.changed_at && { name: row.nickname || row.username || '', at: row.changed_at },
  };
}

/** The categories of a shop's own: those of its page and those that only its draft has. */
export async function ownCategoriesOf(read: Read, shopId: string): Promise<StoredShopPage['categories']> {
  const page = await findShopPage(read, shopId);
  const shown = page?.published.categories ?? [];
  return [...shown, ...(page?.draft?.categories ?? []).filter(({ id }) => !shown.some((one) => one.id === id))];
}

/** Reads the page of a shop and keeps others from changing it until the transaction ends. */
export async function lockShopPage(tx: Tx, shopId: string): Promise<ShopPage> {
  await lockShop(tx, shopId);
  return requireFound(await findShopPage(tx, shopId), 'shop_not_found');
}

export interface PageChange {
  /** Null: none from now on */
  draft: StoredShopPage | null;
  /** What is published from now on; absent: as before */
  published?: StoredShopPage;
  by: string;
  at: Date;
}

/** Stores a change of a locked page, as a new revision. */
export async function storeShopPage(tx: Tx, shopId: string, page: ShopPage, change: PageChange): Promise<void> {
  const { draft, published, by, at } = change;
  const columns = {
    revision: page.revision + 1,
    draft: draft && JSON.stringify(draft),
    changed_by: by,
    changed_at: at,
    ...(published && {
      announcement: JSON.stringify(published.announcement),
      featured: published.featured,
      categories: JSON.stringify(published.categories),
    }),
  };
  await tx
    .insertInto('shop_pages')
    .values({ shop_id: shopId, ...columns })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(columns))
    .execute();
}
