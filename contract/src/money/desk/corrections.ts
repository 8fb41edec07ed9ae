import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { amount, id, text } from '../../base/fields.ts';
import { deskList, filter, listInput } from '../../base/desk-list.ts';

const roles = ['finance'] as const;

/** The counterpart of a correction, besides the networks, which are named by their code. */
export const correctionSources = ['platform', 'bank', 'card'] as const;

export const correction = z.object({
  id: z.string(),
  user_id: z.string(),
  username: z.string(),
  amount: amount.describe('What the user gains, or loses when negative'),
  against: z.string().describe('One of the sources, or the code of a network'),
  reason: z.string(),
  state: z.enum(['asked', 'approved', 'refused']),
  asked_by: z.string().describe('Name'),
  asked_by_id: z.string(),
  asked_at: z.string(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  answer: z.string(),
});
export type Correction = z.output<typeof correction>;

export const corrections = endpoint({
  name: 'desk.corrections',
  summary: 'Corrections by state',
  who: 'operator',
  roles: ['finance', 'admin'],
  method: 'GET',
  path: '/api/desk/corrections',
  input: listInput(['-asked_at', 'asked_at'], { state: filter(correction.shape.state), user_id: filter(id) }),
  output: deskList(correction),
  refusals: [],
});

export const requestCorrection = endpoint({
  name: 'desk.requestCorrection',
  summary: "Request a correction of a user's balance; nothing is booked until another operator approves",
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/correction_ask',
  input: z.object({
    user_id: id,
    amount: text(24),
    against: text(40),
    reason: text(300, 0).describe('The user reads it in the fund record'),
  }),
  output: correction,
  refusals: ['user_not_found', 'amount_invalid', 'network_unknown', 'reason_required'],
  keyed: true,
});

export const approveCorrection = endpoint({
  name: 'desk.approveCorrection',
  summary: 'Approve and book a correction that another operator requested',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/correction_approve',
  input: z.object({ id }),
  output: correction,
  refusals: ['correction_not_found', 'already_decided', 'second_person_required', 'user_balance_short'],
});

export const refuseCorrection = endpoint({
  name: 'desk.refuseCorrection',
  summary: 'Refuse a correction, or take back an own one; nothing is booked',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/correction_refuse',
  input: z.object({ id, reason: text(300, 0) }),
  output: correction,
  refusals: ['correction_not_found', 'already_decided', 'reason_required'],
});
