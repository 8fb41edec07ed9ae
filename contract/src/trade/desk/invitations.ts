import { z } from 'zod';
import { deskPages, filter } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, flag, id, int, nothing, text } from '../../base/fields.ts';
import { invitationStates, invitationTerms, refusedRewards } from '../invitations.ts';

const roles = ['support', 'finance', 'admin'] as const;

const person = z.object({ id: z.string(), username: z.string() });

export const deskInvitation = z.object({
  id: z.string().describe('Of the invited person'),
  inviter: person,
  invited: person,
  at: z.string(),
  order_before: z.string(),
  state: z.enum(invitationStates),
  reason: z.enum(['', ...refusedRewards]).describe('Why a reward was refused'),
  reward: amount,
  owed: amount.describe('USD of a reward taken back that the inviter has not paid yet'),
  order_id: z.string().nullable(),
  order_sn: z.string(),
  decided_at: z.string().nullable(),
});
export type DeskInvitation = z.output<typeof deskInvitation>;

export const deskInvitations = endpoint({
  name: 'desk.invitations',
  summary: 'Accepted invitations and what became of them, latest first',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/invitations',
  input: z.object({
    state: filter(z.enum(invitationStates)),
    inviter: filter(id).describe('Account of who invited'),
    search: filter(text(80)).describe('Part of a username of either side'),
    cursor: text(80, 0).default(''),
    limit: int.pipe(z.int().min(1).max(100)).default(25),
  }),
  output: deskPages(deskInvitation),
  refusals: [],
});

export const invitationFigures = endpoint({
  name: 'desk.invitationFigures',
  summary: 'What invitations brought and cost',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/invitation_figures',
  input: nothing,
  output: invitationTerms.extend({
    open: flag,
    invited: z.int(),
    rewarded: z.int(),
    refused: z.array(z.object({ reason: z.enum(refusedRewards), count: z.int() })),
    paid: amount.describe('USD of rewards, from the books'),
    taken_back: amount.describe('USD, from the books'),
    owed: amount.describe('USD to be taken back from later rewards'),
    orders: amount.describe('USD of the orders of rewarded people'),
  }),
  refusals: [],
});
