import { storage } from '../api/storage.ts';

const key = 'recent-searches';
const most = 10;

/** What a visitor looked for in this browser, newest first. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(storage.get(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string' && words !== '').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Remembers words; the same words again move to the front. */
export function rememberWords(words: string): void {
  if (words)
    storage.set(key, JSON.stringify([words, ...readRecent().filter((before) => before !== words)].slice(0, most)));
}

export const forgetRecent = (): void => storage.set(key, '[]');
