import { z } from 'zod';
import { id, int, text } from '../base/fields.ts';
import { inEveryLanguage, textInEveryLanguage } from '../base/local-texts.ts';
import { locales, type Locale } from '../base/locales.ts';
import { categoryCode } from './catalog.ts';
import { noRevocation, noSafety, safetyContent, safetyForm } from './product-safety.ts';

/** The most of each that a product may have. */
export const productLimits = {
  options: 3,
  values: 60,
  skus: 200,
  facts: 40,
  pictures: 20,
  countries: 100,
  grams: 1_000_000,
  stock: 1_000_000,
} as const;

const grams = int.pipe(z.int().min(0).max(productLimits.grams));
const pieces = int.pipe(z.int().min(0).max(productLimits.stock));

/** The path or URL of an uploaded picture, or of one that the product has already. */
const picture = text(500, 0);

const formOption = z.object({
  names: inEveryLanguage(60),
  values: z
    .array(
      z.object({
        code: text(60).describe('Stays the same when the texts change; without | and ,'),
        texts: inEveryLanguage(80),
        swatch: text(40, 0).nullable().default(null).describe('A colour as #rrggbb'),
        image: picture.nullable().default(null),
      }),
    )
    .min(1)
    .max(productLimits.values),
});

const formSku = z.object({
  id: id.optional().describe('Of an existing SKU, which then keeps its orders, carts and stock under the new choice'),
  choice: z.array(text(60)).max(productLimits.options).describe('One value code per option, in their order'),
  price: text(20).describe('USD'),
  list_price: text(20, 0).nullable().default(null).describe('USD before a reduction; null or empty: none'),
  stock: pieces.optional().describe('Absent: unchanged, 0 for a new SKU'),
  stock_was: pieces
    .optional()
    .describe('What `stock` was when it was read: only the difference is applied, so what was sold meanwhile counts'),
  weight_grams: grams.default(0).describe('0: that of the product'),
  image: picture.default('').describe('Empty: that of the product'),
  code: text(60, 0).default('').describe('The merchant’s own code, unique in the product'),
  barcode: text(14, 0).default('').describe('GTIN with 8, 12, 13 or 14 digits'),
});

/** Everything about a product that its shop writes. Lists are complete: what is left out is taken away. */
export const productForm = z.object({
  category: categoryCode,
  titles: inEveryLanguage(200).describe('In at least one language'),
  summaries: inEveryLanguage(400),
  descriptions: inEveryLanguage(20_000).describe('HTML; what the product’s page does not allow is removed'),
  facts: z
    .array(z.object({ names: inEveryLanguage(80), values: inEveryLanguage(300) }))
    .max(productLimits.facts)
    .default([]),
  options: z.array(formOption).max(productLimits.options).default([]),
  skus: z.array(formSku).min(1).max(productLimits.skus),
  pictures: z
    .array(z.object({ image: text(500), alts: inEveryLanguage(200) }))
    .max(productLimits.pictures)
    .default([])
    .describe('The first one is shown in lists'),
  weight_grams: grams.default(0),
  adult: z.boolean().default(false).describe('Only for shoppers who confirmed that they are 18 or older'),
  no_delivery_to: z
    .array(text(2, 2).toUpperCase())
    .max(productLimits.countries)
    .default([])
    .describe('Countries to which this product must not be delivered'),
  hs_code: text(14, 0).default('').describe('6 to 10 digits; empty: not known'),
  origin: text(2, 0).toUpperCase().default('').describe('Country by ISO 3166-1; empty: not known'),
  customs_name: text(120, 0).default('').describe('What it is, for customs'),
  no_revocation: noRevocation.default('').describe('Why nobody can withdraw from its purchase; empty: the law decides'),
  safety: safetyForm.default(noSafety).describe('Who made it, who answers for it in the EU, and warnings'),
});
export type ProductForm = z.output<typeof productForm>;

/** A form as it is typed: what a preview leaves empty may still be missing. */
export const unfinishedProduct = productForm.extend({
  category: categoryCode.or(z.literal('')),
  skus: z.array(formSku.extend({ price: text(20, 0) })).max(productLimits.skus),
});
export type UnfinishedProduct = z.output<typeof unfinishedProduct>;

const texts = textInEveryLanguage;

/** What a form contains, as an answer. */
export const productContent = z.object({
  category: categoryCode,
  titles: texts,
  summaries: texts,
  descriptions: texts.describe('Safe HTML'),
  facts: z.array(z.object({ names: texts, values: texts })),
  options: z.array(
    z.object({
      names: texts,
      values: z.array(
        z.object({ code: z.string(), texts, swatch: z.string().nullable(), image: z.string().nullable() }),
      ),
    }),
  ),
  skus: z.array(
    z.object({
      id: z.string(),
      choice: z.array(z.string()),
      price: z.string(),
      list_price: z.string().nullable(),
      stock: z.int().describe('Now, also in an earlier version'),
      weight_grams: z.int(),
      image: z.string(),
      code: z.string(),
      barcode: z.string(),
    }),
  ),
  pictures: z.array(z.object({ image: z.string(), alts: texts })),
  weight_grams: z.int(),
  adult: z.boolean(),
  no_delivery_to: z.array(z.string()),
  hs_code: z.string(),
  origin: z.string(),
  customs_name: z.string(),
  no_revocation: noRevocation,
  safety: safetyContent,
});
export type ProductContent = z.output<typeof productContent>;

/** The parts of a product that a version names as changed. */
export const productParts = [
  'category',
  'titles',
  'summaries',
  'descriptions',
  'facts',
  'options',
  'skus',
  'pictures',
  'weight_grams',
  'adult',
  'no_delivery_to',
  'hs_code',
  'origin',
  'customs_name',
  'no_revocation',
  'safety',
] as const;
export type ProductPart = (typeof productParts)[number];

type SomeTexts = Partial<Record<Locale, string>>;

/** The languages in which a product lacks a text that it has in another one: title, summary or description. */
export const missingLanguages = (product: Record<'titles' | 'summaries' | 'descriptions', SomeTexts>): Locale[] =>
  locales.filter((locale) =>
    [product.titles, product.summaries, product.descriptions].some(
      (written) => !written[locale] && Object.values(written).some(Boolean),
    ),
  );
