import { isDeepStrictEqual } from 'node:util';
import { toWire, usd } from '@tradewind/contract/base/money';
import { locales, type Texts } from '@tradewind/contract/base/locales';
import {
  productParts,
  type ProductContent as WireContent,
  type ProductPart,
} from '@tradewind/contract/goods/product-form';
import { noSafety, type RevocationExclusion } from '@tradewind/contract/goods/product-safety';
import type { LocalTexts, StoredFact, StoredOption, StoredSafety } from '../../../base/db/tables.ts';
import type { NewProduct } from '../new-product.ts';

/** What the shop of a product writes of it, as versions store it. The parts have the names of the contract. */
export interface ProductContent {
  category: string;
  titles: LocalTexts;
  summaries: LocalTexts;
  /** Safe HTML. */
  descriptions: LocalTexts;
  facts: StoredFact[];
  options: StoredOption[];
  skus: SkuContent[];
  pictures: { image: string; alts: LocalTexts }[];
  weight_grams: number;
  adult: boolean;
  no_delivery_to: string[];
  hs_code: string;
  origin: string;
  customs_name: string;
  no_revocation: '' | RevocationExclusion;
  safety: WholeSafety;
}

/** The safety information of a product with every text, empty where nobody wrote it. */
export type WholeSafety = Required<StoredSafety>;

/** Safety information as it is stored, with what it lacks. */
export const wholeSafety = (stored: StoredSafety): WholeSafety => ({ ...noSafety(), warnings: {}, ...stored });

/** A stored version; those from before safety information have none. */
export const storedContent = (version: unknown): ProductContent => {
  const content = version as ProductContent & { safety?: StoredSafety; no_revocation?: '' };
  return { ...content, no_revocation: content.no_revocation ?? '', safety: wholeSafety(content.safety ?? {}) };
};

/** An SKU without its stock, which its movements explain. */
export interface SkuContent {
  id: string;
  choice: string[];
  /** US cents as text, because versions are JSON. */
  price: string;
  list_price: string | null;
  /** 0: that of the product. */
  weight_grams: number;
  /** Empty: that of the product. */
  image: string;
  code: string;
  barcode: string;
}

/** The parts in which two contents differ. */
export const changedParts = (before: ProductContent, after: ProductContent): ProductPart[] =>
  productParts.filter((part) => !isDeepStrictEqual(before[part], after[part]));

/** Whether two contents differ in what an operator reviews: words, pictures and marks, not prices. */
export function needsReview(before: ProductContent, after: ProductContent): boolean {
  const reviewed = new Set<ProductPart>([
    'category',
    'titles',
    'summaries',
    'descriptions',
    'facts',
    'options',
    'pictures',
    'adult',
    'safety',
  ]);
  const images = ({ skus }: ProductContent) => skus.map(({ image }) => image);
  return (
    changedParts(before, after).some((part) => reviewed.has(part)) ||
    images(after).some((image) => !images(before).includes(image))
  );
}

/** The paths of all pictures of a product. */
export const picturesOf = ({
  pictures,
  skus,
  options,
}: Pick<ProductContent, 'pictures' | 'skus' | 'options'>): string[] =>
  [
    ...pictures.map(({ image }) => image),
    ...skus.map(({ image }) => image),
    ...options.flatMap(({ values }) => values.map(({ image }) => image ?? '')),
  ].filter(Boolean);

/** The content as a product to create or to check, with the stock of each of its SKUs. */
export const asProduct = (
  content: ProductContent,
  stockOf: (skuId: string) => number,
): Omit<NewProduct, 'shopId' | 'createdAt'> => ({
  category: content.category,
  titles: content.titles,
  summaries: content.summaries,
  descriptions: content.descriptions,
  descriptionFormat: 'html',
  facts: content.facts,
  options: content.options,
  skus: content.skus.map((sku) => ({
    id: sku.id,
    choice: sku.choice,
    price: BigInt(sku.price),
    listPrice: sku.list_price === null ? null : BigInt(sku.list_price),
    stock: stockOf(sku.id),
    image: sku.image,
    weightGrams: sku.weight_grams,
    code: sku.code,
    barcode: sku.barcode,
  })),
  image: content.pictures[0]?.image ?? '',
  images: content.pictures.map(({ image }) => image),
  imageAlts: content.pictures.map(({ alts }) => alts),
  adult: content.adult,
  noDeliveryTo: content.no_delivery_to,
  weightGrams: content.weight_grams,
  hsCode: content.hs_code,
  origin: content.origin,
  customsName: content.customs_name,
  noRevocation: content.no_revocation,
  safety: content.safety,
});

/** The content as the contract shows it. */
export const presentContent = (content: ProductContent, stockOf: (skuId: string) => number): WireContent => ({
  ...content,
  titles: inEach(content.titles),
  summaries: inEach(content.summaries),
  descriptions: inEach(content.descriptions),
  facts: content.facts.map(({ names, values }) => ({ names: inEach(names), values: inEach(values) })),
  options: content.options.map(({ names, values }) => ({
    names: inEach(names),
    values: values.map((value) => ({ ...value, texts: inEach(value.texts) })),
  })),
  skus: content.skus.map((sku) => ({
    ...sku,
    price: toWire(usd(BigInt(sku.price))),
    list_price: sku.list_price === null ? null : toWire(usd(BigInt(sku.list_price))),
    stock: stockOf(sku.id),
  })),
  pictures: content.pictures.map(({ image, alts }) => ({ image, alts: inEach(alts) })),
  safety: { ...content.safety, warnings: inEach(content.safety.warnings) },
});

const inEach = (texts: LocalTexts): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, texts[locale] ?? ''])) as Texts;
