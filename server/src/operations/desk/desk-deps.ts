import type { Deps } from '../../base/deps.ts';
import type { BooksCheckDeps } from '../../money/ledger/index.ts';

/** With what a books check needs, which logs its findings. */
export type DeskDeps = Deps & BooksCheckDeps;
