import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { amount, flag, id, text } from '../../base/fields.ts';
import { rechargeMethod } from '../recharges.ts';
import { filter, growingInput, growingList, queueCounts } from '../../base/desk-list.ts';

const roles = ['finance'] as const;
const state = z.enum(['waiting', 'auditing', 'passed', 'refused']);

export const deskRechargeRow = z.object({
  id: z.string(),
  user_id: z.string(),
  username: z.string(),
  state,
  method: rechargeMethod,
  network: z.string(),
  address: z.string().describe('The destination as stated by the shopper'),
  asked: amount,
  arrived: amount.nullable(),
  taken_back: amount.describe('Disputed or refunded after it was credited'),
  borne: amount.describe('The part of it that the shopper had already spent'),
  evidence: z.string().describe('Signed for some minutes; empty where there is none'),
  duplicates: z.int().describe('Other top-ups with the same picture, of anybody'),
  payment: z.string().describe('The proof: name of the payment, or reference on the chain'),
  asked_at: z.string(),
  decided_at: z.string().nullable(),
  decided_by: z.string().describe('Name of the operator; empty when no decision was needed'),
  message: z.string().describe('The message to the shopper'),
});
export type DeskRechargeRow = z.output<typeof deskRechargeRow>;

export const deskRechargeDetail = deskRechargeRow.extend({
  balance: amount.describe('What the shopper can spend'),
  address_known: flag.describe('1: the address is one at which this shopper can pay in today'),
  second_approver: flag.describe('1: so large that two operators have to confirm the same amount'),
  approvals: z
    .array(z.object({ operator_id: z.string(), operator: z.string(), arrived: amount, at: z.string() }))
    .describe('Who confirmed which amount'),
  same_picture: z.array(
    z.object({
      id: z.string(),
      user_id: z.string(),
      username: z.string(),
      state,
      asked: amount,
      asked_at: z.string(),
      own: flag,
    }),
  ),
  others: z
    .array(
      z.object({ id: z.string(), method: rechargeMethod, state, network: z.string(), amount, asked_at: z.string() }),
    )
    .describe('Latest other top-ups of the shopper: the transfer may have been credited automatically'),
  reversals: z.array(
    z.object({
      reference: z.string(),
      reason: z.enum(['dispute', 'refund']),
      amount,
      borne: amount,
      reversed_at: z.string(),
      returned_at: z.string().nullable(),
    }),
  ),
});
export type DeskRechargeDetail = z.output<typeof deskRechargeDetail>;

export const deskRecharges = endpoint({
  name: 'desk.recharges',
  summary: 'Top-ups; state=auditing is the queue of an operator, oldest first',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/recharges',
  input: growingInput(['-asked_at', 'asked_at', '-asked', 'asked'], {
    state: filter(state),
    method: filter(rechargeMethod),
    network: filter(text(40)),
    user_id: filter(id),
    duplicates: filter(z.literal('1')),
  }),
  output: growingList(deskRechargeRow).extend({ counts: queueCounts('Top-ups by state') }),
  refusals: [],
});

export const deskRecharge = endpoint({
  name: 'desk.recharge',
  summary: 'One top-up with what is needed to judge it',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/recharge',
  input: z.object({ id }),
  output: deskRechargeDetail,
  refusals: ['recharge_not_found'],
});

/** A text that an operator types; an empty one is refused by the act, with a precise message. */
const typed = z.string().max(40).default('');

export const approveRecharge = endpoint({
  name: 'desk.approveRecharge',
  summary:
    'Credit what arrived; if that differs from the requested amount, the shopper reads why. A large one is credited when a second operator confirms the same',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/recharge_approve',
  input: z.object({ id, arrived: typed, message: text(300, 0).default('') }),
  output: deskRechargeDetail,
  refusals: ['recharge_not_found', 'already_decided', 'amount_invalid', 'amount_too_large', 'reason_required'],
});

export const refuseRecharge = endpoint({
  name: 'desk.refuseRecharge',
  summary: 'Refuse a top-up with a reason that the shopper reads; nothing is booked',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/recharge_refuse',
  input: z.object({ id, message: text(300, 0).default('') }),
  output: deskRechargeDetail,
  refusals: ['recharge_not_found', 'already_decided', 'reason_required'],
});
