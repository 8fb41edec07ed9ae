import { useQuery } from '@tanstack/react-query';
import { countryNameIn } from '@tradewind/contract/people/countries';
import { categoriesQuery, findCategory, useCategoryName } from '../catalog/categories.ts';
import { Chip } from '../../design/chip.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { countFilters, type Search, withoutFilters } from './search-params.ts';
import { usePriceRange } from './use-price-range.ts';

interface AppliedFiltersPartProps {
  search: Search;
  onChange: (search: Search) => void;
  /** The screen shows the category elsewhere. */
  categoryShown?: boolean;
}

/** The applied filters of a search as chips; pressing one removes it. */
export function AppliedFiltersPart({ search, onChange, categoryShown }: AppliedFiltersPartProps) {
  const { t, locale } = useTranslation();
  const { number } = useFormat();
  const { range } = usePriceRange();
  const nameOf = useCategoryName();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const category = categoryShown ? undefined : findCategory(categories, search.category);
  const price = range(search.priceFrom, search.priceTo);
  const filters = countFilters(search);
  if (!category && filters === 0) return null;
  const chip = (text: string, without: Partial<Search>) => (
    <Chip removeLabel={t('search.removeFilter')} onClick={() => onChange({ ...search, ...without })}>
      {text}
    </Chip>
  );
  return (
    <div className="flex flex-wrap items-center gap-2 gap-y-2.5 px-4 pb-3 lg:pt-1">
      {category && chip(nameOf(category), { category: null })}
      {price && chip(price, { priceFrom: undefined, priceTo: undefined })}
      {search.rating && chip(t('search.ratingFrom', { rating: number(search.rating) }), { rating: undefined })}
      {search.inStock && chip(t('search.inStock'), { inStock: undefined })}
      {search.freeDelivery && chip(t('search.freeDelivery'), { freeDelivery: undefined })}
      {search.shipsTo &&
        chip(t('freight.shipsTo', { country: countryNameIn(search.shipsTo, locale) }), { shipsTo: undefined })}
      {search.followed && chip(t('search.followed'), { followed: undefined })}
      {filters + (category ? 1 : 0) > 1 && (
        <button
          type="button"
          className="press hit min-h-9 px-1 text-note text-ink-2"
          onClick={() => onChange({ ...withoutFilters(search), category: categoryShown ? search.category : null })}
        >
          {t('search.clearFilters')}
        </button>
      )}
    </div>
  );
}
