import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FiltersPart } from './filters-part.tsx';
import { type Search, withoutFilters } from './search-params.ts';
import { searchCountQuery, shopSearchCountQuery } from './search-data.ts';

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
  const { t } = useTranslation();
  const { number } = useFormat();
  const [draft, setDraft] = useState(search);
  const [opened, setOpened] = useState(open);
  // Each time the sheet opens, the draft starts from the applied filters.
  if (opened !== open) {
    setOpened(open);
    if (open) setDraft(search);
  }
  const left = useResultCount(draft, shop, open);
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
      <FiltersPart search={draft} shop={shop} shown={open} onChange={setDraft} />
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
