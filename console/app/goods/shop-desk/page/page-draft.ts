import type { Locale, Texts } from '@tradewind/contract/base/locales';
import { shopPageParts, type ShopPageContent, type ShopPagePart } from '@tradewind/contract/goods/shop-page-form';
import { copyText } from '../../../i18n/texts.ts';

/** All texts of a page that shoppers read. */
export const textsOf = ({ slogans, abouts, announcement, categories }: ShopPageContent): Texts[] => [
  slogans,
  abouts,
  announcement.texts,
  ...categories.map(({ names }) => names),
];

/** The page with its empty texts of one language filled from another language. */
export function copyTexts(page: ShopPageContent, from: Locale, to: Locale): ShopPageContent {
  const copied = (texts: Texts): Texts => copyText(texts, from, to);
  return {
    ...page,
    slogans: copied(page.slogans),
    abouts: copied(page.abouts),
    announcement: { ...page.announcement, texts: copied(page.announcement.texts) },
    categories: page.categories.map(({ id, names }) => ({ id, names: copied(names) })),
  };
}

/** Whether two pages, or parts of them, would be stored alike. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface Merge {
  /** My page with what only the other person changed. */
  draft: ShopPageContent;
  /** What both changed, where mine was kept. */
  conflicts: ShopPagePart[];
}

/** Joins what two people changed of the same version. */
export function mergePages(base: ShopPageContent, mine: ShopPageContent, theirs: ShopPageContent): Merge {
  const changedByThem = shopPageParts.filter((part) => !isSame(base[part], theirs[part]));
  const conflicts = changedByThem.filter(
    (part) => !isSame(base[part], mine[part]) && !isSame(mine[part], theirs[part]),
  );
  const taken = changedByThem.filter((part) => !conflicts.includes(part));
  return { draft: takeParts(mine, theirs, taken), conflicts };
}

/** A page with some parts of another one. */
export const takeParts = (
  page: ShopPageContent,
  from: ShopPageContent,
  parts: readonly ShopPagePart[],
): ShopPageContent => ({ ...page, ...Object.fromEntries(parts.map((part) => [part, from[part]])) });
