import type { suggestSearches } from '@tradewind/contract/goods/search';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import type { ListDeps } from './list-products.ts';
import { searchPage } from './search-queries.ts';

const maxSearches = 5;
const maxCategories = 2;
const maxProducts = 5;

/** Suggests searches, categories and products for an incomplete search text, without adult ones. */
export async function suggest(
  { db: { read }, categories }: ListDeps,
  typed: string,
  locale: Locale,
): Promise<OutputOf<typeof suggestSearches>> {
  const prefix = typed.normalize('NFKC').toLowerCase();
  const [searches, { tops }, products] = await Promise.all([
    read
      .selectFrom('hot_searches')
      .select('keyword')
      .where('locale', '=', locale)
      .where('keyword', 'like', `${prefix.replaceAll(/[\\%_]/g, '\\$&')}%`)
      .where('keyword', '<>', prefix)
      .orderBy('heat', 'desc')
      .limit(maxSearches)
      .execute(),
    categories.tree(),
    searchPage(read, { words: typed, category: null, sort: 'relevance' }, { page: 1, limit: maxProducts }, true),
  ]);
  return {
    searches: searches.map(({ keyword }) => keyword),
    categories: [...tops, ...tops.flatMap(({ children }) => children)]
      .filter(
        ({ adult, hidden, names }) =>
          !adult && !hidden && Object.values(names).some((name) => name.toLowerCase().startsWith(prefix)),
      )
      .slice(0, maxCategories)
      .map(({ code, names }) => ({ category_id: code, name: pickText(names, locale) })),
    products: products.rows.map((row) => ({
      product_id: row.id,
      mer_id: row.shop_id,
      title: pickText(row.titles, locale),
      image: row.image,
    })),
  };
}
