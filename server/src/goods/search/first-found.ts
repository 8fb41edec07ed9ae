import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { allOf, anyOf, corrected, searchTerms, type WordQuery } from './search-query.ts';

const minSimilarity = 0.35;

export interface Found<Result> {
  readonly result: Result;
  /** The corrected search words, where a typing error was found. */
  readonly meant: string | null;
}

/** Searches for all words, then for all words with typing errors corrected, then for any of them. @returns null without words. */
export async function firstFound<Result>(
  read: Read,
  words: string,
  search: (query: WordQuery) => Promise<Result>,
  isFound: (result: Result) => boolean,
): Promise<Found<Result> | null> {
  const typed = searchTerms(words);
  if (typed.length === 0) return null;
  const asTyped = await search(allOf(typed));
  if (isFound(asTyped)) return { result: asTyped, meant: null };

  const terms = corrected(
    typed,
    await corrections(
      read,
      typed.flatMap(({ latin }) => latin ?? []),
    ),
  );
  const meant = terms.some((term, index) => term !== typed[index]) ? terms.map(({ text }) => text).join(' ') : null;
  if (meant) {
    const asMeant = await search(allOf(terms));
    if (isFound(asMeant)) return { result: asMeant, meant };
  }
  return { result: terms.length > 1 ? await search(anyOf(terms)) : asTyped, meant: terms.length > 1 ? meant : null };
}

/** Finds the most similar known word for each Latin word; words without a similar one are missing. */
async function corrections(read: Read, words: readonly string[]): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  const typed = words.flatMap((word) => [word, ...swappedVariants(word)].map((variant) => ({ word, variant })));
  const rows = await rowsOf<{ typed: string; meant: string }>(
    read,
    sql`
    select distinct on (typed) typed, meant from (
      select t.word as typed, v.word as meant, 1 as likeness
      from unnest(${typed.map(({ word }) => word)}::text[], ${typed.map(({ variant }) => variant)}::text[]) as t (word, variant)
      join search_vocabulary v on v.word = t.variant
      union all
      select t.word, v.word, v.likeness from unnest(${[...words]}::text[]) as t (word) cross join lateral (
        select word, similarity(v.word, t.word) as likeness from search_vocabulary v
        where v.word % t.word and similarity(v.word, t.word) >= ${minSimilarity} order by likeness desc, word limit 1
      ) v
    ) known order by typed, likeness desc, (meant = typed) desc, meant`,
  );
  return new Map(rows.map(({ typed: word, meant }) => [word, meant]));
}

/** Variants with two adjacent letters swapped: a common typing error that trigrams hardly detect. */
const swappedVariants = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2));
