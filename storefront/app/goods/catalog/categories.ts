import { allCategories, type Category, categoryList } from '@tradewind/contract/goods/catalog';
import { callQuery } from '../../api/call-query.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** The categories hardly ever change. */
export const categoriesQuery = () => ({ ...callQuery(categoryList, {}), staleTime: 10 * 60_000 });

/** Without the entry that stands for all of them. */
export const withoutAllCategory = (categories: readonly Category[]): Category[] =>
  categories.filter(({ category_id }) => category_id !== allCategories);

/** Categories that may be shown: those for adults only after the age is stated. */
export const visibleCategories = (categories: readonly Category[], isAdult: boolean): Category[] =>
  withoutAllCategory(categories).filter(({ adult }) => isAdult || !adult);

/** A category with the one of the first level that it is in. */
export interface FoundCategory {
  id: string;
  name: string;
  adult: boolean;
  /** The category itself, if it is of the first level. */
  top: Category;
}

/** The category or subcategory with an id, or the one that it was merged into; null for none, or a hidden one. */
export function findCategory(categories: readonly Category[], id: string | null): FoundCategory | null {
  if (id === null) return null;
  const isIt = (one: Pick<Category, 'category_id' | 'former_ids'>) =>
    one.category_id === id || one.former_ids.includes(id);
  for (const top of withoutAllCategory(categories)) {
    const found = isIt(top) ? top : top.children.find(isIt);
    if (found) return { id: found.category_id, name: found.name, adult: top.adult, top };
  }
  return null;
}

/** Whether a list needs a stated age; the server leaves products for adults out of every other one. */
export const isForAdults = (categories: readonly Category[], id: string | null): boolean =>
  findCategory(categories, id)?.adult ?? false;

/** The category of a list as the API takes it. */
export const categoryInput = (category: string | null): { category_id?: string } =>
  category ? { category_id: category } : {};

/** The path of the page of a category. */
export const categoryPath = (id: string): string => `/search?category=${encodeURIComponent(id)}`;

/** The displayed name of a category, with the age limit of one for adults. */
export function useCategoryName(): (category: Pick<Category, 'name' | 'adult'>) => string {
  const { t } = useTranslation();
  return ({ name, adult }) => (adult ? t('catalog.adultName', { name }) : name);
}
