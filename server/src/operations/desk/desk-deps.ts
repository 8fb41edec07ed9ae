import type { Deps } from '../../base/deps.ts';
import type { BooksCheckDeps } from '../../money/ledger/index.ts';

/** The desk tells whatever is wrong with the books to the log. */
export type DeskDeps = Deps & BooksCheckDeps;
