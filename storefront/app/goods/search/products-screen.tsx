import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { useSearchParams } from '../../shell/router/visit.ts';
import { IconButton } from '../../design/icon-button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ResultsPart } from './results-part.tsx';
import { type Search as Wanted, parseSearch, searchParams } from './search-params.ts';
import { searchPages } from './search-data.ts';
import type { ScreenContext } from '../../shell/screen.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { AdultGate } from '../catalog/adult-gate.tsx';
import { useAdult } from '../catalog/adult.ts';
import { CategoryChips } from '../catalog/category-chips.tsx';
import { categoriesQuery, findCategory, isForAdults, visibleCategories } from '../catalog/categories.ts';

const everything: Wanted = { words: '', category: null, sort: 'relevance' };
const wantedOf = (query: URLSearchParams): Wanted => ({ ...(parseSearch(query) ?? everything), words: '' });

export const loader = async ({ url, queries }: ScreenContext) => {
  const wanted = wantedOf(url.searchParams);
  const categories = await queries.ensureQueryData(categoriesQuery());
  return isForAdults(categories, wanted.category) ? undefined : queries.ensureInfiniteQueryData(searchPages(wanted));
};

/** All products, by category and in a chosen order. */
export function Component() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const isAdult = useAdult();
  const wanted = wantedOf(query);
  const { data: categories = [] } = useQuery(categoriesQuery());
  const show = (change: Partial<Wanted>) => setQuery(searchParams({ ...wanted, ...change }), { replace: true });
  return (
    <>
      <ScreenBar
        title={t('title.products')}
        right={<IconButton icon={Search} label={t('title.search')} link={(face) => <Link to="/search" {...face} />} />}
      />
      <div className="shrink-0">
        <CategoryChips
          categories={visibleCategories(categories, isAdult)}
          chosen={findCategory(categories, wanted.category)?.top.category_id ?? null}
          onChoose={(category) => show({ category })}
          allLabel={t('catalog.all')}
        />
      </div>
      <AdultGate needed={isForAdults(categories, wanted.category)}>
        <ResultsPart search={wanted} onChange={show} categoryShown />
      </AdultGate>
    </>
  );
}
