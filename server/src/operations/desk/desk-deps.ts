import type { Deps } from '../../base/deps.ts';
import type { BooksCheckDeps } from '../../money/ledger/index.ts';
import type { ChecklistDeps } from './checklist.ts';

/** With what a books check needs, which logs its findings, and what the checklist asks. */
export type DeskDeps = Deps & BooksCheckDeps & ChecklistDeps;
