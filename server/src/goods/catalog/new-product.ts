import type { CategoryCode } from '@tradewind/contract/goods/catalog';
import { refuse } from '@tradewind/contract/base/refusals';
import type { LocalTexts, StoredFact, StoredOption } from '../../base/db/tables.ts';
import { isSlug } from '../../base/ids/slug.ts';

/** A product to create, with its SKUs. */
export interface NewProduct {
  /** Set only where it is derived from a name, as in the demo data. */
  id?: string;
  /** Unique among all products; derived from the id when absent. */
  slug?: string;
  shopId: string;
  category: CategoryCode;
  /** In at least one language. */
  titles: LocalTexts;
  /** One sentence. */
  summaries: LocalTexts;
  /** Plain text; a blank line separates paragraphs. */
  descriptions: LocalTexts;
  facts?: readonly StoredFact[];
  /** In the order in which they are shown. */
  options?: readonly StoredOption[];
  /** At least one, each with a different choice; cards show the price of the first cheapest one. */
  skus: readonly NewSku[];
  /** Path of the picture of cards and carts. */
  image: string;
  /** Paths of the gallery's pictures. They contain no commas, because clients get them as one comma-separated text. */
  images: readonly string[];
  /** Shown only to shoppers who confirmed their age. The category's value when absent. */
  adult?: boolean;
  /** Grams of one piece with its packaging; SKUs may override it. */
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
  /** US cents charged before a reduction; absent or null without one. */
  listPrice?: bigint | null;
  /** Pieces. */
  stock: number;
  /** Set where this SKU looks different from the product. */
  image?: string;
  weightGrams?: number;
}

/**
 * Checks a new product.
 *
 * @throws Refusal `product_invalid` with the invalid field.
 */
export function checkNewProduct(product: NewProduct): void {
  const { slug, titles, options = [], skus, image, images, weightGrams } = product;
  const requireValid = (isValid: boolean, field: keyof NewProduct): void => {
    if (!isValid) refuse('product_invalid', {}, [field]);
  };
  requireValid(slug === undefined || isSlug(slug), 'slug');
  requireValid(Object.values(titles).some(Boolean), 'titles');
  requireValid(options.every(isValidOption), 'options');
  requireValid(isValidWeight(weightGrams), 'weightGrams');
  requireValid(image !== '', 'image');
  requireValid(images.length > 0 && images.every((path) => path !== '' && !path.includes(',')), 'images');
  requireValid(skus.length > 0 && skus.every((sku) => isValidSku(sku, options)), 'skus');
  requireValid(new Set(skus.map(({ choice }) => choice.join('|'))).size === skus.length, 'skus');
}

/** Codes are joined with `|` in texts of a choice, so none may contain it. */
const isValidOption = ({ values }: StoredOption): boolean =>
  values.length > 0 &&
  values.every(({ code }) => code !== '' && !/[|,]/.test(code)) &&
  new Set(values.map(({ code }) => code)).size === values.length;

const isValidSku = (
  { choice, price, listPrice = null, stock, weightGrams = 0 }: NewSku,
  options: readonly StoredOption[],
) =>
  choice.length === options.length &&
  options.every(({ values }, at) => values.some(({ code }) => code === choice[at])) &&
  price > 0n &&
  (listPrice === null || listPrice > price) &&
  Number.isSafeInteger(stock) &&
  stock >= 0 &&
  isValidWeight(weightGrams);

const isValidWeight = (grams: number): boolean => Number.isSafeInteger(grams) && grams >= 0;
