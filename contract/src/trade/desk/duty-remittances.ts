import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { amount, id, text } from '../../base/fields.ts';
import { deskList, filter, listInput } from '../../base/desk-list.ts';

const roles = ['finance'] as const;

/** What is handed on: duty and tax that shoppers paid, or the platform's own tax on commission. */
export const remittanceOf = z.enum(['duties', 'commission_tax']);
export type RemittanceOf = z.output<typeof remittanceOf>;

export const dutyRemittance = z.object({
  id: z.string(),
  of: remittanceOf,
  amount,
  authority: z.string(),
  bank_reference: z.string(),
  state: z.enum(['asked', 'booked', 'refused']).describe('asked: a second person has to approve'),
  asked_by: z.string().describe('Name'),
  asked_by_id: z.string(),
  asked_at: z.string(),
  decided_by: z.string().nullable().describe('Name'),
  decided_at: z.string().nullable(),
  answer: z.string(),
});
export type DutyRemittance = z.output<typeof dutyRemittance>;

export const dutyRemittances = endpoint({
  name: 'desk.dutyRemittances',
  summary: 'Remittances of collected duty and tax to authorities, and what is still to be remitted',
  who: 'operator',
  roles: ['finance', 'admin'],
  method: 'GET',
  path: '/api/desk/duty_remittances',
  input: listInput(['-asked_at', 'asked_at'], { state: filter(dutyRemittance.shape.state) }),
  output: deskList(dutyRemittance).extend({
    there: amount.describe('Collected and not remitted; negative when refunds followed the remittance'),
    commission_tax_there: amount.describe('The same of tax on commission'),
    two_people_from: amount.describe('From this amount on, a second person has to approve'),
  }),
  refusals: [],
});

export const requestDutyRemittance = endpoint({
  name: 'desk.requestDutyRemittance',
  summary: 'Record a remittance to an authority; large amounts wait for a second person',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/duty_remittance_ask',
  input: z.object({
    of: remittanceOf.default('duties'),
    amount: text(24),
    authority: text(120),
    bank_reference: text(64, 0),
  }),
  output: dutyRemittance,
  refusals: ['amount_invalid', 'duties_short', 'reference_required', 'transfer_used'],
  keyed: true,
});

export const approveDutyRemittance = endpoint({
  name: 'desk.approveDutyRemittance',
  summary: 'Approve and book a remittance that another operator recorded',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/duty_remittance_approve',
  input: z.object({ id }),
  output: dutyRemittance,
  refusals: ['remittance_not_found', 'already_decided', 'second_person_required', 'duties_short'],
});

export const refuseDutyRemittance = endpoint({
  name: 'desk.refuseDutyRemittance',
  summary: 'Refuse a remittance, or take back an own one; nothing is booked',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/duty_remittance_refuse',
  input: z.object({ id, reason: text(300) }),
  output: dutyRemittance,
  refusals: ['remittance_not_found', 'already_decided'],
});
