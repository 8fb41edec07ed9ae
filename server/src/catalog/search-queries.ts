import type { ProductSort } from '@tradewind/contract/catalog';
import type { Locale } from '@tradewind/contract/locales';
import { sql } from 'kysely';
import type { Read } from '../base/db/database.ts';
import { cardColumns, fromProducts, listed, rowsOf, sorted, windowOf, type CardPage, type CardRow, type Listing, type Paging } from './card-queries.ts';
import { allOf, anyOf, corrected, searchTerms, type WordQuery } from './search-query.ts';

/** Of all that match, so many are weighed against each other: the best sellers, or the first in the order asked for. */
const candidatesAtMost = 2_000;
/** A word that more texts have tells little; looking at all of them would only take long. */
const matchesAtMost = 20_000;
const leastSimilarity = 0.35;

export interface Search extends Listing {
  readonly words: string;
  readonly sort: ProductSort;
  /** Whose texts count a little more, since that is what is shown. */
  readonly locale: Locale;
}

/** Products found by words in any of the five languages. `total` is exact below the number of candidates. */
export async function searchPage(read: Read, search: Search, paging: Paging): Promise<CardPage> {
  return (await firstFound(read, search.words, (query) => found(read, search, query, paging), ({ total }) => total > 0)) ?? { total: 0, rows: [] };
}

/** Shops that sell what the words mean, those with most matching products first. */
export async function shopsSelling(read: Read, words: string): Promise<string[]> {
  const search = (query: WordQuery) =>
    rowsOf<{ shop_id: string }>(read, sql`
      with ${candidates(query, { category: null }, 'sales')}
      select shop_id from candidates group by shop_id order by count(*) desc, shop_id limit 200`);
  const shops = await firstFound(read, words, search, (rows) => rows.length > 0);
  return shops?.map(({ shop_id }) => shop_id) ?? [];
}

/** Asks for all words; then with typing errors put right; then for any of the words. */
async function firstFound<Result>(
  read: Read,
  words: string,
  search: (query: WordQuery) => Promise<Result>,
  isFound: (result: Result) => boolean,
): Promise<Result | null> {
  const typed = searchTerms(words);
  if (typed.length === 0) return null;
  const asTyped = await search(allOf(typed));
  if (isFound(asTyped)) return asTyped;

  const meant = corrected(typed, await corrections(read, typed.flatMap(({ latin }) => latin ?? [])));
  if (meant.some((term, index) => term !== typed[index])) {
    const asMeant = await search(allOf(meant));
    if (isFound(asMeant)) return asMeant;
  }
  return meant.length > 1 ? search(anyOf(meant)) : null;
}

/** For each Latin word the known word that looks most like it, where one looks enough like it. */
async function corrections(read: Read, words: readonly string[]): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  const typed = words.flatMap((word) => [word, ...swapped(word)].map((variant) => ({ word, variant })));
  const rows = await rowsOf<{ typed: string; meant: string }>(read, sql`
    select distinct on (typed) typed, meant from (
      select t.word as typed, v.word as meant, 1 as likeness
      from unnest(${typed.map(({ word }) => word)}::text[], ${typed.map(({ variant }) => variant)}::text[]) as t (word, variant)
      join search_vocabulary v on v.word = t.variant
      union all
      select t.word, v.word, v.likeness from unnest(${[...words]}::text[]) as t (word) cross join lateral (
        select word, similarity(v.word, t.word) as likeness from search_vocabulary v
        where v.word % t.word and similarity(v.word, t.word) >= ${leastSimilarity} order by likeness desc, word limit 1
      ) v
    ) known order by typed, likeness desc, (meant = typed) desc, meant`);
  return new Map(rows.map(({ typed: word, meant }) => [word, meant]));
}

/** The word with two neighbours in the other order: a common slip that hardly leaves a common trigram. */
const swapped = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2));

const candidates = ({ match }: WordQuery, listing: Listing, sort: Exclude<ProductSort, 'relevance'>) => sql`
  matching as (
    select distinct product_id from (select product_id from product_words where words @@ ${match}::tsquery limit ${matchesAtMost}) first
  ), candidates as materialized (
    select p.id, p.shop_id ${fromProducts} where p.id in (select product_id from matching) and ${listed(listing)}
    order by ${sorted[sort]} limit ${candidatesAtMost}
  )`;

async function found(read: Read, search: Search, query: WordQuery, paging: Paging): Promise<CardPage> {
  const window = windowOf(paging) ?? { limit: 0, offset: 0 };
  const byRank = search.sort === 'relevance';
  const order = byRank ? sql`weighed.rank desc, p.sales desc, p.id` : sorted[search.sort as Exclude<ProductSort, 'relevance'>];
  const weighed = sql`
    select w.product_id as id, round(max(
      (ts_rank(${weights}, w.words, q.match) + ts_rank(${weights}, w.words, q.close)) * case when w.locale = ${search.locale} then 1.5 else 1 end
    )::numeric, 2) as rank
    from candidates c join product_words w on w.product_id = c.id
    cross join (select ${query.match}::tsquery as match, ${query.close}::tsquery as close) q
    where w.words @@ q.match group by w.product_id`;
  const rows = await rowsOf<Partial<CardRow> & { total: number }>(read, sql`
    with ${candidates(query, search, byRank ? 'sales' : (search.sort as Exclude<ProductSort, 'relevance'>))}
    select totals.total, shown.* from (select count(*)::int as total from candidates) totals left join lateral (
      select ${cardColumns}, row_number() over (order by ${order}) as place
      from (${byRank ? weighed : sql`select id from candidates`}) weighed join products p on p.id = weighed.id join shops h on h.id = p.shop_id
      order by place limit ${window.limit} offset ${window.offset}
    ) shown on true order by shown.place`);
  return { total: rows[0]!.total, rows: rows.filter((row) => row.id !== null) as CardRow[] };
}

/** Of description, summary and facts, category and shop, title. */
const weights = sql`'{0.1, 0.3, 0.5, 1}'::float4[]`;
