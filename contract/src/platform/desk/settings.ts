import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { flag, json, nothing, text } from '../../base/fields.ts';
import { deskList, filter, moment } from '../../base/desk-list.ts';
import { changeReason, changeRow } from './changes.ts';

const change = z.object({
  value: z.unknown(),
  effective_at: z.string(),
  set_at: z.string(),
  set_by: z.string().describe('Name; empty for the installation itself'),
});

export const settingRow = z.object({
  id: z.string().describe('Name of the setting'),
  value: z.unknown().describe('Plain JSON; amounts in US cents'),
  effective_at: z.string().nullable().describe('null: never set, so the default applies'),
  upcoming: z.array(change),
  guarded: flag.describe('1: it guards money, so a change needs a second administrator and a waiting time'),
  waiting: changeRow.nullable().describe('The change that waits'),
});
export type SettingRow = z.output<typeof settingRow>;

export const deskSettings = endpoint({
  name: 'desk.settings',
  summary: 'Every setting with its present value and later ones',
  who: 'operator',
  roles: ['finance', 'admin'],
  method: 'GET',
  path: '/api/desk/settings',
  input: nothing,
  output: deskList(settingRow),
  refusals: [],
});

export const settingHistory = endpoint({
  name: 'desk.settingHistory',
  summary: 'Every value that a setting had or will have, latest first',
  who: 'operator',
  roles: ['finance', 'admin'],
  method: 'GET',
  path: '/api/desk/setting_history',
  input: z.object({ id: text(60) }),
  output: deskList(change.extend({ id: z.string() })),
  refusals: ['setting_unknown'],
});

export const changeSetting = endpoint({
  name: 'desk.changeSetting',
  summary:
    'Change a setting from now or from a later moment on, or propose it for one that guards money; earlier promises stay unchanged',
  who: 'operator',
  roles: ['admin'],
  method: 'POST',
  path: '/api/desk/setting_change',
  input: z.object({
    id: text(60),
    value: json,
    effective_at: filter(moment).describe('As soon as possible when absent'),
    reason: changeReason,
  }),
  output: settingRow,
  refusals: ['setting_unknown', 'setting_invalid', 'setting_in_the_past', 'setting_locks_you_out', 'change_open'],
});

/** The settings whose new value can be held against what happened, and whether their effect is a number of cases or a sum. */
export const settingEffects = {
  'withdrawal.bank': 'money',
  'withdrawal.minimum': 'count',
  'withdrawal.maximum': 'count',
  'withdrawal.secondApproverFrom': 'count',
  'withdrawal.approveUpTo': 'count',
  'payout.minimum': 'count',
  'recharge.minimum': 'count',
  'recharge.secondApproverFrom': 'count',
  'duties.secondApproverFrom': 'count',
  'orders.payMinutes': 'count',
  'aftersale.answerHours': 'count',
} as const;
export type SettingWithEffect = keyof typeof settingEffects;

export const isSettingWithEffect = (id: string): id is SettingWithEffect => Object.hasOwn(settingEffects, id);

export const settingWhatIf = endpoint({
  name: 'desk.settingWhatIf',
  summary: 'What the present value of a setting and a new one mean for what happened in the last 30 days',
  who: 'operator',
  roles: ['finance', 'admin'],
  method: 'GET',
  path: '/api/desk/setting_what_if',
  input: z.object({ id: text(60), value: text(4_000).describe('As JSON') }),
  output: z.object({
    of: z.int().describe('All cases of the last 30 days, such as withdrawals'),
    before: z.string().describe('Cases that the present value concerns, or a sum'),
    after: z.string().describe('The same with the new value'),
  }),
  refusals: ['setting_unknown', 'setting_invalid'],
});
