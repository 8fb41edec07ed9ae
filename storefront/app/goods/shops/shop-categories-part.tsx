import { useQuery } from '@tanstack/react-query';
import { useAdult } from '../catalog/adult.ts';
import { CategoryChips } from '../catalog/category-chips.tsx';
import { categoriesQuery, visibleCategories } from '../catalog/category-data.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

interface ShopCategoriesPartProps {
  /** What the shop sells, by code. */
  codes: readonly string[];
  chosen: string | null;
  onChoose: (category: string | null) => void;
}

/** The categories of a shop; nothing where there is no choice. */
export function ShopCategoriesPart({ codes, chosen, onChoose }: ShopCategoriesPartProps) {
  const { t } = useTranslation();
  const isAdult = useAdult();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const own = visibleCategories(categories, isAdult).filter(({ category_id }) => codes.includes(category_id));
  if (own.length < 2 && chosen === null) return null;
  return (
    <CategoryChips
      categories={own}
      chosen={chosen}
      onChoose={onChoose}
      allLabel={t('catalog.all')}
      className="pt-2.5"
    />
  );
}
