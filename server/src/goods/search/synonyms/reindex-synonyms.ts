import { sql } from 'kysely';
import { batchesOf } from '../../../base/db/in-batches.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
import { codesOf } from '../../catalog/index.ts';
import { categoryLexeme, indexStoredProducts } from '../index-product.ts';
import { allOf, searchTerms } from '../search-query.ts';
import type { SynonymDeps } from './change-synonyms.ts';
import type { ChangedSynonyms } from './synonym-events.ts';

/** Few enough that an operator who changes the next group doesn't wait long. */
const batchSize = 50;

/**
 * Handles changes of synonyms: indexes again, in batches, the products that the groups concern. The index itself tells which: those that
 * have one of the words in their titles and options, or had it added.
 */
export async function reindexSynonyms(deps: SynonymDeps, changes: readonly ChangedSynonyms[]): Promise<void> {
  const ids = new Set<string>();
  for (const change of changes) for (const id of await productsWith(deps, change)) ids.add(id);
  for (const batch of batchesOf([...ids], batchSize)) await deps.db.transact((tx) => indexStoredProducts(tx, batch));
}

async function productsWith({ db, categories }: SynonymDeps, { category, words }: ChangedSynonyms): Promise<string[]> {
  const queries = words.map((word) => searchTerms(word)).filter((terms) => terms.length > 0);
  if (queries.length === 0) return [];
  const found = category === null ? null : (await categories.tree()).find(category);
  if (category !== null && !found) return [];
  const anyWord = queries.map((terms) => `(${allOf(terms).match})`).join(' | ');
  const match = found ? `(${anyWord}) & (${codesOf(found).map(categoryLexeme).join(' | ')})` : anyWord;
  const inTiers = [0, 1, 2, 3, 4].map(
    (tier) =>
      sql`select product_id from search_words where tier = ${sql.lit(tier)} and title_words @@ ${match}::text::tsquery`,
  );
  const rows = await rowsOf<{ product_id: string }>(db.read, sql.join(inTiers, sql` union all `));
  return rows.map(({ product_id }) => product_id);
}
