import type { Category } from '@tradewind/contract/goods/catalog';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** How a category is called on the screen: with its age where it has one. */
export function useCategoryName(): (category: Category) => string {
  const { t } = useTranslation();
  return ({ name, adult }) => (adult ? t('catalog.adultName', { name }) : name);
}
