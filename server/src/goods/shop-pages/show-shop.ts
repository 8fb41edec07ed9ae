import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import type { shop, ShopDetail } from '@tradewind/contract/goods/shops';
import type { StoredShopPage } from '../../base/db/tables.ts';
import type { Call, MerchantCall } from '../../base/http/call.ts';
import {
  cardsOfProducts,
  categoriesOfShop,
  presentCards,
  presentShop,
  shopCategoriesOnSale,
  shopInAnyStatus,
  shopsById,
  type CardPage,
} from '../catalog/index.ts';
import { listProducts, type ListDeps } from '../search/index.ts';
import { findShopPage } from './desk/page-store.ts';

type ShopRow = Awaited<ReturnType<typeof shopsById>>[number];

/**
 * An open shop with a page of its products by category, words and order.
 *
 * @throws Refusal `shop_not_found` or `category_not_found`.
 */
export async function showShop(deps: ListDeps, call: Call, input: ParsedInputOf<typeof shop>): Promise<ShopDetail> {
  const { read } = deps.db;
  const [[row], products, page] = await Promise.all([
    shopsById(read, [input.mer_id], call.actor?.userId ?? null),
    listProducts(deps, call, { ...input, shopId: input.mer_id, withoutAdult: !call.isAdult }),
    findShopPage(read, input.mer_id),
  ]);
  if (!row || !page) refuse('shop_not_found');
  return present(deps, call, row, page.published, products, input.page === 1);
}

/**
 * The page of the caller's shop as shoppers will see its draft, also while the shop is not open.
 *
 * @param typed what is shown instead of the draft; nothing of it is stored
 * @throws Refusal `shop_not_found`.
 */
export async function previewShop(deps: ListDeps, call: MerchantCall, typed?: StoredShopPage): Promise<ShopDetail> {
  const { read } = deps.db;
  const { shopId } = call.actor;
  const [row, products, found] = await Promise.all([
    shopInAnyStatus(read, shopId),
    listProducts(deps, call, { shopId, page: 1, limit: 10 }),
    findShopPage(read, shopId),
  ]);
  if (!row || !found) refuse('shop_not_found');
  const page = typed ?? found.draft ?? found.published;
  return present(deps, call, { ...row, ...page }, page, products, true);
}

async function present(
  { db: { read }, categories: kept }: ListDeps,
  { locale, now }: { locale: Locale; now: Date },
  row: ShopRow,
  { announcement, featured, categories }: StoredShopPage,
  products: CardPage,
  isFirst: boolean,
): Promise<ShopDetail> {
  const [codes, cards, onSale] = isFirst
    ? await Promise.all([
        categoriesOfShop(read, await kept.tree(), row.id),
        cardsOfProducts(read, row.id, featured),
        shopCategoriesOnSale(
          read,
          row.id,
          categories.map(({ id }) => id),
        ),
      ])
    : [[], [], new Set<string>()];
  return {
    ...presentShop(row, locale),
    banner: row.banner,
    about: pickText(row.abouts, locale),
    categories: codes,
    announcement: isShown(announcement, now) ? pickText(announcement.texts, locale) : '',
    featured: presentCards({ total: cards.length, rows: cards }, locale, now).list,
    shop_categories: categories
      .filter(({ id }) => onSale.has(id))
      .map(({ id, names }) => ({ id, name: pickText(names, locale) })),
    product_list: presentCards(products, locale, now),
  };
}

const isShown = ({ from, until }: StoredShopPage['announcement'], now: Date): boolean =>
  (from === null || new Date(from) <= now) && (until === null || now < new Date(until));
