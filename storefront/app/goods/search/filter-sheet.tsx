import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { countryName } from '../../people/addresses/countries.ts';
import { useAdult } from '../catalog/adult.ts';
import { categoriesQuery, visibleCategories, useCategoryName } from '../catalog/categories.ts';
import { Button } from '../../design/button.tsx';
import { Chip } from '../../design/chip.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { Switch } from '../../design/switch.tsx';
import { useShipTo } from '../../trade/freight/ship-to.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { PriceFilterPart } from './price-filter-part.tsx';
import { ratings, type Search, withoutFilters } from './search-params.ts';
import { facetsQuery, searchCountQuery, shopSearchCountQuery } from './search-data.ts';

interface FilterSheetProps {
  search: Search;
  /** Limits the search to this shop's products. */
  shop?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onApply: (search: Search) => void;
}

/** The filters of a search, with the number of results for the current draft. */
export function FilterSheet({ search, shop, open, onOpenChange, onApply }: FilterSheetProps) {
  const { t, locale } = useTranslation();
  const { number } = useFormat();
  const isAdult = useAdult();
  const nameOf = useCategoryName();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const [draft, setDraft] = useState(search);
  const [opened, setOpened] = useState(open);
  // Each time the sheet opens, the draft starts from the applied filters.
  if (opened !== open) {
    setOpened(open);
    if (open) setDraft(search);
  }
  const { country } = useShipTo();
  const shipTo = draft.shipsTo ?? country;
  const left = useResultCount(draft, shop, open);
  const { data: facets } = useQuery({
    ...facetsQuery(draft, shop, shipTo),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const countOf = new Map(facets?.categories.map(({ category_id, count }) => [category_id, count]));
  const shown = visibleCategories(categories, isAdult).filter(
    ({ category_id }) =>
      countOf.has(category_id) || category_id === draft.category || !facets || !(draft.words || shop),
  );
  const counted = (count: number | undefined) =>
    count === undefined ? null : <span className="tnum text-cap text-ink-3">{number(count)}</span>;
  const apply = () => {
    onOpenChange(false);
    onApply(draft);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('search.filter')}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex gap-2.5">
          <Button kind="quiet" size="lg" className="flex-1 px-3!" onClick={() => setDraft(withoutFilters(draft))}>
            {t('search.reset')}
          </Button>
          <Button size="lg" className="flex-[2] px-3!" onClick={apply}>
            <span aria-live="polite">
              {!left
                ? t('search.showAny')
                : left.more
                  ? t('search.showMore', { number: number(left.total) })
                  : t('search.show', { count: left.total })}
            </span>
          </Button>
        </div>
      }
    >
      <h3 className="pt-1 pb-3 text-lead font-semibold">{t('search.category')}</h3>
      <div role="group" aria-label={t('search.category')} className="flex flex-wrap gap-2 gap-y-2.5">
        <Chip selected={draft.category === null} onClick={() => setDraft({ ...draft, category: null })}>
          {t('catalog.all')}
        </Chip>
        {shown.map((category) => (
          <Chip
            key={category.category_id}
            selected={draft.category === category.category_id}
            onClick={() => setDraft({ ...draft, category: category.category_id })}
          >
            {nameOf(category)}
            {(draft.words || shop) && counted(countOf.get(category.category_id))}
          </Chip>
        ))}
      </div>
      <PriceFilterPart
        from={draft.priceFrom}
        to={draft.priceTo}
        highest={facets?.price.highest ?? 100}
        bars={facets?.price.bars ?? []}
        onChange={(price) => setDraft({ ...draft, ...price })}
      />
      <h3 className="pt-6 pb-3 text-lead font-semibold">{t('search.rating')}</h3>
      <div role="group" aria-label={t('search.rating')} className="flex flex-wrap gap-2">
        <Chip selected={!draft.rating} onClick={() => setDraft({ ...draft, rating: undefined })}>
          {t('search.any')}
        </Chip>
        {ratings.map((rating) => (
          <Chip
            key={rating}
            icon={Star}
            selected={draft.rating === rating}
            onClick={() => setDraft({ ...draft, rating })}
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
          on={draft.inStock}
          onChange={(inStock) => setDraft({ ...draft, inStock })}
        />
        {shipTo && (
          <SwitchRow
            label={t('freight.shipsTo', { country: countryName(shipTo, locale) })}
            count={counted(facets?.ships_to)}
            on={draft.shipsTo ? true : undefined}
            onChange={(on) => setDraft({ ...draft, shipsTo: on && shipTo })}
          />
        )}
        <SwitchRow
          label={t('search.freeDelivery')}
          count={counted(facets?.free_delivery)}
          on={draft.freeDelivery}
          onChange={(freeDelivery) =>
            setDraft({ ...draft, freeDelivery, ...(freeDelivery && shipTo && { shipsTo: shipTo }) })
          }
        />
      </div>
    </Sheet>
  );
}

/** How many products the draft of a search finds. */
function useResultCount(
  draft: Search,
  shop: string | undefined,
  enabled: boolean,
): { total: number; more?: boolean } | undefined {
  const everywhere = useQuery({ ...searchCountQuery(draft), enabled: enabled && !shop });
  const inShop = useQuery({ ...shopSearchCountQuery(draft, shop ?? ''), enabled: enabled && shop !== undefined });
  return shop ? inShop.data?.product_list : everywhere.data;
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
