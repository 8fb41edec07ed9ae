import { sql, type RawBuilder } from 'kysely';

/** So many products of a tier are looked into that have all characters of a word, in whatever order. */
const maxLookedInto = 1_000;

/**
 * SQL: products of a tier that have the words in their titles, options or synonyms.
 *
 * @param query SQL: `tsquery` text
 * @param inAnyOrder SQL: the same of its `unordered` form, which the index can tell
 */
export const titlesWith = (tier: number, query: RawBuilder<string>, inAnyOrder: RawBuilder<string>) => sql`(
  select * from (
    select product_id, title_words from search_words
    where tier = ${sql.lit(tier)} and title_words @@ ${inAnyOrder}::text::tsquery limit ${sql.lit(maxLookedInto)}
  ) t where title_words @@ ${query}::text::tsquery
)`;

/**
 * SQL: `tsquery` text that PostgreSQL doesn't plan by. Of words that many products have it would read the whole table until it finds the
 * first ones, and does so to the end where it has estimated wrongly.
 */
export const unplanned = (query: string): RawBuilder<string> => sql`(select ${query}::text)`;
