import { requireFound } from '@tradewind/contract/base/refusals';
import { locales, type Texts } from '@tradewind/contract/base/locales';
import type { ShopPageContent } from '@tradewind/contract/goods/shop-page-form';
import { shopPageParts } from '@tradewind/contract/goods/shop-page-form';
import type { OwnShopPage, ShopPageVersion } from '@tradewind/contract/goods/shop-desk/page';
import type { Read } from '../../../base/db/database.ts';
import type { LocalTexts, StoredShopPage } from '../../../base/db/tables.ts';
import { rowsBefore } from '../../../base/db/paging.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { countShopCategories, ownProductSummaries } from '../../catalog/index.ts';
import { findShopPage } from './page-store.ts';

/** The page of the caller's shop, for editing. */
export async function showOwnPage(read: Read, { actor: { shopId }, locale }: MerchantCall): Promise<OwnShopPage> {
  const [found, counts] = await Promise.all([findShopPage(read, shopId), countShopCategories(read, shopId)]);
  const page = requireFound(found, 'shop_not_found');
  const content = page.draft ?? page.published;
  const featured = [...new Set([...content.featured, ...page.published.featured])];
  return {
    shop_id: shopId,
    revision: page.revision,
    content: presentPage(content),
    published: presentPage(page.published),
    has_draft: page.draft ? 1 : 0,
    changed_by: page.changed?.name ?? '',
    changed_at: page.changed?.at.toISOString() ?? null,
    products: await ownProductSummaries(read, shopId, featured, locale),
    category_counts: counts,
  };
}

/** A page of the published versions, latest first, with the parts that differ from the version before. */
export async function pageVersions(
  read: Read,
  shopId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ list: ShopPageVersion[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    read
      .selectFrom('shop_page_versions as v')
      .leftJoin('users as u', 'u.id', 'v.published_by')
      .select(['v.version', 'v.content', 'v.published_at', 'u.nickname', 'u.username'])
      .where('v.shop_id', '=', shopId)
      .orderBy('v.version', 'desc')
      .limit(limit + 1)
      .offset(rowsBefore(page, limit))
      .execute(),
    read
      .selectFrom('shop_page_versions')
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow(),
  ]);
  const list = rows.slice(0, limit).map((row, at) => {
    const before = rows[at + 1]?.content;
    return {
      id: String(row.version),
      version: row.version,
      at: row.published_at.toISOString(),
      by: row.nickname || row.username || '',
      changed: before ? changedParts(before, row.content) : [],
    };
  });
  return { list, total: Number(total) };
}

function changedParts(before: StoredShopPage, after: StoredShopPage): ShopPageVersion['changed'] {
  const [one, other] = [presentPage(before), presentPage(after)];
  return shopPageParts.filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]));
}

/** A stored page with every language. */
export const presentPage = (page: StoredShopPage): ShopPageContent => ({
  name: page.name,
  avatar: page.avatar,
  banner: page.banner,
  tone: page.tone,
  slogans: inAllLocales(page.slogans),
  abouts: inAllLocales(page.abouts),
  announcement: {
    texts: inAllLocales(page.announcement.texts),
    from: page.announcement.from,
    until: page.announcement.until,
  },
  featured: page.featured,
  categories: page.categories.map(({ id, names }) => ({ id, names: inAllLocales(names) })),
});

const inAllLocales = (texts: LocalTexts): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, texts[locale] ?? ''])) as Texts;
