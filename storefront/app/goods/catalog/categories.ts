import { allCategories, type Category, categoryList } from '@tradewind/contract/goods/catalog';
import { callQuery } from '../../api/call-query.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** The categories hardly ever change. */
export const categoriesQuery = () => ({ ...callQuery(categoryList, {}), staleTime: 10 * 60_000 });

/** Without the entry that stands for all of them. */
export const withoutAllCategory = (categories: readonly Category[]): Category[] =>
  categories.filter(({ category_id }) => category_id !== allCategories);

/** What may be shown to everybody, and the adult one where the shopper has confirmed their age. */
export const visibleCategories = (categories: readonly Category[], isAdult: boolean): Category[] =>
  withoutAllCategory(categories).filter(({ adult }) => isAdult || !adult);

/** Code of the category that asks for an age; the server keeps it out of every other list. */
export const adultCategory = 'adult';

/** How a category is called on the screen: with its age where it has one. */
export function useCategoryName(): (category: Category) => string {
  const { t } = useTranslation();
  return ({ name, adult }) => (adult ? t('catalog.adultName', { name }) : name);
}
