import { allCategories, type Category, categoryList } from '@tradewind/contract/goods/catalog';
import { callQuery } from '../../api/call-query.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** The categories hardly ever change. */
export const categoriesQuery = () => ({ ...callQuery(categoryList, {}), staleTime: 10 * 60_000 });

/** Without the entry that stands for all of them. */
export const withoutAllCategory = (categories: readonly Category[]): Category[] =>
  categories.filter(({ category_id }) => category_id !== allCategories);

/** Categories that may be shown: the adult one only after the age is stated. */
export const visibleCategories = (categories: readonly Category[], isAdult: boolean): Category[] =>
  withoutAllCategory(categories).filter(({ adult }) => isAdult || !adult);

/** Code of the category that needs a stated age; the server leaves its products out of every other list. */
export const adultCategory = 'adult';

/** The category of a list as the API takes it. */
export const categoryInput = (category: string | null): { category_id?: string } =>
  category ? { category_id: category } : {};

/** The displayed name of a category, with the age limit of the adult one. */
export function useCategoryName(): (category: Category) => string {
  const { t } = useTranslation();
  return ({ name, adult }) => (adult ? t('catalog.adultName', { name }) : name);
}
