import type { changeSetting as contract, SettingRow } from '@tradewind/contract/platform/desk/settings';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { isSettingName, parseSetting, setSetting } from '../../platform/settings/index.ts';
import { settingRow } from './settings-queries.ts';

/** Changes a setting from a moment on. @throws Refusal `setting_unknown`, `setting_invalid` or `setting_in_the_past`. */
export async function changeSetting(
  { db }: Deps,
  { operator, now }: DeskCall,
  { id, value, effective_at: effectiveAt = now }: ParsedInputOf<typeof contract>,
): Promise<SettingRow> {
  if (!isSettingName(id)) refuse('setting_unknown', {}, ['id']);
  if (parseSetting(id, value) === null) refuse('setting_invalid', {}, ['value']);
  if (effectiveAt < now) refuse('setting_in_the_past', {}, ['effective_at']);
  const { value: before } = await settingRow(db.read, id, effectiveAt);
  await db.transact(async (tx) => {
    // `parseSetting` above has checked the type of the value.
    await setSetting(tx, id, value as never, { by: operator.id, at: now, effectiveAt });
    await audit(
      tx,
      operator,
      'setting.changed',
      `setting:${id}`,
      { before, after: value, effective_at: effectiveAt.toISOString() },
      now,
    );
  });
  return settingRow(db.read, id, now);
}
