import type { Locale, Texts } from '@tradewind/contract/base/locales';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import type { ProductContent } from '@tradewind/contract/goods/product-form';
import { noSafety } from '@tradewind/contract/goods/product-safety';
import type { createDraft } from '@tradewind/contract/goods/shop-desk/products';
import { copyText, noTexts } from '../../../i18n/texts.ts';

export type FormInput = InputOf<typeof createDraft>;

type Sku = ProductContent['skus'][number];

/** An SKU as it is typed: figures are text until they are sent. */
export interface DraftSku extends Omit<Sku, 'id' | 'list_price' | 'stock' | 'weight_grams'> {
  /** Absent: not saved yet. */
  id?: string;
  /** Empty: none. */
  list_price: string;
  stock: string;
  /** What the stock was when it was read; null for a new SKU. */
  stock_was: number | null;
  /** Empty: that of the product. */
  weight_grams: string;
}

/** A product as it is typed. */
export interface ProductDraft extends Omit<ProductContent, 'category' | 'skus' | 'weight_grams'> {
  /** Empty: not chosen yet. */
  category: string;
  skus: DraftSku[];
  weight_grams: string;
}

export type DraftOption = ProductDraft['options'][number];

export const newSku = (choice: string[]): DraftSku => ({
  choice,
  price: '',
  list_price: '',
  stock: '0',
  stock_was: null,
  weight_grams: '',
  image: '',
  code: '',
  barcode: '',
});

export const emptyDraft = (): ProductDraft => ({
  category: '',
  titles: noTexts(),
  summaries: noTexts(),
  descriptions: noTexts(),
  facts: [],
  options: [],
  skus: [newSku([])],
  pictures: [],
  weight_grams: '',
  adult: false,
  no_delivery_to: [],
  hs_code: '',
  origin: '',
  customs_name: '',
  no_revocation: '',
  safety: noSafety(),
});

/** What the server stores, to be edited. */
export const draftOf = (content: ProductContent): ProductDraft => ({
  ...content,
  weight_grams: grams(content.weight_grams),
  skus: content.skus.map((sku) => ({
    ...sku,
    list_price: sku.list_price ?? '',
    stock: String(sku.stock),
    stock_was: sku.stock,
    weight_grams: grams(sku.weight_grams),
  })),
});

const grams = (weight: number): string => (weight === 0 ? '' : String(weight));

/** What is sent. A stock that was not changed is left out, so that what is sold meanwhile stays counted. */
export const formOf = (draft: ProductDraft): FormInput => ({
  ...draft,
  category: draft.category,
  weight_grams: Number(draft.weight_grams),
  skus: draft.skus.map(({ id, stock, stock_was: was, list_price, weight_grams, ...sku }) => ({
    ...sku,
    ...(id !== undefined && { id }),
    list_price: list_price || null,
    weight_grams: Number(weight_grams),
    ...(Number(stock) !== was && { stock: Number(stock), ...(was !== null && { stock_was: was }) }),
  })),
});

/** Whether two drafts would be stored alike. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** All texts of a draft that shoppers read, each in five languages. */
export const textsOf = ({
  titles,
  summaries,
  descriptions,
  facts,
  options,
  pictures,
  safety,
}: ProductDraft): Texts[] => [
  titles,
  summaries,
  descriptions,
  ...facts.flatMap(({ names, values }) => [names, values]),
  ...options.flatMap(({ names, values }) => [names, ...values.map(({ texts }) => texts)]),
  ...pictures.map(({ alts }) => alts),
  safety.warnings,
];

/** The draft with its empty texts of one language filled from another language. */
export function copyTexts(draft: ProductDraft, from: Locale, to: Locale): ProductDraft {
  const copied = (texts: Texts): Texts => copyText(texts, from, to);
  return {
    ...draft,
    titles: copied(draft.titles),
    summaries: copied(draft.summaries),
    descriptions: copied(draft.descriptions),
    facts: draft.facts.map(({ names, values }) => ({ names: copied(names), values: copied(values) })),
    options: draft.options.map(({ names, values }) => ({
      names: copied(names),
      values: values.map((value) => ({ ...value, texts: copied(value.texts) })),
    })),
    pictures: draft.pictures.map((picture) => ({ ...picture, alts: copied(picture.alts) })),
    safety: { ...draft.safety, warnings: copied(draft.safety.warnings) },
  };
}

/** The draft with another picture in place of one, wherever it shows it: SKUs and option values show it too. */
export function replacePicture(draft: ProductDraft, from: string, to: string): ProductDraft {
  const replaced = <Shown extends { image: string | null }>(shown: Shown): Shown =>
    shown.image === from ? { ...shown, image: to } : shown;
  return {
    ...draft,
    pictures: draft.pictures.map(replaced),
    skus: draft.skus.map(replaced),
    options: draft.options.map(({ names, values }) => ({ names, values: values.map(replaced) })),
  };
}
