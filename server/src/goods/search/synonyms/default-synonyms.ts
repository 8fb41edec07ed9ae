import { locales, type Locale } from '@tradewind/contract/base/locales';
import type { Meaning } from './departments/department.ts';
import { departments } from './departments/index.ts';

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
  departments
    .flatMap((department) => Object.entries(department))
    .flatMap(([place, rows]) => rows.map((row) => groupOf(place, row)))
    .map((group) => [group.id, group]),
);

/** A group is called by its category and its first word. */
function groupOf(place: string, [en, zh, ja, ko, th, id]: Meaning): SynonymGroup {
  const lists = [en, zh, ja, ko, th].map((words) => words.split('/').filter(Boolean));
  const words = Object.fromEntries(locales.map((locale, index) => [locale, lists[index]!])) as Record<Locale, string[]>;
  return { id: id ?? `${place}:${lists.flat()[0]}`, category: place === 'all' ? null : place, words };
}
