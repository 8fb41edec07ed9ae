import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Category } from '@tradewind/contract/goods/catalog';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../design/chip.tsx';
import { Switch } from '../../design/switch.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { countryNameIn } from '@tradewind/contract/people/countries';
import { useShipTo } from '../../trade/freight/ship-to.ts';
import { useSignedIn } from '../../api/session.ts';
import { useAdult } from '../catalog/adult.ts';
import { categoriesQuery, findCategory, useCategoryName, visibleCategories } from '../catalog/categories.ts';
import { PriceFilterPart } from './price-filter-part.tsx';
import { knownCount } from './known-count.ts';
import { facetsQuery } from './search-data.ts';
import { ratings, type Search } from './search-params.ts';

interface FiltersPartProps {
  search: Search;
  /** Limits the search to this shop's products. */
  shop?: string;
  /** False while nobody sees them, so that nothing is counted. */
  shown: boolean;
  /** Nothing is drawn before the numbers have come: they say which categories are offered, and what stands below these would move. */
  whole?: true;
  onChange: (search: Search) => void;
}

/** The filters of a search with the number of products behind each; in the sheet and beside the results. */
export function FiltersPart({ search, shop, shown, whole, onChange }: FiltersPartProps) {
  const { t, locale } = useTranslation();
  const { number } = useFormat();
  const isAdult = useAdult();
  const signedIn = useSignedIn();
  const nameOf = useCategoryName();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { country } = useShipTo();
  const shipTo = search.shipsTo ?? country;
  const { data: facets, isLoading } = useQuery({
    ...facetsQuery(search, shop, shipTo),
    enabled: shown,
    placeholderData: keepPreviousData,
  });
  const countOf = new Map(facets?.categories.map(({ category_id, count }) => [category_id, count]));
  const chosen = findCategory(categories, search.category);
  const isOffered = ({ category_id: id }: Pick<Category, 'category_id'>) =>
    countOf.has(id) || id === chosen?.id || id === chosen?.top.category_id || !facets || !(search.words || shop);
  const offered = visibleCategories(categories, isAdult).filter(isOffered);
  const offeredBelow = chosen?.top.children.filter(isOffered) ?? [];
  const counted = (count: number | undefined, isLeast = facets?.more === true) => {
    const known = knownCount(count, isLeast);
    return (
      known && (
        <span className="tnum text-cap text-ink-3">
          {known.isLeast ? t('search.countMore', { number: number(known.count) }) : number(known.count)}
        </span>
      )
    );
  };
  const countedIn = (category: string) => counted(countOf.get(category), facets?.categories_more);
  if (whole && isLoading) return null;
  return (
    <>
      <h2 className="pt-1 pb-3 text-lead font-semibold">{t('search.category')}</h2>
      <div role="group" aria-label={t('search.category')} className="flex flex-wrap gap-2 gap-y-2.5">
        <Chip selected={search.category === null} onClick={() => onChange({ ...search, category: null })}>
          {t('catalog.all')}
        </Chip>
        {offered.map((category) => (
          <Chip
            key={category.category_id}
            selected={chosen?.top === category}
            onClick={() => onChange({ ...search, category: category.category_id })}
          >
            {nameOf(category)}
            {(search.words || shop) && countedIn(category.category_id)}
          </Chip>
        ))}
      </div>
      {chosen && offeredBelow.length > 0 && (
        <div
          role="group"
          aria-label={t('catalog.subcategories', { name: chosen.top.name })}
          className="mt-3 flex flex-wrap gap-2 gap-y-2.5 border-t border-line pt-3"
        >
          {offeredBelow.map(({ category_id: id, name }) => (
            <Chip
              key={id}
              selected={chosen.id === id}
              onClick={() => onChange({ ...search, category: chosen.id === id ? chosen.top.category_id : id })}
            >
              {name}
              {(search.words || shop) && countedIn(id)}
            </Chip>
          ))}
        </div>
      )}
      <PriceFilterPart
        from={search.priceFrom}
        to={search.priceTo}
        highest={facets?.price.highest ?? 100}
        bars={facets?.price.bars ?? []}
        onChange={(price) => onChange({ ...search, ...price })}
      />
      <h2 className="pt-6 pb-3 text-lead font-semibold">{t('search.rating')}</h2>
      <div role="group" aria-label={t('search.rating')} className="flex flex-wrap gap-2">
        <Chip selected={!search.rating} onClick={() => onChange({ ...search, rating: undefined })}>
          {t('search.any')}
        </Chip>
        {ratings.map((rating) => (
          <Chip
            key={rating}
            icon={Star}
            selected={search.rating === rating}
            onClick={() => onChange({ ...search, rating })}
          >
            <span className="tnum">{t('search.stars', { rating: number(rating) })}</span>
            {counted(facets?.ratings.find(({ least }) => least === rating)?.count)}
          </Chip>
        ))}
      </div>
      <div className="pt-4 pb-4">
        <SwitchRow
          label={t('search.inStock')}
          count={counted(facets?.in_stock)}
          on={search.inStock}
          onChange={(inStock) => onChange({ ...search, inStock })}
        />
        {shipTo && (
          <SwitchRow
            label={t('freight.shipsTo', { country: countryNameIn(shipTo, locale) })}
            count={counted(facets?.ships_to)}
            on={search.shipsTo ? true : undefined}
            onChange={(on) => onChange({ ...search, shipsTo: on && shipTo })}
          />
        )}
        <SwitchRow
          label={t('search.freeDelivery')}
          count={counted(facets?.free_delivery)}
          on={search.freeDelivery}
          onChange={(freeDelivery) =>
            onChange({ ...search, freeDelivery, ...(freeDelivery && shipTo && { shipsTo: shipTo }) })
          }
        />
        {signedIn && !shop && (
          <SwitchRow
            label={t('search.followed')}
            count={counted(facets?.followed, facets?.followed_more)}
            on={search.followed}
            onChange={(followed) => onChange({ ...search, followed })}
          />
        )}
      </div>
    </>
  );
}

interface SwitchRowProps {
  label: string;
  count: ReactNode;
  on: true | undefined;
  onChange: (on: true | undefined) => void;
}

function SwitchRow({ label, count, on, onChange }: SwitchRowProps) {
  return (
    <div className="flex min-h-[58px] items-center gap-3 border-b border-line last:border-transparent">
      <span className="flex min-w-0 flex-1 items-baseline gap-2 text-lead">
        {label} {count}
      </span>
      <Switch label={label} checked={on === true} onChange={(checked) => onChange(checked || undefined)} />
    </div>
  );
}
