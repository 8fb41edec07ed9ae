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
 * The whole history of settings, oldest first, from which the settings of any moment follow; it is short. It is cached per
 * read handle, so uncommitted changes are seen only by their transaction.
 */
const cache = new LRUCache<Read, StoredSetting[]>({
  max: 100,
  ttl: 2 * second,
  fetchMethod: (read) =>
    fromPrimary(() =>
      read.selectFrom('settings').select(['name', 'value', 'effective_at']).orderBy('effective_at').execute(),
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
export async function readSettingsOverTime(read: Read): Promise<(at: Date) => Settings> {
  const rows = await cache.forceFetch(read);
  return (at) => {
    const effective = rows.filter((row) => row.effective_at <= at);
    return settingsFrom(new Map(effective.map((row) => [row.name, row.value])));
  };
}

/** Clears this process's cache, including reads under way, after a change. */
export function clearSettingsCache(): void {
  cache.clear();
}
