import { z } from 'zod';
import { id, text } from '../base/fields.ts';
import { inEveryLanguage, textInEveryLanguage } from '../base/local-texts.ts';

/** The colours of the head of a shop's page. */
export const shopTones = ['night', 'pine', 'wine', 'sea'] as const;
export type ShopTone = (typeof shopTones)[number];

/** The most of each that a shop's page may have. */
export const shopPageLimits = { featured: 12, categories: 30 } as const;

const time = z.iso.datetime({ offset: true }).nullable().default(null);
/** The URL or path of an uploaded picture, or of one that the page has or had. */
const picture = text(500, 0);

/** Everything on a shop's page that the shop writes. Lists are complete and in their order. */
export const shopPageForm = z.object({
  name: text(60),
  avatar: picture.describe('The logo'),
  banner: picture.default('').describe('12 by 5; empty: none'),
  tone: z.enum(shopTones),
  slogans: inEveryLanguage(120).describe('The line under the name'),
  abouts: inEveryLanguage(2_000).describe('The introduction'),
  announcement: z.object({
    texts: inEveryLanguage(300).describe('All empty: none'),
    from: time.describe('ISO time; null: at once'),
    until: time.describe('ISO time; null: until it is taken away'),
  }),
  featured: z.array(id).max(shopPageLimits.featured).describe('Products of the shop'),
  categories: z
    .array(z.object({ id: z.uuid().describe('Chosen by the editor; stays the same'), names: inEveryLanguage(40) }))
    .max(shopPageLimits.categories)
    .describe('Categories of its own, beside those of the platform'),
});
export type ShopPageForm = z.output<typeof shopPageForm>;

/** The same as it is typed: a preview may lack the name. */
export const unfinishedShopPage = shopPageForm.extend({ name: text(60, 0) });
export type UnfinishedShopPage = z.output<typeof unfinishedShopPage>;

/** The same as it is stored. */
export const shopPageContent = z.object({
  name: z.string(),
  avatar: z.string(),
  banner: z.string(),
  tone: z.enum(shopTones),
  slogans: textInEveryLanguage,
  abouts: textInEveryLanguage,
  announcement: z.object({ texts: textInEveryLanguage, from: z.string().nullable(), until: z.string().nullable() }),
  featured: z.array(z.string()),
  categories: z.array(z.object({ id: z.string(), names: textInEveryLanguage })),
});
export type ShopPageContent = z.output<typeof shopPageContent>;

/** The parts of a shop's page, as its history and conflicts name them. */
export const shopPageParts = [
  'name',
  'avatar',
  'banner',
  'tone',
  'slogans',
  'abouts',
  'announcement',
  'featured',
  'categories',
] as const satisfies readonly (keyof ShopPageContent)[];
export type ShopPagePart = (typeof shopPageParts)[number];
