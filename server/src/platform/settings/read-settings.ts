import type { Read } from '../../base/db/database.ts';
import { second } from '../../base/clock/clock.ts';
import { settingsFrom, type Settings } from './settings.ts';

interface StoredSetting {
  name: string;
  value: unknown;
  effective_at: Date;
}

/** All of the history, oldest first: it is short, and a moment's settings follow from it whatever the moment. */
const kept = new WeakMap<Read, { rows: Promise<StoredSetting[]>; until: number }>();
const keptFor = 2 * second;
let forgottenAt = 0;

/**
 * What is set at a moment. Every handle keeps what it read for two seconds, so a change reaches other processes within
 * that; a transaction reads for itself.
 */
export async function readSettings(read: Read, at: Date): Promise<Settings> {
  const now = performance.now();
  let known = kept.get(read);
  if (!known || known.until <= now || known.until - keptFor <= forgottenAt) {
    const rows = read
      .selectFrom('settings')
      .select(['name', 'value', 'effective_at'])
      .orderBy('effective_at')
      .execute();
    known = { rows, until: now + keptFor };
    kept.set(read, known);
    rows.catch(() => kept.delete(read));
  }
  const effective = (await known.rows).filter((row) => row.effective_at <= at);
  return settingsFrom(new Map(effective.map((row) => [row.name, row.value])));
}

/** What this process has kept counts no more: something has just been set. */
export function forgetSettings(): void {
  forgottenAt = performance.now();
}
