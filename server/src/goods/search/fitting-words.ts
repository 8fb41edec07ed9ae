import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { unnested } from '../../base/db/lists.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { termOfPiece, unordered } from './search-query.ts';
import { tiers } from './search-tiers.ts';
import { titlesWith } from './titles-with.ts';
import { likeness, type KnownWord } from './vocabulary.ts';

/**
 * One correction for each mistyped word: of those that are as near, the first one that a product has together with another word of the
 * search, so that `butterfly broch` means a brooch and not a broth; of a search of one word the one that most products have.
 *
 * @param similar what each mistyped word is similar to
 * @param known the words of the search that are no errors
 */
export async function fittingWords(
  read: Read,
  similar: ReadonlyMap<string, readonly [KnownWord, ...KnownWord[]]>,
  known: readonly string[],
): Promise<Map<string, KnownWord>> {
  const corrections = new Map([...similar].map(([typed, [first]]) => [typed, first]));
  for (const [typed, candidates] of similar) {
    const others = [...known, ...[...corrections].flatMap(([other, { word }]) => (other === typed ? [] : [word]))];
    if (candidates.length === 1) continue;
    const likeliest = candidates.filter((one) => likeness(typed, one) === likeness(typed, candidates[0]));
    const fitting = others.length === 0 ? await commonest(read, likeliest) : await firstWith(read, candidates, others);
    if (fitting) corrections.set(typed, fitting);
  }
  return corrections;
}

/** Enough products to know how common a word is. */
const maxInTier = 30;

/** Of words that are as likely the one that most products have in their titles, options or synonyms. */
async function commonest(read: Read, candidates: readonly KnownWord[]): Promise<KnownWord | undefined> {
  if (candidates.length === 1) return undefined;
  const asked = candidates.map(({ word }) => asQuery(termOfPiece(word).broad));
  const counts = tiers.map(
    (tier) =>
      sql`(select count(*) from (select from ${titlesWith(tier, sql`c.query`, sql`c.unordered`)} w limit ${sql.lit(maxInTier)}) t)`,
  );
  const [row] = await rowsOf<{ place: number }>(
    read,
    sql`
    select c.place::int as place from ${unnested(asked, { query: 'text', unordered: 'text' })} with ordinality as c (query, unordered, place)
    order by ${sql.join(counts, sql` + `)} desc, c.place limit 1`,
  );
  return row && candidates[row.place - 1];
}

/** The first of these words that a product has in its title, options or synonyms together with one of the others. */
async function firstWith(
  read: Read,
  candidates: readonly KnownWord[],
  others: readonly string[],
): Promise<KnownWord | undefined> {
  const other = others.map((word) => termOfPiece(word).broad).join(' | ');
  const asked = candidates.map(({ word }) => asQuery(`${termOfPiece(word).broad} & (${other})`));
  const isFound = tiers.map((tier) => sql`exists (select from ${titlesWith(tier, sql`c.query`, sql`c.unordered`)} w)`);
  const [row] = await rowsOf<{ place: number }>(
    read,
    sql`
    select c.place::int as place from ${unnested(asked, { query: 'text', unordered: 'text' })} with ordinality as c (query, unordered, place)
    where ${sql.join(isFound, sql` or `)} order by c.place limit 1`,
  );
  return row && candidates[row.place - 1];
}

const asQuery = (query: string) => ({ query, unordered: unordered(query) });
