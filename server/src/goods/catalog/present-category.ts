import { allCategories, type Category } from '@tradewind/contract/goods/catalog';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { allCategoriesNames, labelKeyOf } from './categories.ts';
import type { allCategoryRows } from './product-queries.ts';

type CategoryRow = Awaited<ReturnType<typeof allCategoryRows>>[number];

/** Presents the categories, preceded by the tab for all of them: existing clients need at least one. */
export const presentCategories = (rows: readonly CategoryRow[], locale: Locale): Category[] => [
  {
    category_id: allCategories,
    name: pickText(allCategoriesNames, locale),
    name_en: pickText(allCategoriesNames, locale),
    image: '',
    adult: false,
  },
  ...rows.map(({ code, names, image, adult }) => ({
    category_id: code,
    name: pickText(names, locale),
    name_en: labelKeyOf(code) ?? pickText(names, locale),
    image,
    adult,
  })),
];
