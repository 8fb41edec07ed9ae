import { sql } from 'kysely';
import { anew, type Keep } from '../../base/cache/kept-parts.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { goodsLexicon, goodsNamedIn } from './named-goods.ts';
import { allOf, isOfRun, searchTerms, type WordQuery } from './search-query.ts';
import { tiers } from './search-tiers.ts';
import { mapLexemes } from './search-words.ts';
import { unplanned } from './titles-with.ts';
import { understand } from './understand.ts';

export interface Found<Result> {
  readonly result: Result;
  /** The corrected search words, where a typing error was found. */
  readonly meant: string | null;
  /** What is asked for is not sold, and these are things that have something of it. */
  readonly near: boolean;
}

interface Questions<Result> {
  search: (query: WordQuery) => Promise<Result>;
  isFound: (result: Result) => boolean;
  /** Whether all of what was found may have the words in their texts only. */
  isOnlyMentioned: (result: Result) => boolean;
  /** The same search without filters and in all categories, which don't decide what the words are taken for. */
  everywhere?: (query: WordQuery) => Promise<Result>;
  /** What is done where few products have all of the words; nothing without it. */
  few?: {
    /** Whether there are only few of them in all categories. */
    areFound: (result: Result, query: WordQuery) => Promise<boolean>;
    /** They, `found` by the query, and behind them what has most of the words. */
    addMost: (found: Result, query: WordQuery, most: WordQuery) => Promise<Result>;
  };
}

/** How a search is asked. */
export interface Asked {
  /** The last word may be incomplete. */
  readonly isTyping?: boolean;
  /** Keeps what words mean, which each page, order and filter of a search asks again. */
  readonly keep?: Keep;
}

/**
 * Searches for the words as they are typed, and then, where nothing is called so, for what they mean.
 *
 * @returns null without words
 */
export async function firstFound<Result>(
  read: Read,
  words: string,
  { search, isFound, isOnlyMentioned, everywhere, few }: Questions<Result>,
  { isTyping = false, keep = anew }: Asked = {},
): Promise<Found<Result> | null> {
  const typed = searchTerms(words, isTyping);
  if (typed.length === 0) return null;
  const query = allOf(typed);
  const asTyped = await search(query);
  const typedOnly = { result: asTyped, meant: null, near: false };
  const isInTitles = isFound(asTyped) && !isOnlyMentioned(asTyped);
  const known = isInTitles ? asTyped : ((await everywhere?.(query)) ?? asTyped);
  const isMentioned = isFound(known) && isOnlyMentioned(known) && !(await isNamed(read, query));
  const isCalledSo = isFound(known) && !isMentioned;
  const isOneWord = typed.length === 1 && !isOfRun(typed[0]!.text);
  if (isCalledSo && (isTyping || isOneWord || !(await few?.areFound(asTyped, query)))) return typedOnly;

  const understood = await keep(`meaning of ${words}`, () => understand(read, words, isTyping));
  if (isCalledSo)
    return understood && !understood.near && understood.meant === null
      ? { ...typedOnly, result: await few!.addMost(asTyped, query, understood.most) }
      : typedOnly;
  if (isMentioned && (understood === null || understood.near)) return { ...typedOnly, near: true };
  if (understood === null) return typedOnly;
  const near = understood.near || (await isUnsold(read, words));
  const best = await search(understood.query);
  const isFew = !near && !isTyping && (await few?.areFound(best, understood.query));
  const result = isFew ? await few!.addMost(best, understood.query, understood.most) : best;
  return { result, meant: isFound(result) && !near ? understood.meant : null, near };
}

/** Whether the words name goods, and no product is called so in any language. */
async function isUnsold(read: Read, words: string): Promise<boolean> {
  const named = goodsNamedIn(await goodsLexicon(), words).flat();
  if (named.length === 0) return false;
  const match = named.map((name) => `(${allOf(searchTerms(name)).match})`).join(' | ');
  return !(await isNamed(read, { match }));
}

/**
 * Whether a product has these words in its title or options, not only in prose. Of the index of titles, since an index does
 * not know weights: of a word that stands in all prose it would read every product in vain.
 */
async function isNamed(read: Read, { match }: Pick<WordQuery, 'match'>): Promise<boolean> {
  const named = mapLexemes(match, ({ lexeme, label, isPair }) => {
    return isPair || label === ':D' ? nothing : `${lexeme}${label || ':'}ABC`;
  });
  const [row] = await rowsOf<{ named: boolean }>(
    read,
    sql`select ${sql.join(
      tiers.map(
        (tier) =>
          sql`exists (select from search_words where tier = ${sql.lit(tier)} and title_words @@ ${unplanned(named)}::tsquery)`,
      ),
      sql` or `,
    )} as named`,
  );
  return row!.named;
}

/** A lexeme that no product has. */
const nothing = "'='";
