import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useMedia } from '../../design/use-media.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useScreenActive } from '../../shell/screen-active.ts';
import type { Search } from './search-params.ts';

const FiltersPart = lazy(async () => ({ default: (await import('./filters-part.tsx')).FiltersPart }));

/** How long a change rests before it is applied, so that dragging a price asks once. */
const restMs = 350;

interface FiltersBesideProps {
  search: Search;
  /** Limits the search to this shop's products. */
  shop?: string;
  onChange: (search: Search) => void;
  /** The results. */
  children: ReactNode;
}

/**
 * In a wide window the filters stand beside the results and apply at once; a narrow one has their sheet. The columns are
 * there from the first paint, as high as the window, so that nothing below moves when the filters follow: their controls are
 * drawn in the browser only. Filters that are longer than the window scroll with the page as far as to their end, and stay
 * there: it is the foot of their column that sticks.
 */
export function FiltersBeside({ search, shop, onChange, children }: FiltersBesideProps) {
  const { t } = useTranslation();
  const isWide = useMedia('(min-width: 64rem)');
  const isActive = useScreenActive();
  return (
    <div className="lg:grid lg:min-h-[calc(100dvh-96px)] lg:grid-cols-[264px_minmax(0,1fr)] lg:items-start lg:gap-x-2 lg:pt-4 lg:pl-4">
      <aside
        aria-label={t('search.filter')}
        className="sticky bottom-4 hidden min-h-[calc(100dvh-96px)] self-end lg:block"
      >
        <div className="card min-h-96 px-4 pt-3">
          {isWide && (
            <Suspense>
              <Resting search={search} onChange={onChange}>
                {(draft, change) => <FiltersPart search={draft} shop={shop} shown={isActive} whole onChange={change} />}
              </Resting>
            </Suspense>
          )}
        </div>
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

interface RestingProps {
  search: Search;
  onChange: (search: Search) => void;
  children: (draft: Search, change: (search: Search) => void) => ReactNode;
}

/** Shows a change at once and passes it on when no other follows for a moment; another address replaces it. */
function Resting({ search, onChange, children }: RestingProps) {
  const [draft, setDraft] = useState<Search | null>(null);
  const applied = JSON.stringify(search);
  const [known, setKnown] = useState(applied);
  if (known !== applied) {
    setKnown(applied);
    setDraft(null);
  }
  useEffect(() => {
    if (!draft) return undefined;
    const timer = setTimeout(() => onChange(draft), restMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new `onChange` must not start the wait anew
  }, [draft]);
  return children(draft ?? search, setDraft);
}
