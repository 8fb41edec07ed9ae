import { allCategories, type Category } from '@tradewind/contract/goods/catalog';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { allCategoriesNames } from './categories.ts';
import type { allCategoryRows } from './product-queries.ts';

type CategoryRow = Awaited<ReturnType<typeof allCategoryRows>>[number];

/** The categories, first the one that stands for all: there is always at least one, as existing clients need. */
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
