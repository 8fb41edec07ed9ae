import { LRUCache } from 'lru-cache';
import type { Read } from '../../base/db/database.ts';
import { fromPrimary } from '../../base/db/request-reads.ts';
import { second } from '../../base/clock/clock.ts';
import { settingsFrom, type Settings } from './settings.ts';

interface StoredSetting {
  name: string;
  value: unknown;
  effective_at: Date;
}

/**
 * The settings of any moment, from their whole history, which is short. They are cached per read handle, so uncommitted
 * changes are seen only by their transaction.
 */
const cache = new LRUCache<Read, (at: Date) => Settings>({
  max: 100,
  ttl: 2 * second,
  fetchMethod: async (read) =>
    settingsOverTime(
      await fromPrimary(() =>
        read.selectFrom('settings').select(['name', 'value', 'effective_at']).orderBy('effective_at').execute(),
      ),
    ),
  ignoreFetchAbort: true,
});

/**
 * The settings at a moment. Each handle caches them for two seconds, so a change reaches other processes within that time.
 */
export async function readSettings(read: Read, at: Date): Promise<Settings> {
  return (await readSettingsOverTime(read))(at);
}

/** The settings at any moment, for what began at different moments. What held at a past moment can't be changed. */
export const readSettingsOverTime = (read: Read): Promise<(at: Date) => Settings> => cache.forceFetch(read);

/** @param history oldest first */
function settingsOverTime(history: readonly StoredSetting[]): (at: Date) => Settings {
  // Between two changes they are the same, and building them takes longer than most statements.
  const built = new Map<number, Settings>();
  return (at) => {
    const decided = history.filter((row) => row.effective_at <= at);
    const settings = built.get(decided.length) ?? settingsFrom(new Map(decided.map((row) => [row.name, row.value])));
    built.set(decided.length, settings);
    return settings;
  };
}

/** Clears this process's cache, including reads under way, after a change. */
export function clearSettingsCache(): void {
  cache.clear();
}
