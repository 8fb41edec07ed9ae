import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { fromWire } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import type * as contract from '@tradewind/contract/goods/shop-desk/page';
import type { UnfinishedProduct } from '@tradewind/contract/goods/product-form';
import type { Deps } from '../../../base/deps.ts';
import type { DeskCall, MerchantCall } from '../../../base/http/call.ts';
import { safeHtml } from '../../../base/html/safe-html.ts';
import { restrictedCountries } from '../restrictions/restricted-countries.ts';
import { productInAnyState, type ProductRow } from '../product-queries.ts';
import { pageOf, type ProductPagePorts } from '../show-product.ts';
import type { ProductContent } from './content.ts';
import { findVersion } from './versions-queries.ts';

/** The id of a product that is only a form yet. */
const unsavedId = 'new';

type PreviewDeps = Pick<Deps, 'db'> & ProductPagePorts;
type Shown = Omit<ProductContent, 'category' | 'skus'> & {
  category: string;
  skus: (Pick<ProductContent['skus'][number], 'id' | 'choice' | 'price' | 'list_price' | 'image'> & {
    stock: number;
  })[];
};

/**
 * The page of a product in any state as it would be on sale, or of an earlier version, for members of its shop.
 *
 * @throws Refusal `product_not_found` or `product_version_not_found`.
 */
export async function previewProduct(
  deps: PreviewDeps,
  call: MerchantCall,
  { id, revision }: ParsedInputOf<typeof contract.previewProduct>,
): Promise<ProductDetail> {
  const product = await ownProduct(deps, call, id);
  if (revision === undefined) return pageOf(deps, call, product);
  const { stored, stockOf } = await findVersion(deps.db.read, call.actor.shopId, { product_id: id, revision });
  const skus = stored.skus.map((sku) => ({ ...sku, stock: stockOf(sku.id) }));
  return pageOf(deps, call, await showing(deps, call, product, { ...stored, skus }));
}

/** The page of a product of any shop, in any state, for an operator. @throws Refusal `product_not_found`. */
export async function previewForReview(
  deps: PreviewDeps,
  { locale, now }: DeskCall,
  { id }: { id: string },
): Promise<ProductDetail> {
  const product = (await productInAnyState(deps.db.read, id, now)) ?? refuse('product_not_found');
  return pageOf(deps, { actor: null, locale, now }, { ...product, on_sale: true });
}

/** The page of a product as a form describes it, finished or not. Nothing is stored. @throws Refusal `product_not_found`. */
export async function previewForm(
  deps: PreviewDeps,
  call: MerchantCall,
  { id, product: form }: ParsedInputOf<typeof contract.previewProductForm>,
): Promise<ProductDetail> {
  const product = id === undefined ? newProduct(call) : await ownProduct(deps, call, id);
  return pageOf(deps, call, await showing(deps, call, product, shownOf(form, product)));
}

async function ownProduct({ db }: PreviewDeps, { actor, now }: MerchantCall, id: string): Promise<ProductRow> {
  const product = (await productInAnyState(db.read, id, now, actor.shopId)) ?? refuse('product_not_found');
  return { ...product, on_sale: true };
}

/** A product with another content, under the rules of today. */
async function showing(
  { db }: PreviewDeps,
  { now }: MerchantCall,
  product: ProductRow,
  content: Shown,
): Promise<ProductRow> {
  const prices = content.skus.map(({ price }) => BigInt(price)).filter((price) => price > 0n);
  const cheapest = prices.toSorted((a, b) => (a < b ? -1 : 1))[0] ?? 0n;
  const list = content.skus.find(({ price }) => BigInt(price) === cheapest)?.list_price;
  const images = content.pictures.map(({ image }) => image);
  return {
    ...product,
    category_code: content.category,
    adult: content.adult,
    titles: content.titles,
    summaries: content.summaries,
    descriptions: content.descriptions,
    description_format: 'html',
    facts: content.facts,
    options: content.options,
    images,
    image_alts: content.pictures.map(({ alts }) => alts),
    weight_grams: content.weight_grams,
    not_sent_to: [...content.no_delivery_to, ...(await restrictedCountries(db.read, content, now))],
    no_revocation: content.no_revocation,
    safety: content.safety,
    image: images[0] ?? '',
    second_image: images[1] ?? null,
    min_price: cheapest,
    in_flash_sale: false,
    list_price: list ? BigInt(list) : null,
    in_stock: content.skus.some(({ stock }) => stock > 0),
    has_options: content.options.length > 0,
    skus: content.skus,
  };
}

/** What a form says; amounts that can't be read yet are zero. */
const shownOf = (form: UnfinishedProduct, product: ProductRow): Shown => ({
  ...form,
  descriptions: Object.fromEntries(Object.entries(form.descriptions).map(([locale, html]) => [locale, safeHtml(html)])),
  options: form.options.map(({ names, values }) => ({
    names,
    values: values.map((value) => ({ ...value, swatch: value.swatch || null, image: value.image || null })),
  })),
  skus: form.skus.map(({ id, stock, price, list_price: list, ...sku }, at) => ({
    ...sku,
    id: id ?? `new-${at}`,
    price: centsOf(price) ?? '0',
    list_price: list ? centsOf(list) : null,
    stock: stock ?? product.skus.find((known) => known.id === id)?.stock ?? 0,
  })),
});

const centsOf = (text: string): string | null => fromWire(text)?.minor.toString() ?? null;

const newProduct = ({ actor: { shopId }, now }: MerchantCall): ProductRow => ({
  id: unsavedId,
  shop_id: shopId,
  shop_name: '',
  titles: {},
  summaries: {},
  descriptions: {},
  description_format: 'html',
  facts: [],
  options: [],
  image: '',
  second_image: null,
  images: [],
  image_alts: [],
  not_sent_to: [],
  no_revocation: '',
  safety: {},
  min_price: 0n,
  list_price: null,
  sales: 0,
  views: 0,
  score_sum: 0,
  review_count: 0,
  created_at: now,
  in_stock: false,
  in_flash_sale: false,
  has_options: false,
  category_code: '',
  adult: false,
  weight_grams: 0,
  hs_code: '',
  on_sale: true,
  liked: false,
  has_pairs: false,
  skus: [],
});
