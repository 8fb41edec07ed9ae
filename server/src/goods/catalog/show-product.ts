import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import type { Locale } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { Call, MerchantCall } from '../../base/http/call.ts';
import { presentProduct, type Freight } from './present-product-detail.ts';
import type { CardRow } from './card-queries.ts';
import { ownProductById, productById, type ProductRow } from './product-queries.ts';
import { presentShop } from './present-shop.ts';
import { shopsById } from './shop-card-queries.ts';

/** What a product's page needs from modules that rank above the catalogue; `modules.ts` fills these ports. */
export interface ProductPagePorts {
  /** The freight of each of these shops. */
  freightOf(read: Read, shopIds: readonly string[]): Promise<Map<string, Freight>>;
  /** Products to show beside a product. */
  otherProducts(read: Read, productId: string): Promise<CardRow[]>;
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
 * @throws Refusal `product_not_found`
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
  return pageOf(deps, call, product, others);
}

/** The same for members of its shop, in any state, as it would be on sale. @throws Refusal `product_not_found` */
export async function previewProduct(
  deps: Pick<Deps, 'db'> & ProductPagePorts,
  call: MerchantCall,
  { id }: { id: string },
): Promise<ProductDetail> {
  const product = await ownProductById(deps.db.read, id, call.actor.shopId);
  if (!product) refuse('product_not_found');
  return pageOf(deps, call, { ...product, on_sale: true }, []);
}

async function pageOf(
  deps: Pick<Deps, 'db'> & ProductPagePorts,
  call: Pick<Call, 'actor' | 'locale' | 'now'>,
  product: ProductRow,
  others: CardRow[],
): Promise<ProductDetail> {
  const { read } = deps.db;
  const userId = call.actor?.userId ?? null;
  const [[shop], freights, replies] = await Promise.all([
    shopsById(read, [product.shop_id], userId),
    deps.freightOf(read, [product.shop_id]),
    product.review_count > 0 ? deps.firstReplies(read, product.id, { userId, locale: call.locale, now: call.now }) : [],
  ]);
  return presentProduct(
    product,
    {
      others,
      shop: shop ? presentShop(shop, call.locale) : null,
      freight: freights.get(product.shop_id) ?? freeFreight,
      replies,
    },
    call.locale,
    call.now,
  );
}
