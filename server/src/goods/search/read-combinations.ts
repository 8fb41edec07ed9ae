import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { unnested } from '../../base/db/lists.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import type { NeededTerm } from './goods-for-need.ts';
import { anyOf, unordered, type Term } from './search-query.ts';
import { tierEnds, tiers } from './search-tiers.ts';
import { mapLexemes } from './search-words.ts';
import { unplanned, titlesWith } from './titles-with.ts';

/** Which terms some products have together, as bits, and how many products. */
export interface Combination {
  readonly bits: number;
  /** The terms that some of these products are called by. */
  readonly heads: number;
  readonly count: number;
}

/** The tiers of the best sellers, 4,800, in which all terms are looked for; the last one of them tells how common a term is. */
const bestTiers = tiers.slice(0, 3);
const lastOfBest = bestTiers.at(-1)!;
/** Enough to know how common a term is. */
const maxInTier = 150;
/** What so many of the last best tier have, 3,600, is common: the tiers below are not looked into for it. */
const common = 50;
/** Of what is rare so many products are read in each further tier. */
const maxRare = 50;
/** So many of the rarest words among the best sellers are looked for in pairs. */
const maxPaired = 4;

/**
 * The combinations of terms that products have. What all best sellers are asked for is bounded by their number, and further tiers,
 * which are as large as the catalogue, are looked into for what few best sellers have: a term, two of the rarest words, or all words.
 */
export async function readCombinations(read: Read, terms: readonly (Term | NeededTerm)[]): Promise<Combination[]> {
  const best = await amongBest(read, terms);
  const further = await amongOthers(read, terms, best);
  const found = merged([...best, ...further.filter(({ isUnread }) => !isUnread)]);
  const unread = further.filter(({ isUnread }) => isUnread);
  return merged([...found, ...unread.map(({ bits, count }) => ({ bits: leastWith(found, bits), heads: 0, count }))]);
}

/** The combination of these terms with the fewest others. */
const leastWith = (combinations: readonly Combination[], terms: number): number =>
  combinations
    .map(({ bits }) => bits)
    .filter((bits) => (bits & terms) === terms)
    .toSorted((a, b) => sizeOf(a) - sizeOf(b))[0] ?? terms;

const sizeOf = (bits: number): number => bits.toString(2).replaceAll('0', '').length;

/** The same combinations, each once. */
export function merged(combinations: readonly Combination[]): Combination[] {
  const byBits = new Map<number, Combination>();
  for (const { bits, heads, count } of combinations) {
    const known = byBits.get(bits);
    if (bits > 0) byBits.set(bits, { bits, heads: heads | (known?.heads ?? 0), count: count + (known?.count ?? 0) });
  }
  return [...byBits.values()];
}

/** Whether some product has all of the terms. */
export async function areTogether(read: Read, terms: readonly Term[]): Promise<boolean> {
  if (terms.length === 0) return false;
  const all = allWords(terms);
  const having = tiers.map(
    (tier) => sql`exists (select from ${titlesWith(tier, unplanned(all), unplanned(unordered(all)))} w)`,
  );
  const [row] = await rowsOf<{ together: boolean }>(read, sql`select ${sql.join(having, sql` or `)} as together`);
  return row!.together;
}

function amongBest(read: Read, terms: readonly (Term | NeededTerm)[]): Promise<Combination[]> {
  const words = wordsOf(terms);
  const having = (match: string) =>
    bestTiers.map(
      (tier) =>
        sql`(select * from ${titlesWith(tier, unplanned(match), unplanned(unordered(match)))} w limit ${sql.lit(maxInTier)})`,
    );
  // Of common terms there are more than are read, so what has two of them is read for itself, and what has all words.
  const found = [
    ...having(anyOf(terms).match),
    ...(terms.length < 3 ? [] : having(anyTwoOf(terms))),
    ...(words.length < 2 ? [] : having(allWords(words))),
  ];
  return rowsOf<Combination>(
    read,
    sql`
    select bits, bit_or(heads) as heads, count(*)::int as count from (
      select ${bitsOf(terms)} from (select distinct on (product_id) * from (${sql.join(found, sql` union all `)}) w) w
    ) c group by bits`,
  );
}

/** What is looked for below the best sellers unless it is common among them. */
interface Rare {
  readonly bits: number;
  readonly broad: string;
  /** What is looked for where the characters of `broad` alone are common. */
  readonly exact: string;
  /** Whether it is looked for in the last tiers too. */
  readonly isEverywhere: boolean;
}

interface FurtherCombination extends Combination {
  /** Whether it was not looked for, since it is common, so that there may be other terms beside these. */
  readonly isUnread: boolean;
}

