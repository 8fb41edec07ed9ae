import type {
  deskSettings,
  settingHistory as historyContract,
  SettingRow,
} from '@tradewind/contract/platform/desk/settings';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { waitingChanges } from '../../platform/changes/index.ts';
import {
  isGuarded,
  isSettingName,
  readSettings,
  settingNames,
  type SettingName,
} from '../../platform/settings/index.ts';

/** All settings with their current value, its effective date, upcoming changes and the change that waits. */
export async function listSettings(read: Read, call: DeskCall): Promise<OutputOf<typeof deskSettings>> {
  const { now } = call;
  const [values, rows, waiting] = await Promise.all([
    readSettings(read, now),
    changes(read).orderBy('s.effective_at').execute(),
    waitingChanges(read, call, ['setting']),
  ]);
  const list = settingNames.map((name): SettingRow => {
    const own = rows.filter((row) => row.name === name);
    return {
      id: name,
      value: toJsonValue(values[name]),
      effective_at: own.findLast((row) => row.effective_at <= now)?.effective_at.toISOString() ?? null,
      upcoming: own.filter((row) => row.effective_at > now).map(present),
      guarded: isGuarded(name) ? 1 : 0,
      waiting: waiting.get(`setting:${name}`) ?? null,
    };
  });
  return { list, total: list.length };
}

/** One setting now. */
export async function settingRow(read: Read, call: DeskCall, name: SettingName): Promise<SettingRow> {
  const { list } = await listSettings(read, call);
  return list.find((row) => row.id === name)!;
}

/** The value of a setting at a moment, as plain JSON. */
export const valueAt = async (read: Read, name: SettingName, at: Date): Promise<unknown> =>
  toJsonValue((await readSettings(read, at))[name]);

/** All changes of a setting, latest first. @throws Refusal `setting_unknown`. */
export async function listSettingHistory(read: Read, name: string): Promise<OutputOf<typeof historyContract>> {
  if (!isSettingName(name)) refuse('setting_unknown', {}, ['id']);
  const rows = await changes(read).where('s.name', '=', name).orderBy('s.effective_at', 'desc').execute();
  return { list: rows.map((row) => ({ id: row.effective_at.toISOString(), ...present(row) })), total: rows.length };
}

const changes = (read: Read) =>
  read
    .selectFrom('settings as s')
    .leftJoin('operators as o', 'o.id', 's.set_by')
    .select(['s.name', 's.value', 's.effective_at', 's.set_at', 'o.name as set_by']);

type ChangeRow = Awaited<ReturnType<ReturnType<typeof changes>['execute']>>[number];

const present = ({ value, effective_at, set_at, set_by }: ChangeRow) => ({
  value,
  effective_at: effective_at.toISOString(),
  set_at: set_at.toISOString(),
  set_by: set_by ?? '',
});

/** Converts amounts from bigint to whole cents for JSON. */
const toJsonValue = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? Number(inner) : inner)));
