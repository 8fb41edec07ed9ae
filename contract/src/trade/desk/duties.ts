import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { amount, flag, id, int, text } from '../../base/fields.ts';
import { deskList, filter, listInput, moment } from '../../base/desk-list.ts';
import { changeReason, changeRow } from '../../platform/desk/changes.ts';

const roles = ['finance', 'admin'] as const;
const kind = z.enum(['duty', 'tax']);
const unit = z.enum(['piece', 'class']);
const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);

export const dutyRule = z.object({
  id: z.string(),
  country: z.string().describe('ISO code'),
  category: z.string().describe('Code; empty: every category without a rule of its own'),
  category_name: z.string(),
  hs_prefix: z.string().describe('First digits of the HS code of the products; empty: any'),
  kind,
  rate_bp: z.int().describe('Basis points: of the products for duty; of products, freight and duty for tax'),
  unit: unit
    .nullable()
    .describe('Beside the rate: an amount for each piece, or once for each tariff class in the parcel'),
  unit_amount: amount,
  over: amount.describe('Applies to parcels with products worth more than this'),
  up_to: amount.nullable().describe('and at most to this'),
  collected: flag.describe('1: paid with the order; 0: shown as an estimate'),
  except_from: z.array(z.string()).describe('Parcels of shops in these countries are no imports'),
  only_from: z
    .array(z.string())
    .describe('Applies to parcels of shops in these countries only; empty: from everywhere'),
  valid_from: z.string(),
  valid_until: z.string().nullable(),
  state: z.enum(['upcoming', 'current', 'past']),
  made_at: z.string(),
  made_by: z.string().describe('Name; empty for the installation itself'),
});
export type DutyRuleRow = z.output<typeof dutyRule>;

export const dutyRules = endpoint({
  name: 'desk.duties',
  summary: 'Rules of duty and tax by country: present and future ones, or the whole history',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/duties',
  input: listInput(['country', '-valid_from'], {
    state: filter(z.enum(['in_force', 'past', 'all'])),
    country: filter(country),
    kind: filter(kind),
  }),
  output: deskList(dutyRule),
  refusals: [],
});

export const addDutyRule = endpoint({
  name: 'desk.addDuty',
  summary: 'Propose a rule that applies from a moment on; orders placed before keep what they were charged',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/duty_add',
  input: z.object({
    country,
    category: filter(text(40)),
    hs_prefix: filter(
      z
        .string()
        .trim()
        .regex(/^\d{2,10}$/),
    ),
    kind,
    rate_bp: int.pipe(z.int().min(0).max(10_000)),
    unit: filter(unit),
    unit_amount: filter(amount),
    over: filter(amount),
    up_to: filter(amount),
    collected: flag,
    except_from: z.array(country).max(250).default([]),
    only_from: z.array(country).max(250).default([]),
    valid_from: filter(moment).describe('As soon as possible when absent'),
    valid_until: filter(moment),
    reason: changeReason,
  }),
  output: changeRow,
  refusals: ['setting_invalid', 'setting_in_the_past', 'change_open'],
});

export const endDutyRule = endpoint({
  name: 'desk.endDuty',
  summary: 'Propose to end a rule; one that has not begun yet never applies',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/duty_end',
  input: z.object({ id, reason: changeReason }),
  output: changeRow,
  refusals: ['duty_rule_not_found', 'change_open'],
});
