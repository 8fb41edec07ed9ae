import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from '../../shell/router/visit.ts';
import { categoriesQuery, findCategory, isForAdults, type FoundCategory } from '../catalog/categories.ts';
import { breadcrumbList, categoryWay } from '../catalog/structured-data.ts';
import { AdultGate } from '../catalog/adult-gate.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { MetaContext, ScreenContext, ScreenMeta } from '../../shell/screen.ts';
import { useScreenTitle } from '../../shell/page-title.ts';
import { CategoryHeadPart } from './category-head-part.tsx';
import { ResultsPart } from './results-part.tsx';
import { LandingPart } from './landing-part.tsx';
import { addRecentWords } from './recent-words.ts';
import { type Search, parseSearch, searchPath, searchParams } from './search-params.ts';
import { SearchBarPart } from './search-bar-part.tsx';
import { searchPages, hotSearchesQuery } from './search-data.ts';
import { SuggestionsPart } from './suggestions-part.tsx';
import { hotProductsPages } from '../catalog/catalog-data.ts';

export const loader = async ({ url, queries }: ScreenContext) => {
  const search = parseSearch(url.searchParams);
  const products = () =>
    search ? queries.ensureInfiniteQueryData(searchPages(search)) : queries.ensureInfiniteQueryData(hotProductsPages());
  const categories = await queries.ensureQueryData(categoriesQuery());
  // Products for adults are not rendered on the server, which can't ask for a confirmation.
  return Promise.all([
    search ? undefined : queries.ensureQueryData(hotSearchesQuery()),
    isForAdults(categories, search?.category ?? null) ? undefined : products(),
  ]);
};

export function meta({ url, queries, t, origin }: MetaContext): ScreenMeta {
  const search = parseSearch(url.searchParams);
  if (!search) return {};
  const category = findCategory(queries.getQueryData(categoriesQuery().queryKey) ?? [], search.category);
  return {
    title: search.words || category?.name || t('title.search'),
    canonical: searchPath(mainList(search)),
    ...(category && !search.words && { jsonLd: categoryData(category, origin, t) }),
  };
}

/** The JSON-LD of the page of a category: the way to it. */
const categoryData = ({ id, top }: FoundCategory, origin: string, t: Translate): object => ({
  '@context': 'https://schema.org',
  ...breadcrumbList(categoryWay([top, ...top.children.filter((child) => child.category_id === id)], t), origin),
});

/** The canonical search: orders and filters only vary one list; without words or a category, the order names the list. */
function mainList({ words, category, sort }: Search): Search {
  return { words, category, sort: words || category ? 'relevance' : sort };
}

/** The product search; without a query it shows recent searches, categories and popular products. */
export function Component() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const search = parseSearch(query);
  const { data: categories = [] } = useQuery(categoriesQuery());
  const category = findCategory(categories, search?.category ?? null);
  useScreenTitle(search?.words || category?.name || undefined);
  const show = (next: Search) => setQuery(searchParams(next), { replace: search !== null });
  const [typed, setTyped] = useState<string | null>(null);
  // Any navigation closes the suggestions.
  useEffect(() => setTyped(null), [query]);
  const submit = (words: string) => {
    setTyped(null);
    addRecentWords(words);
    if (words || search) show({ ...(search ?? { category: null, sort: 'relevance' }), words });
  };
  return (
    <>
      <h1 className="sr-only">{t('title.search')}</h1>
      <SearchBarPart
        words={search?.words ?? ''}
        placeholder={t('shell.searchProducts')}
        onSearch={submit}
        onType={setTyped}
        autoFocus={search === null}
        narrowOnly
      />
      {typed !== null && typed !== search?.words ? (
        <SuggestionsPart typed={typed} onSearch={submit} />
      ) : search ? (
        <AdultGate needed={category?.adult ?? false}>
          {category && !search.words && <CategoryHeadPart found={category} />}
          <ResultsPart search={search} onChange={show} />
        </AdultGate>
      ) : (
        <LandingPart onSearch={submit} />
      )}
    </>
  );
}
