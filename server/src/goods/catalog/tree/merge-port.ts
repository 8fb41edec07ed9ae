import type { MergeSubject } from '@tradewind/contract/goods/desk/categories';
import type { Read, Tx } from '../../../base/db/database.ts';
import type { OperatorRef } from '../../../base/http/call.ts';

/** A category that becomes part of another one. */
export interface CategoryMerge {
  readonly from: string;
  readonly into: string;
  readonly now: Date;
}

/**
 * What rows of one kind that name a merged category become. Modules that rank above the catalogue provide it, and
 * `modules.ts` lists them; what they move, they move in the transaction of the merge.
 */
export interface MergePort {
  readonly subject: MergeSubject;
  /** How many rows will name the other category, and how many end because that one has its own. */
  count(read: Read, merge: CategoryMerge): Promise<{ moved: number; ended: number }>;
  move(tx: Tx, merge: CategoryMerge, by: OperatorRef): Promise<void>;
}
