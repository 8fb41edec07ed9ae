import { LRUCache } from 'lru-cache';
import type { Read } from '../../base/db/database.ts';
import { second } from '../../base/clock/clock.ts';
import { settingsFrom, type Settings } from './settings.ts';

interface StoredSetting {
  name: string;
  value: unknown;
  effective_at: Date;
}

/**
 * All of the history, oldest first: it is short, and a moment's settings follow from it whatever the moment. It is kept by
 * the handle that read it, so what a transaction sees before it commits stays its own.
 */
const kept = new LRUCache<Read, StoredSetting[]>({
  max: 100,
  ttl: 2 * second,
  fetchMethod: (read) =>
    read.selectFrom('settings').select(['name', 'value', 'effective_at']).orderBy('effective_at').execute(),
  ignoreFetchAbort: true,
});

/**
 * What is set at a moment. Every handle keeps what it read for two seconds, so a change reaches other processes within
 * that; a transaction reads for itself.
 */
export async function readSettings(read: Read, at: Date): Promise<Settings> {
  const rows = await kept.forceFetch(read);
  const effective = rows.filter((row) => row.effective_at <= at);
  return settingsFrom(new Map(effective.map((row) => [row.name, row.value])));
}

/** What this process has kept counts no more, nor what it is reading: something has just been set. */
export function clearSettingsCache(): void {
  kept.clear();
}
