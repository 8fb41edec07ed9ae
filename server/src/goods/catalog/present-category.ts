import { allCategories, type Category as Shown, type ProductDetail } from '@tradewind/contract/goods/catalog';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { allCategoriesNames, labelKeyOf } from './categories.ts';
import { pathOf, type Category, type CategoryTree } from './category-tree.ts';

/** Presents the shown categories, preceded by the tab for all of them: existing clients need at least one. */
export const presentCategories = ({ tops }: CategoryTree, locale: Locale): Shown[] => [
  {
    category_id: allCategories,
    name: pickText(allCategoriesNames, locale),
    name_en: pickText(allCategoriesNames, locale),
    image: '',
    adult: false,
    former_ids: [],
    children: [],
  },
  ...tops.filter(isShown).map((top) => ({
    ...named(top, locale),
    name_en: labelKeyOf(top.code) ?? pickText(top.names, locale),
    image: top.image,
    adult: top.adult,
    former_ids: [...top.former],
    children: top.children.filter(isShown).map((child) => ({
      ...named(child, locale),
      image: child.image || top.image,
      former_ids: [...child.former],
    })),
  })),
];

/** Every category for operators to choose from, each with the one that it is below. */
export const categoryChoices = ({ tops }: CategoryTree, locale: Locale): { id: string; name: string }[] =>
  tops.flatMap((top) =>
    [top, ...top.children].map((category) => ({
      id: category.code,
      name: pathOf(category)
        .map(({ names }) => pickText(names, locale))
        .join(' › '),
    })),
  );

/** The category of a product as its page names it. */
export const presentCategoryOf = (
  category: Category | null,
  locale: Locale,
): Pick<ProductDetail, 'category_id' | 'category_name' | 'category_path'> => ({
  category_id: category?.code ?? '',
  category_name: category ? pickText(category.names, locale) : '',
  category_path: pathOf(category)
    .filter(isShown)
    .map((one) => named(one, locale)),
});

const isShown = ({ hidden }: Category): boolean => !hidden;

const named = ({ code, names }: Category, locale: Locale) => ({ category_id: code, name: pickText(names, locale) });
