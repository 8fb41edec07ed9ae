import type { CategoryCode } from '@tradewind/contract/goods/catalog';
import { refuse } from '@tradewind/contract/base/refusals';
import type { LocalTexts, StoredFact, StoredOption } from '../../base/db/tables.ts';
import { isSlug } from '../../base/ids/slug.ts';

/** A product to be offered, with the SKUs in which it can be bought. */
export interface NewProduct {
  /** Only where it follows from a name, as in the demo world. */
  id?: string;
  /** Unique among all products. Without one it is made of the id. */
  slug?: string;
  shopId: string;
  category: CategoryCode;
  /** In one language at least. */
  titles: LocalTexts;
  /** One sentence. */
  summaries: LocalTexts;
  /** Plain text, paragraphs parted by a blank line. */
  descriptions: LocalTexts;
  facts?: readonly StoredFact[];
  /** In the order in which they are asked. */
  options?: readonly StoredOption[];
  /** One at least, and no two with the same choice; the first of the cheapest gives the price that cards show. */
  skus: readonly NewSku[];
  /** Path of the picture of cards and carts. */
  image: string;
  /** Paths of the gallery's pictures, without commas: clients get them joined with such. */
  images: readonly string[];
  /** Shown only to shoppers who confirmed their age. Without it the category decides. */
  adult?: boolean;
  /** Grams of one piece with its packaging, of every SKU that says nothing else. */
  weightGrams: number;
  /** `on_sale` when absent. */
  status?: 'on_sale' | 'off_sale';
  createdAt: Date;
}

export interface NewSku {
  id?: string;
  /** One value code per option, in their order; empty for a product without options. */
  choice: readonly string[];
  /** US cents. */
  price: bigint;
  /** US cents that were really asked before a reduction; absent or null where there was none. */
  listPrice?: bigint | null;
  /** Pieces. */
  stock: number;
  /** Of this choice, where it looks different. */
  image?: string;
  weightGrams?: number;
}

/**
 * Whether a product can be offered and bought as it is described.
 *
 * @throws Refusal `product_invalid` with the field that is not right.
 */
export function checkNewProduct(product: NewProduct): void {
  const { slug, titles, options = [], skus, image, images, weightGrams } = product;
  const must = (isRight: boolean, field: keyof NewProduct): void => {
    if (!isRight) refuse('product_invalid', {}, [field]);
  };
  must(slug === undefined || isSlug(slug), 'slug');
  must(Object.values(titles).some(Boolean), 'titles');
  must(options.every(isChoosable), 'options');
  must(isWeight(weightGrams), 'weightGrams');
  must(image !== '', 'image');
  must(images.length > 0 && images.every((path) => path !== '' && !path.includes(',')), 'images');
  must(skus.length > 0 && skus.every((sku) => isSku(sku, options)), 'skus');
  must(new Set(skus.map(({ choice }) => choice.join('|'))).size === skus.length, 'skus');
}

/** Codes are joined with `|` where a choice is written down, so none may hold one. */
const isChoosable = ({ values }: StoredOption): boolean =>
  values.length > 0 &&
  values.every(({ code }) => code !== '' && !/[|,]/.test(code)) &&
  new Set(values.map(({ code }) => code)).size === values.length;

const isSku = ({ choice, price, listPrice = null, stock, weightGrams = 0 }: NewSku, options: readonly StoredOption[]) =>
  choice.length === options.length &&
  options.every(({ values }, at) => values.some(({ code }) => code === choice[at])) &&
  price > 0n &&
  (listPrice === null || listPrice > price) &&
  Number.isSafeInteger(stock) &&
  stock >= 0 &&
  isWeight(weightGrams);

const isWeight = (grams: number): boolean => Number.isSafeInteger(grams) && grams >= 0;
