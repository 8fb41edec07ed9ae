import type { Read, Tx } from '../../base/db/database.ts';
import { clearSettingsCache } from './read-settings.ts';
import { parseSetting, type SettingInput, type SettingName } from './settings.ts';

interface Change {
  /** The operator; null for the installation itself. */
  by: string | null;
  at: Date;
  /** When it takes effect; never before `at`. */
  effectiveAt?: Date;
}

/** Sets a setting from a moment on. Earlier values stay in the history; a second change for the same moment replaces the first. */
export async function setSetting<Name extends SettingName>(
  tx: Tx,
  name: Name,
  value: SettingInput<Name>,
  { by, at, effectiveAt = at }: Change,
): Promise<void> {
  if (parseSetting(name, value) === null) throw new TypeError(`${name} cannot be ${JSON.stringify(value)}`);
  if (effectiveAt < at) throw new RangeError(`${name} cannot be set for the past`);
  // Serialised: the driver treats a string as JSON text.
  const stored = JSON.stringify(value);
  await tx
    .insertInto('settings')
    .values({ name, value: stored, effective_at: effectiveAt, set_by: by, set_at: at })
    .onConflict((conflict) =>
      conflict.columns(['name', 'effective_at']).doUpdateSet({ value: stored, set_by: by, set_at: at }),
    )
    .execute();
  clearSettingsCache();
}

/** Whether operators or the installation have set a setting, so that its default does not apply. */
export async function isSettingDecided(read: Read, name: SettingName, now: Date): Promise<boolean> {
  const set = read.selectFrom('settings').select('name').where('name', '=', name).where('effective_at', '<=', now);
  return (await set.limit(1).executeTakeFirst()) !== undefined;
}

/** All past and future values of a setting, newest first. */
export function settingHistory(read: Read, name: SettingName) {
  return read
    .selectFrom('settings')
    .select(['value', 'effective_at', 'set_by', 'set_at'])
    .where('name', '=', name)
    .orderBy('effective_at', 'desc')
    .execute();
}
