import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { goodsLexicon, goodsNamedIn } from './named-goods.ts';
import { allOf, searchTerms, type WordQuery } from './search-query.ts';
import { tiers } from './search-tiers.ts';
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
  /** Of a search with filters: whether the words find something without them. Then they are not taken for other words. */
  isFoundUnfiltered?: (query: WordQuery) => Promise<boolean>;
}

/**
 * Searches for the words as they are typed, and then, where nothing is called so, for what they mean.
 *
 * @param isTyping the last word may be incomplete
 * @returns null without words
 */
export async function firstFound<Result>(
  read: Read,
  words: string,
  { search, isFound, isOnlyMentioned, isFoundUnfiltered }: Questions<Result>,
  isTyping = false,
): Promise<Found<Result> | null> {
  const typed = searchTerms(words, isTyping);
  if (typed.length === 0) return null;
  const query = allOf(typed);
  const asTyped = await search(query);
  const isMentioned = isFound(asTyped) && isOnlyMentioned(asTyped) && !(await isNamed(read, query));
  if (!isFound(asTyped) && (await isFoundUnfiltered?.(query))) return { result: asTyped, meant: null, near: false };
  if (isFound(asTyped) && !isMentioned) return { result: asTyped, meant: null, near: false };

  const understood = await understand(read, words);
  if (isMentioned && (understood === null || understood.near)) return { result: asTyped, meant: null, near: true };
  if (understood === null) return { result: asTyped, meant: null, near: false };
  const near = understood.near || (await isUnsold(read, words));
  const result = await search(understood.query);
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
  const named = match.replaceAll(/'(?!2:)(?:[^'\\]|''|\\\\)*'(?<ending>:\*|:D)?/gu, (lexeme, ending?: string) =>
    ending === ':D' ? nothing : ending ? `${lexeme}ABC` : `${lexeme}:ABC`,
  );
  const [row] = await rowsOf<{ named: boolean }>(
    read,
    sql`select ${sql.join(
      tiers.map(
        (tier) =>
          sql`exists (select from search_words where tier = ${sql.lit(tier)} and title_words @@ ${named}::text::tsquery)`,
      ),
      sql` or `,
    )} as named`,
  );
  return row!.named;
}

/** A lexeme that no product has. */
const nothing = "'='";
