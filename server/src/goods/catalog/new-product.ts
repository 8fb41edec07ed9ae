import { refuse } from '@tradewind/contract/base/refusals';
import type { RevocationExclusion } from '@tradewind/contract/goods/product-safety';
import type { LocalTexts, StoredFact, StoredOption, StoredSafety } from '../../base/db/tables.ts';

/** A product to create, with its SKUs. */
export interface NewProduct {
  /** Set only where it is derived from a name, as in the demo data. */
  id?: string;
  /** Unique among all products; derived from the id when absent. */
  slug?: string;
  shopId: string;
  category: string;
  /** In at least one language. */
  titles: LocalTexts;
  /** One sentence. */
  summaries: LocalTexts;
  descriptions: LocalTexts;
  /** Of the descriptions: `text`, the default, is plain with blank lines between paragraphs; `html` went through `safeHtml`. */
  descriptionFormat?: 'text' | 'html';
  facts?: readonly StoredFact[];
  /** In the order in which they are shown. */
  options?: readonly StoredOption[];
  /** At least one, each with a different choice; cards show the price of the first cheapest one. */
  skus: readonly NewSku[];
  /** Path of the picture of cards and carts. */
  image: string;
  /** Paths of the gallery's pictures. They contain no commas, because clients get them as one comma-separated text. */
  images: readonly string[];
  /** What each of them shows, by language. */
  imageAlts?: readonly LocalTexts[];
  /** Shown only to shoppers who confirmed their age. The category's value when absent. */
  adult?: boolean;
  /** Countries to which it must not be delivered. */
  noDeliveryTo?: readonly string[];
  /** Grams of one piece with its packaging; SKUs may override it. */
  weightGrams: number;
  hsCode?: string;
  /** Country where it was made. */
  origin?: string;
  customsName?: string;
  /** Why nobody can withdraw from its purchase; absent or empty: the law of the destination decides. */
  noRevocation?: '' | RevocationExclusion;
  safety?: StoredSafety;
  /** `on_sale` when absent. A draft may lack what a shopper has to see. */
  status?: 'draft' | 'on_sale' | 'off_sale';
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
  /** The merchant's own code, unique in the product. */
  code?: string;
  /** A GTIN. */
  barcode?: string;
}

/** The fields that a product still lacks before it can be on sale, as the contract names them. */
export const missingForSale = ({ images }: Pick<NewProduct, 'images'>): string[] =>
  images.length === 0 ? ['pictures'] : [];

/** Requires that a product can be on sale. @throws Refusal `product_incomplete` with the missing fields. */
export function requireComplete(product: Pick<NewProduct, 'images'>): void {
  const missing = missingForSale(product);
  if (missing.length > 0) refuse('product_incomplete', {}, missing);
}
