import { locales } from '@tradewind/contract/base/locales';
import { sql, type SqlBool } from 'kysely';
import { likeAnywhere } from '../../base/db/like.ts';

const titles = sql.join(
  locales.map((locale) => sql`l.titles->>${sql.lit(locale)}`),
  sql`, `,
);

/**
 * SQL: each of the words is a part of the order `o`, whatever its case: of its number, its payment number (of the group
 * `g`), the name of its shop `s`, the titles of its products in any language, or the numbers of its parcels. A word that
 * was typed in full or half width is looked for as typed and in the usual width.
 *
 * Nothing is indexed for it, so it may only be asked of the orders of one shopper. Lines and parcels are read for each
 * order by their index, never as a set: the time depends on the orders of this shopper, not on those of all. Folding the
 * width of the titles too would take most of that time (decision 139).
 */
export function containsWords(words: string) {
  const conditions = words
    .toLowerCase()
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => {
      const patterns = [...new Set([word, word.normalize('NFKC')])].map(likeAnywhere);
      return sql`text like any (array[${sql.join(patterns)}]::text[])`;
    });
  // `offset 0` keeps the text from being put together anew for each word.
  return sql<SqlBool>`(select ${sql.join(conditions, sql` and `)} from (
    select lower(concat_ws(' ', o.sn, g.out_trade_no, s.name,
      (select string_agg(concat_ws(' ', ${titles}), ' ') from order_lines l where l.order_id = o.id),
      (select string_agg(p.number, ' ') from parcels p where p.order_id = o.id))) as text offset 0) readable)`;
}
