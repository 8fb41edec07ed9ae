import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import type { Locale } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import type { RawBuilder } from 'kysely';
import { anew, type Keep, type KeptParts } from '../../base/cache/kept-parts.ts';
import type { Read } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { Call } from '../../base/http/call.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { requireAdult } from './adult.ts';
import { flashOfProduct } from './flash/show-flash-sale.ts';
import { presentProduct, type DeliveryTerms, type Freight } from './present-product-detail.ts';
import { presentCard } from './present-product.ts';
import type { CardRow } from './card-queries.ts';
import type { Categories } from './kept-categories.ts';
import { productById, type ProductRow } from './product-queries.ts';
import { presentShop } from './present-shop.ts';
import { shopsById } from './shop-card-queries.ts';

/** What decides which products are shown beside a product. */
export type PlacedProduct = Pick<
  ProductRow,
  'id' | 'category_code' | 'adult' | 'hs_code' | 'options' | 'min_price' | 'has_pairs'
>;

/** What a product's page needs: kept parts, the category tree, and ports to modules that rank above the catalogue, which `modules.ts` fills. */
export interface ProductPagePorts {
  parts: KeptParts;
  categories: Categories;
  /** On which terms a shop delivers. */
  deliveryTerms(read: Read, shopId: string): Promise<DeliveryTerms>;
  /** SQL condition on `p`: it was bought together with other products. */
  hasPairs: RawBuilder<boolean>;
  /** Products to show beside a product. */
  otherProducts(read: Read, product: PlacedProduct, keep: Keep): Promise<CardRow[]>;
  /** The most helpful reviews of a product. */
  firstReplies(
    read: Read,
    productId: string,
    viewer: { userId: string | null; locale: Locale; now: Date },
  ): Promise<ProductDetail['reply_list']>;
}

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
  const product = await productById(read, input.product_id, { userId, now: call.now, hasPairs: deps.hasPairs });
  if (!product || (input.mer_id && input.mer_id !== product.shop_id)) refuse('product_not_found');
  requireAdult(call, [product]);
  const keep = deps.parts.keepFor(call);
  const [page, others, flash] = await Promise.all([
    pageOf(deps, call, product, keep),
    deps.otherProducts(read, product, keep),
    product.in_flash_sale ? flashOfProduct(read, product.id, call) : null,
  ]);
  return { ...page, flash, other: others.map((other) => presentCard(other, call.locale, call.now)) };
}

/** Presents a product with its shop, its freight and its reviews, without a flash sale and other products. */
export async function pageOf(
  deps: Pick<Deps, 'db'> & ProductPagePorts,
  call: Pick<Call, 'actor' | 'locale' | 'now'>,
  product: ProductRow,
  keep: Keep = anew,
): Promise<ProductDetail> {
  const { read } = deps.db;
  const { id, shop_id: shopId } = product;
  const userId = call.actor?.userId ?? null;
  const ofShop = () => [shopId];
  const [tree, [shop], terms, replies, settings] = await Promise.all([
    deps.categories.tree(),
    keep(`shop ${shopId}`, () => shopsById(read, [shopId], userId), ofShop),
    keep(`delivery of ${shopId}`, () => deps.deliveryTerms(read, shopId), ofShop),
    product.review_count > 0 ? deps.firstReplies(read, id, { userId, locale: call.locale, now: call.now }) : [],
    readSettings(read, call.now),
  ]);
  return presentProduct(
    product,
    {
      category: tree.find(product.category_code),
      shop: shop ? presentShop(shop, call.locale) : null,
      freight: terms.freight ?? freeFreight,
      shipping: terms.shippingOf(product),
      replies,
      refundDays: settings['orders.afterSaleDays'],
    },
    call.locale,
  );
}
