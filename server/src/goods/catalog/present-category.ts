import { allCategories, type Category } from '@tradewind/contract/goods/catalog';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { allCategoriesNames } from './categories.ts';
import type { allCategoryRows } from './product-queries.ts';

type CategoryRow = Awaited<ReturnType<typeof allCategoryRows>>[number];

/** Presents the categories, preceded by the tab for all of them: existing clients need at least one. */
export const presentCategories = (rows: readonly CategoryRow[], locale: Locale): Category[] => [
  {
    category_id: allCategories,
    name: pickText(allCategoriesNames.names, locale),
    name_en: allCategoriesNames.nameEn,
    image: '',
    adult: false,
  },
  ...rows.map(({ code, names, name_en, image, adult }) => ({
    category_id: code,
    name: pickText(names, locale),
    name_en,
    image,
    adult,
  })),
];