/** Combinations below the best sellers. Of what is not looked for there, there are as many as are read of anything. */
function amongOthers(
  read: Read,
  terms: readonly (Term | NeededTerm)[],
  best: readonly Combination[],
): Promise<FurtherCombination[]> {
  const rare = rareOf(terms, best);
  const isRare = (words: RawBuilder<unknown>) =>
    sql`(select count(*) from (select from search_words where tier = ${sql.lit(lastOfBest)} and title_words @@ ${words}::tsquery limit ${sql.lit(common)}) s) < ${sql.lit(common)}`;
  const inTiers = (from: number, to: number) => sql`
    select r.place, t.product_id, ${bitsOf(terms)} from rare r cross join lateral (${sql.join(
      tiers
        .slice(from, to)
        .map(
          (tier) =>
            sql`(select * from ${titlesWith(tier, sql`r.query`, sql`r.in_any_order`)} w limit ${sql.lit(maxRare)})`,
        ),
      sql` union all `,
    )}) t where r.query is not null`;
  const asked = rare.map((one) => ({ ...one, broadAny: unordered(one.broad), exactAny: unordered(one.exact) }));
  const types = {
    bits: 'int',
    isEverywhere: 'boolean',
    broad: 'text',
    broadAny: 'text',
    exact: 'text',
    exactAny: 'text',
  } as const;
  return rowsOf<FurtherCombination>(
    read,
    sql`
    with rare as materialized (
      select asked.place, asked.bits, asked.everywhere, looked_for.query, looked_for.in_any_order
      from ${unnested(asked, types)} with ordinality as asked (bits, everywhere, broad, broad_any, exact, exact_any, place)
      left join lateral (
        select asked.broad as query, asked.broad_any as in_any_order where ${isRare(sql`asked.broad_any`)}
        union all select asked.exact, asked.exact_any where asked.exact <> asked.broad and ${isRare(sql`asked.exact_any`)}
        limit 1
      ) looked_for on true
    ),
    next as materialized (${inTiers(lastOfBest + 1, lastOfBest + 3)}),
    last as (${inTiers(lastOfBest + 3, tiers.length)} and r.everywhere and (select count(*) from next n where n.place = r.place) < ${sql.lit(maxRare)})
    select bits, bit_or(heads) as heads, count(*)::int as count, false as "isUnread"
    from (select distinct on (product_id) * from (select * from next union all select * from last) w) w group by bits
    union all
    select bits, 0, (count(*) * ${sql.lit(maxInTier)})::int, true
    from rare join unnest(${sql.lit(`{${tierEnds.slice(lastOfBest).join()}}`)}::int[]) as tier (beginning) on beginning < (
      select reltuples from pg_class where oid = 'search_words'::regclass)
    where query is null group by bits`,
  );
}

function rareOf(terms: readonly (Term | NeededTerm)[], best: readonly Combination[]): Rare[] {
  const words = wordsOf(terms).map((term, index) => ({ ...term, bits: 2 ** index }));
  const countOf = ({ bits }: { bits: number }) =>
    best.reduce((sum, combination) => sum + ((combination.bits & bits) === 0 ? 0 : combination.count), 0);
  const paired = words
    .filter((word) => countOf(word) > 0)
    .toSorted((a, b) => countOf(a) - countOf(b))
    .slice(0, maxPaired);
  const pairs = words.length < 3 ? [] : paired.flatMap((a, at) => paired.slice(at + 1).map((b) => [a, b]));
  const together = (all: typeof words, isEverywhere: boolean): Rare => {
    const broad = allWords(all);
    return { bits: all.reduce((bits, word) => bits + word.bits, 0), broad, exact: broad, isEverywhere };
  };
  return [
    ...terms.map(({ broad, exact }, index) => ({ bits: 2 ** index, broad, exact, isEverywhere: true })),
    ...pairs.map((pair) => together(pair, false)),
    ...(words.length > 1 ? [together(words, true)] : []),
  ].map((one) => ({ ...one, isEverywhere: one.isEverywhere && !readsBeginnings(one.broad) }));
}

/** Whether an index reads all that has the beginning of a word, although other words beside it may be rare. */
const readsBeginnings = (query: string): boolean => query.includes(':*') && query.includes(' & ');

/** SQL: the columns `bits` and `heads` of `title_words`. */
function bitsOf(terms: readonly Term[]): RawBuilder<unknown> {
  const bits = (query: (term: Term) => string) =>
    sql.join(
      terms.map(
        (term, index) =>
          sql`case when title_words @@ ${query(term)}::text::tsquery then ${sql.lit(2 ** index)} else 0 end`,
      ),
      sql` + `,
    );
  return sql`${bits(({ broad }) => broad)} as bits, ${bits(({ exact }) => asHead(exact))} as heads`;
}

/** Terms of the search itself, which stand before those of a need. */
const wordsOf = (terms: readonly (Term | NeededTerm)[]) => terms.filter((term) => !('likeness' in term));

/** Matches all of the terms: `tsquery` text. */
const allWords = (terms: readonly Pick<Term, 'broad'>[]): string => terms.map(({ broad }) => broad).join(' & ');

/** Matches any two of the terms, and what answers a need together with any word: `tsquery` text. */
function anyTwoOf(terms: readonly (Term | NeededTerm)[]): string {
  const [needed, words] = [terms.filter((term) => 'likeness' in term), wordsOf(terms)];
  const pairs = words.flatMap((a, at) => words.slice(at + 1).map((b) => `(${a.broad} & ${b.broad})`));
  const answers = needed.length > 0 && words.length > 0 ? [`((${anyOf(needed).match}) & (${anyOf(words).match}))`] : [];
  return [...pairs, ...answers].join(' | ');
}

/** Matches the words where they say what a product is. */
const asHead = (exact: string): string => mapLexemes(exact, ({ lexeme, label }) => lexeme + (label || ':A'));
