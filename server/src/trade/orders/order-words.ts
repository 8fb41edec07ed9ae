import { locales } from '@tradewind/contract/base/locales';
import { sql, type SqlBool } from 'kysely';
import { likeAnywhere } from '../../base/db/like.ts';

/** Width and case don't matter, on either side. */
const folded = (word: string): string => word.normalize('NFKC').toLowerCase();

const titles = sql.join(
  locales.map((locale) => sql`l.titles->>${sql.lit(locale)}`),
  sql`, `,
);

/**
 * SQL: each of the words is a part of the order `o`: of its number, its payment number, the name of its shop, the titles
 * of its products in any language, or the numbers of its parcels. Read for the orders of one shopper only: nothing but
 * their ids is indexed for it. The parts are read one by one by index, never as a set, so that the time depends on the
 * orders of this shopper and not on those of all.
 */
export function containsWords(words: string) {
  const patterns = words
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => likeAnywhere(folded(word)));
  return sql<SqlBool>`lower(normalize(concat_ws(' ', o.sn,
    (select s.name from shops s where s.id = o.shop_id),
    (select g.out_trade_no from order_groups g where g.id = o.group_id),
    (select string_agg(concat_ws(' ', ${titles}), ' ') from order_lines l where l.order_id = o.id),
    (select string_agg(p.number, ' ') from parcels p where p.order_id = o.id)), nfkc))
    like all (array[${sql.join(patterns)}]::text[])`;
}
