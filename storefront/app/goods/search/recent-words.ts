import { storage } from '../../api/storage.ts';

const key = 'recent-searches';
const most = 10;

/** A visitor's searches in this browser, newest first. */
export function readRecentWords(): string[] {
  try {
    const kept: unknown = JSON.parse(storage.get(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string' && words !== '').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Adds words at the front, without duplicates. */
export function addRecentWords(words: string): void {
  if (words) store([words, ...without(words)].slice(0, most));
}

/** Deletes these words, or all with null. */
export const deleteRecentWords = (words: string | null): void => store(words === null ? [] : without(words));

const without = (words: string): string[] => readRecentWords().filter((one) => one !== words);

const store = (words: readonly string[]): void => storage.set(key, JSON.stringify(words));
