import type { Database } from '../../base/db/database.ts';
import { fromPrimary } from '../../base/db/request-reads.ts';
import { readCategoryTree, type CategoryTree } from './category-tree.ts';

/** The category tree, which each process reads once and keeps until a category changes in any process. */
export interface Categories {
  tree(): Promise<CategoryTree>;
  /** For who changed a category and reads on at once, before the notification of the change arrives. */
  forget(): void;
  close(): Promise<void>;
}

/** Opens the category tree of a process. */
export async function keepCategories(db: Database): Promise<Categories> {
  let kept: Promise<CategoryTree> | null = null;
  const forget = () => {
    kept = null;
  };
  return {
    tree() {
      if (kept) return kept;
      // A tree that was being read while a category changed is not kept: what was told meanwhile has forgotten it.
      const reading = fromPrimary(() => readCategoryTree(db.read));
      kept = reading;
      reading.catch(() => {
        if (kept === reading) forget();
      });
      return reading;
    },
    forget,
    close: await db.listen('categories_changed', forget),
  };
}
