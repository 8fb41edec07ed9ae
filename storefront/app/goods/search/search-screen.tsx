import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { categoriesQuery, adultCategory } from '../catalog/category-data.ts';
import { AdultGate } from '../catalog/adult-gate.tsx';
import { hotProductsPages } from '../catalog/home-data.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { MetaContext, ScreenContext, ScreenMeta } from '../../shell/screen.ts';
import { useScreenTitle } from '../../shell/page-title.ts';
import { FoundPart } from './found-part.tsx';
import { LandingPart } from './landing-part.tsx';
import { rememberWords } from './recent-words.ts';
import { type Search, searchOf, searchPath, searchQuery } from './search-address.ts';
import { SearchBarPart } from './search-bar-part.tsx';
import { foundPages, hotSearchesQuery } from './search-data.ts';
import { SuggestPart } from './suggest-part.tsx';

export const loader = ({ url, queries }: ScreenContext) => {
  const search = searchOf(url.searchParams);
  const products = () =>
    search ? queries.ensureInfiniteQueryData(foundPages(search)) : queries.ensureInfiniteQueryData(hotProductsPages());
  // What is for adults is not drawn on the server, which can't ask.
  return Promise.all([
    queries.ensureQueryData(categoriesQuery()),
    search ? undefined : queries.ensureQueryData(hotSearchesQuery()),
    search?.category === adultCategory ? undefined : products(),
  ]);
};

export function meta({ url, queries, t }: MetaContext): ScreenMeta {
  const search = searchOf(url.searchParams);
  if (!search) return {};
  const category = queries
    .getQueryData(categoriesQuery().queryKey)
    ?.find(({ category_id }) => category_id === search.category);
  return { title: search.words || category?.name || t('title.search'), canonical: searchPath(mainList(search)) };
}

/** Orders and filters show a part of one list, or the same again; without words or a category the order is the list. */
function mainList({ words, category, sort }: Search): Search {
  return { words, category, sort: words || category ? 'relevance' : sort };
}

/** Searches products; before that, helps to begin. */
export function Component() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const search = searchOf(query);
  useScreenTitle(search?.words || undefined);
  const show = (next: Search) => setQuery(searchQuery(next), { replace: search !== null });
  const [typed, setTyped] = useState<string | null>(null);
  // Wherever one goes from a suggestion, it has done its work.
  useEffect(() => setTyped(null), [query]);
  const look = (words: string) => {
    setTyped(null);
    rememberWords(words);
    if (words || search) show({ ...(search ?? { category: null, sort: 'relevance' }), words });
  };
  return (
    <>
      <h1 className="sr-only">{t('title.search')}</h1>
      <SearchBarPart
        words={search?.words ?? ''}
        placeholder={t('shell.searchProducts')}
        onSearch={look}
        onType={setTyped}
        eager={search === null}
      />
      {typed !== null && typed !== search?.words ? (
        <SuggestPart typed={typed} onSearch={look} />
      ) : search ? (
        <AdultGate needed={search.category === adultCategory}>
          <FoundPart search={search} onChange={show} />
        </AdultGate>
      ) : (
        <LandingPart onSearch={look} />
      )}
    </>
  );
}
