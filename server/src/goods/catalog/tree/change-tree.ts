import type { Read, Tx } from '../../../base/db/database.ts';
import type { Deps } from '../../../base/deps.ts';
import { lockCategories } from '../categories.ts';
import type { Categories } from '../kept-categories.ts';
import type { MergePort } from './merge-port.ts';

/** What acts on the category tree need; the ports are filled by `modules.ts`. */
export interface TreeDeps extends Pick<Deps, 'db'> {
  readonly categories: Categories;
  /** Has the search index the products of categories again. */
  reindexCategories(tx: Tx, codes: readonly string[]): Promise<void>;
  /** What merges move beside products, subcategories and restrictions. */
  readonly mergeWith: readonly MergePort[];
  /** Whether a commission or a rule of duty or tax names a category, in force or to come. */
  hasMoneyRules(read: Read, category: string, now: Date): Promise<boolean>;
}

/** Changes the tree in a transaction, one change after the other, and has this process read it anew. */
export async function changeTree<Result>(
  { db, categories }: TreeDeps,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const result = await db.transact(async (tx) => {
    await lockCategories(tx);
    return work(tx);
  });
  categories.forget();
  return result;
}
