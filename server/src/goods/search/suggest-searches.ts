import type { suggestSearches } from '@tradewind/contract/goods/catalog';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import type { Read } from '../../base/db/database.ts';
import { allCategoryRows } from '../catalog/index.ts';
import { searchPage } from './search-queries.ts';

const searchesShown = 5;
const categoriesShown = 2;
const productsShown = 5;

/** What somebody who types this may be looking for. Nothing for adults is ever suggested. */
export async function suggest(read: Read, typed: string, locale: Locale): Promise<OutputOf<typeof suggestSearches>> {
  const beginning = typed.normalize('NFKC').toLowerCase();
  const [searches, categories, products] = await Promise.all([
    read
      .selectFrom('hot_searches')
      .select('keyword')
      .where('locale', '=', locale)
      .where('keyword', 'like', `${beginning.replaceAll(/[\\%_]/g, '\\$&')}%`)
      .where('keyword', '<>', beginning)
      .orderBy('heat', 'desc')
      .limit(searchesShown)
      .execute(),
    allCategoryRows(read),
    searchPage(read, { words: typed, category: null, sort: 'relevance' }, { page: 1, limit: productsShown }),
  ]);
  return {
    searches: searches.map(({ keyword }) => keyword),
    categories: categories
      .filter(
        ({ adult, names }) => !adult && Object.values(names).some((name) => name.toLowerCase().startsWith(beginning)),
      )
      .slice(0, categoriesShown)
      .map(({ code, names }) => ({ category_id: code, name: pickText(names, locale) })),
    products: products.rows.map((row) => ({
      product_id: row.id,
      mer_id: row.shop_id,
      title: pickText(row.titles, locale),
      image: row.image,
    })),
  };
}
