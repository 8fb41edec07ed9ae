import { eventKind } from '../../../base/jobs/jobs.ts';

/** Groups of synonyms have changed: products with these words are to be indexed again. */
export interface ChangedSynonyms {
  /** The category of the group; null: all. */
  readonly category: string | null;
  /** Those before the change and those after it. */
  readonly words: readonly string[];
}
export const synonymsChanged = eventKind<ChangedSynonyms>('synonyms_changed');
