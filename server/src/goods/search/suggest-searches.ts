import type { suggestSearches } from '@tradewind/contract/goods/search';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import type { ListDeps } from './list-products.ts';
import { searchPage } from './search-queries.ts';
import { composedText, keysOnOtherLayouts, keystrokes, typedKeys } from './typed-text.ts';
import { joinUnits } from '../../base/text/join-units.ts';

const maxSearches = 5;
const maxCategories = 2;
const maxProducts = 5;

/**
 * Suggests searches, categories and products for a text that is not complete, without adult ones. Where nothing has the text, the
 * products are those of the first search that it may become.
 */
export async function suggest(
  { db: { read }, categories }: ListDeps,
  typed: string,
  locale: Locale,
): Promise<OutputOf<typeof suggestSearches>> {
  const [searches, { tops }, found] = await Promise.all([
    suggestedSearches(read, typed, locale),
    categories.tree(),
    productsFor(read, composedText(typed), true),
  ]);
  const isFound = found.rows.length > 0 && !found.near && !found.meant;
  const products = isFound || searches.length === 0 ? found : await productsFor(read, searches[0]!, false);
  const key = keystrokes(typed);
  return {
    searches,
    categories: [...tops, ...tops.flatMap(({ children }) => children)]
      .filter(
        ({ adult, hidden, names }) =>
          key !== '' && !adult && !hidden && Object.values(names).some((name) => keystrokes(name).startsWith(key)),
      )
      .slice(0, maxCategories)
      .map(({ code, names }) => ({ category_id: code, name: pickText(names, locale) })),
    products: products.rows.map((row) => ({
      product_id: row.id,
      mer_id: row.shop_id,
      title: joinUnits(pickText(row.titles, locale)),
      image: row.image,
    })),
  };
}

const productsFor = (read: Read, words: string, isTyping: boolean) =>
  searchPage(read, { words, category: null, sort: 'relevance' }, { page: 1, limit: maxProducts }, { isTyping });

/**
 * What others searched and found, and what products are called: searches that begin as the typed text does, sound so, or have these
 * first consonants; where there are none, those that begin as its keys do on the keyboard of another language.
 */
async function suggestedSearches(read: Read, typed: string, locale: Locale): Promise<string[]> {
  const { key, sound, initials } = typedKeys(typed);
  if (key === '') return [];
  const found = await bestSuggestions(read, key, [
    suggestions(locale, 'key', key),
    ...(sound === '' ? [] : [suggestions(locale, 'sound', sound)]),
    ...(initials === '' ? [] : [suggestions(locale, 'initials', initials)]),
  ]);
  const others = found.length > 0 ? [] : keysOnOtherLayouts(typed);
  if (others.length === 0) return found;
  return bestSuggestions(
    read,
    key,
    others.map((other) => suggestions(locale, 'key', other)),
  );
}

/** @param all SQL: `suggestions`; one that has just the typed `key` is left out */
async function bestSuggestions(read: Read, key: string, all: readonly RawBuilder<unknown>[]): Promise<string[]> {
  const rows = await rowsOf<{ words: string }>(
    read,
    sql`
    select min(words) as words from (${sql.join(all, sql` union all `)}) s where key <> ${key}
    group by key order by bool_or(searched) desc, max(weight) desc, key limit ${maxSearches}`,
  );
  return rows.map(({ words }) => words);
}

const suggestions = (locale: Locale, column: 'key' | 'sound' | 'initials', beginning: string) => sql`
  select words, key, searched, weight from search_suggestions
  where locale = ${locale} and ${sql.ref(column)} like ${`${beginning.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}
    ${column === 'key' ? sql`` : sql`and ${sql.ref(column)} <> ''`}`;
