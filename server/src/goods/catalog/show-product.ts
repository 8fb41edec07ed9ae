import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import type { Locale } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { Call } from '../../base/http/call.ts';
import { requireAdult } from './adult.ts';
import { flashOfProduct } from './flash/show-flash-sale.ts';
import { presentProduct, type Freight } from './present-product-detail.ts';
import type { CardRow } from './card-queries.ts';
import type { Categories } from './kept-categories.ts';
import { productById, type ProductRow } from './product-queries.ts';
import { presentShop } from './present-shop.ts';
import { shopsById } from './shop-card-queries.ts';

/** What a product's page needs: the category tree, and ports to modules that rank above the catalogue, which `modules.ts` fills. */
export interface ProductPagePorts {
  categories: Categories;
  /** The freight of each of these shops. */
  freightOf(read: Read, shopIds: readonly string[]): Promise<Map<string, Freight>>;
  /** Standard delivery of one piece of a product, by the zones of its shop. */
  shippingOf(read: Read, productId: string, now: Date): Promise<ProductDetail['shipping']>;
  /** Products to show beside a product. */
  otherProducts(read: Read, productId: string): Promise<CardRow[]>;
  /** The most helpful reviews of a product. */
  firstReplies(
    read: Read,
    productId: string,
    viewer: { userId: string | null; locale: Locale; now: Date },
  ): Promise<ProductDetail['reply_list']>;
}

/** The id of a product that is only a form yet. */
export const unsavedId = 'new';

const freeFreight: Freight = { first: 0n, next: 0n, freeOver: null };

/**
 * One product with its SKUs, its shop and other products. A product that is no longer sold is shown with `on_sale: false`,
 * but is in no list and cannot be bought.
 *
 * @throws Refusal `product_not_found` or `adults_only`
 */
export async function showProduct(
  deps: Pick<Deps, 'db'> & ProductPagePorts,
  call: Call,
  input: { product_id: string; mer_id?: string | undefined },
): Promise<ProductDetail> {
  const { read } = deps.db;
  const userId = call.actor?.userId ?? null;
  const [product, others] = await Promise.all([
    productById(read, input.product_id, userId, call.now),
    deps.otherProducts(read, input.product_id),
  ]);
  if (!product || (input.mer_id && input.mer_id !== product.shop_id)) refuse('product_not_found');
  requireAdult(call, [product]);
  const flash = product.in_flash_sale ? await flashOfProduct(read, product.id, call) : null;
  return pageOf(deps, call, product, others, flash);
}

/** Presents a product with its shop, its freight and its reviews. @param flash the flash sale that it is in */
export async function pageOf(
  deps: Pick<Deps, 'db'> & ProductPagePorts,
  call: Pick<Call, 'actor' | 'locale' | 'now'>,
  product: ProductRow,
  others: CardRow[],
  flash: ProductDetail['flash'] = null,
): Promise<ProductDetail> {
  const { read } = deps.db;
  const userId = call.actor?.userId ?? null;
  const [tree, [shop], freights, shipping, replies] = await Promise.all([
    deps.categories.tree(),
    shopsById(read, [product.shop_id], userId),
    deps.freightOf(read, [product.shop_id]),
    product.id === unsavedId ? [] : deps.shippingOf(read, product.id, call.now),
    product.review_count > 0 ? deps.firstReplies(read, product.id, { userId, locale: call.locale, now: call.now }) : [],
  ]);
  return presentProduct(
    product,
    {
      category: tree.find(product.category_code),
      others,
      shop: shop ? presentShop(shop, call.locale) : null,
      freight: freights.get(product.shop_id) ?? freeFreight,
      shipping,
      replies,
      flash,
    },
    call.locale,
    call.now,
  );
}
