import type { changeSetting as contract, SettingRow } from '@tradewind/contract/platform/desk/settings';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import { isInNetworks } from '../../base/http/allowed-networks.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { proposeChange, type ChangeKind } from '../../platform/changes/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { isGuarded, isSettingName, parseSetting, setSetting, type SettingName } from '../../platform/settings/index.ts';
import { settingRow, valueAt } from './settings-queries.ts';

interface NewValue {
  id: SettingName;
  /** Plain JSON; amounts in US cents. */
  value: unknown;
}

/** A setting that guards money. */
export const settingChange: ChangeKind<NewValue> = {
  name: 'setting',
  proposers: ['admin'],
  async validate(_tx, { id, value }) {
    if (parseSetting(id, value) === null) refuse('setting_invalid', {}, ['value']);
  },
  present: async (tx, { id, value }, now) => ({
    subject: `setting:${id}`,
    name: id,
    fields: [{ field: 'value', before: await valueAt(tx, id, now), after: value }],
  }),
  async apply(tx, { id, value }, { by, approvedBy, changeId, reason, at }) {
    const before = await valueAt(tx, id, at);
    // `validate` has checked the type of the value.
    await setSetting(tx, id, value as never, { by: by.id, at });
    const details = { before, after: value, reason, change: changeId, approved_by: approvedBy };
    await audit(tx, by, 'setting.changed', `setting:${id}`, details, at);
  },
};

/**
 * Changes a setting from a moment on; one that guards money becomes a change that waits.
 *
 * @throws Refusal `setting_unknown`, `setting_invalid`, `setting_in_the_past`, `setting_locks_you_out` or `change_open`.
 */
export async function changeSetting(
  deps: Deps,
  call: DeskCall,
  { id, value, effective_at: effectiveAt = call.now, reason }: ParsedInputOf<typeof contract>,
): Promise<SettingRow> {
  const { db } = deps;
  const { operator, now } = call;
  if (!isSettingName(id)) refuse('setting_unknown', {}, ['id']);
  if (parseSetting(id, value) === null) refuse('setting_invalid', {}, ['value']);
  if (effectiveAt < now) refuse('setting_in_the_past', {}, ['effective_at']);
  if (id === 'security.operatorNetworksLines' && !isInNetworks(String(value), call.address))
    refuse('setting_locks_you_out', { address: call.address }, ['value']);
  if (isGuarded(id)) {
    await proposeChange(deps, call, settingChange, { id, value }, { reason, notBefore: effectiveAt });
    return settingRow(db.read, call, id);
  }
  await db.transact(async (tx) => {
    const before = await valueAt(tx, id, effectiveAt);
    await setSetting(tx, id, value as never, { by: operator.id, at: now, effectiveAt });
    const details = { before, after: value, reason, effective_at: effectiveAt.toISOString() };
    await audit(tx, operator, 'setting.changed', `setting:${id}`, details, now);
  });
  return settingRow(db.read, call, id);
}
