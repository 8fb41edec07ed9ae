import { locales, type Locale } from '@tradewind/contract/base/locales';
import { generalSynonyms } from './general-defaults.ts';
import { synonymTable, type Meaning } from './category-defaults.ts';

/** In each language, words that mean the same. */
export type WordLists = Readonly<Record<Locale, readonly string[]>>;

/** Words of all languages that mean the same. */
export interface SynonymGroup {
  readonly id: string;
  /** The category in which they do, with its subcategories; null: everywhere. */
  readonly category: string | null;
  readonly words: WordLists;
}

/** The groups that come with the software, by their ids. Their ids are kept in the database, so they must not change. */
export const defaultSynonyms: ReadonlyMap<string, SynonymGroup> = new Map(
  [
    ...Object.entries(synonymTable).flatMap(([category, rows]) => rows.map((row) => groupOf(category, row))),
    ...generalSynonyms.map((row) => groupOf(null, row)),
  ].map((group) => [group.id, group]),
);

/** A group is called by its category and its first word. */
function groupOf(category: string | null, row: Meaning): SynonymGroup {
  const lists = row.map((words) => words.split('/').filter(Boolean));
  const words = Object.fromEntries(locales.map((locale, index) => [locale, lists[index]!])) as Record<Locale, string[]>;
  return { id: `${category ?? 'all'}:${lists.flat()[0]}`, category, words };
}
