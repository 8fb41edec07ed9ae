import { useQuery } from '@tanstack/react-query';
import type { ProductSort } from '@tradewind/contract/catalog';
import { useState } from 'react';
import { useAdult } from '../catalog/adult.ts';
import { CategoryChips } from '../catalog/category-chips.tsx';
import { categoriesQuery, openCategories } from '../catalog/category-data.ts';
import { Button } from '../design/button.tsx';
import { Chip } from '../design/chip.tsx';
import { Sheet } from '../design/sheet.tsx';
import type { MessageKey } from '../i18n/messages.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { type Search, sorts } from './search-address.ts';
import { foundCountQuery } from './search-data.ts';

interface FilterSheetProps {
  search: Search;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onApply: (search: Search) => void;
}

const texts: Record<ProductSort, MessageKey> = {
  relevance: 'catalog.sortRelevance',
  sales: 'catalog.sortSales',
  newest: 'catalog.sortNewest',
  price_up: 'catalog.sortPriceUp',
  price_down: 'catalog.sortPriceDown',
};

/** Narrows a search down; how many are left is counted while one chooses. */
export function FilterSheet({ search, open, onOpenChange, onApply }: FilterSheetProps) {
  const { t } = useTranslation();
  const isAdult = useAdult();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const [draft, setDraft] = useState(search);
  const [opened, setOpened] = useState(open);
  // Each time it opens it starts from what applies.
  if (opened !== open) {
    setOpened(open);
    if (open) setDraft(search);
  }
  const { data: left } = useQuery({ ...foundCountQuery(draft), enabled: open });
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
          <Button
            kind="quiet"
            size="lg"
            className="flex-1 px-3!"
            onClick={() => setDraft({ ...draft, category: null, sort: 'relevance' })}
          >
            {t('search.reset')}
          </Button>
          <Button size="lg" className="flex-[2] px-3!" onClick={apply}>
            <span aria-live="polite">{left ? t('search.show', { count: left.total }) : t('search.showAny')}</span>
          </Button>
        </div>
      }
    >
      <h3 className="pt-1 pb-3 text-lead font-semibold">{t('search.category')}</h3>
      <CategoryChips
        wrap
        categories={openCategories(categories, isAdult)}
        chosen={draft.category}
        onChoose={(category) => setDraft({ ...draft, category })}
        allLabel={t('catalog.all')}
      />
      <h3 className="pt-6 pb-3 text-lead font-semibold">{t('catalog.sort')}</h3>
      <div role="group" aria-label={t('catalog.sort')} className="flex flex-wrap gap-2 gap-y-2.5 pb-6">
        {sorts.map((sort) => (
          <Chip key={sort} selected={sort === draft.sort} onClick={() => setDraft({ ...draft, sort })}>
            {t(sort === 'relevance' && !draft.words ? 'catalog.sortRecommended' : texts[sort])}
          </Chip>
        ))}
      </div>
    </Sheet>
  );
}
