import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { amount, flag, listOf, nothing, page, text } from '../base/fields.ts';

/** Why an invitation earned nothing although its order was large enough and in time. */
export const refusedRewards = [
  'same_device',
  'same_mobile',
  'same_address',
  'same_payout',
  'own_shop',
  'yearly_limit',
] as const;
export type RefusedReward = (typeof refusedRewards)[number];

/** `waiting` for the first completed order; `lapsed`: the time for it is over; `taken_back`: the order was refunded later. */
export const invitationStates = ['waiting', 'lapsed', 'rewarded', 'refused', 'taken_back'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const invitationTerms = z.object({
  reward: amount.describe('USD, for each invited person'),
  minimum_order: amount.describe('USD of products that the first order needs'),
  within_days: z.int().describe('Days after the invitation in which that order is paid'),
  yearly_limit: amount.describe('USD that one person earns in 365 days at most'),
});

export type Terms = z.output<typeof invitationTerms>;

export const partnership = endpoint({
  name: 'invitations.mine',
  summary: 'The caller’s invitation code, its terms, and what it has earned',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/partnership',
  input: nothing,
  output: invitationTerms.extend({
    open: flag.describe('0: the installation rewards no invitations now; what waits is still rewarded'),
    code: z.string(),
    path: z.string().describe('Path of the link that invites'),
    link: z.string().describe('The same with the address of the site; empty where the installation does not know it'),
    invited: z.int(),
    rewarded: z.int(),
    earned: amount.describe('USD, less what was taken back'),
    invited_by: z.string().describe('Masked name of who invited the caller; empty: nobody'),
    can_accept: flag.describe('1: the caller can still enter the code of who invited them'),
  }),
  inLook: 'closed',
  refusals: [],
});
export type Partnership = z.output<typeof partnership.output>;

export const invitedPerson = z.object({
  name: z.string().describe('Masked'),
  at: z.string(),
  state: z.enum(invitationStates),
  order_before: z.string().describe('Until when the first order has to be paid'),
  reward: amount,
});
export type InvitedPerson = z.output<typeof invitedPerson>;

export const invitedPeople = endpoint({
  name: 'invitations.invited',
  summary: 'The people whom the caller has invited, latest first, without their full names',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/invited',
  input: z.object(page),
  output: listOf(invitedPerson),
  refusals: [],
});

export const acceptInvitation = endpoint({
  name: 'invitations.accept',
  summary: 'Accept an invitation, within 7 days of the registration and before the first paid order; once is enough',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/invitation_accept',
  input: z.object({ code: text(40).describe('As in the link; case and spaces do not matter') }),
  output: z.object({ invited_by: z.string().describe('Masked name') }),
  refusals: [
    'invitations_closed',
    'invitation_unknown',
    'invitation_own',
    'invitation_too_late',
    'invitation_accepted',
  ],
});
