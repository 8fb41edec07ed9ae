import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import type { Locale } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { Call } from '../../base/http/call.ts';
import { presentProduct, type Freight } from './present-product-detail.ts';
import type { CardRow } from './card-queries.ts';
import { productById } from './product-queries.ts';
import { shopCards } from './shop-cards.ts';

/** What a product's page needs of those who rank above the catalogue, so the application hands these in. */
export interface ProductPagePorts {
  /** What a parcel of each of these shops costs. */
  freightOf(read: Read, shopIds: readonly string[]): Promise<Map<string, Freight>>;
  /** What goes well with a product. */
  otherProducts(read: Read, productId: string): Promise<CardRow[]>;
  /** The most helpful of what buyers say about a product. */
  firstReplies(
    read: Read,
    productId: string,
    viewer: { userId: string | null; locale: Locale; now: Date },
  ): Promise<ProductDetail['reply_list']>;
}

const freeFreight: Freight = { first: 0n, next: 0n, freeOver: null };

/**
 * One product with its combinations, its shop and what goes well with it. A product that is no longer sold is shown to
 * those who have the link, and says so; it stands in no list and cannot be bought.
 */
export async function showProduct(
  deps: Pick<Deps, 'db'> & ProductPagePorts,
  call: Call,
  input: { product_id: string; mer_id?: string | undefined },
): Promise<ProductDetail> {
  const { read } = deps.db;
  const userId = call.actor?.userId ?? null;
  const [product, others] = await Promise.all([
    productById(read, input.product_id, userId),
    deps.otherProducts(read, input.product_id),
  ]);
  if (!product || (input.mer_id && input.mer_id !== product.shop_id)) refuse('product_not_found');
  const [cards, freights, replies] = await Promise.all([
    shopCards(read, [product.shop_id], call.locale, userId),
    deps.freightOf(read, [product.shop_id]),
    product.review_count > 0 ? deps.firstReplies(read, product.id, { userId, locale: call.locale, now: call.now }) : [],
  ]);
  const shop = cards.get(product.shop_id) ?? null;
  return presentProduct(
    product,
    { others, shop, freight: freights.get(product.shop_id) ?? freeFreight, replies },
    call.locale,
    call.now,
  );
}
