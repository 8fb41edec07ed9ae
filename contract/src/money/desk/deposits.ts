import { z } from 'zod';
import { depositStates } from '../deposits.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, flag, id, text } from '../../base/fields.ts';
import { filter, growingInput, growingList, queueCounts } from '../../base/desk-list.ts';

const roles = ['finance'] as const;

/** Filters of the list. `waiting` needs an operator; `claimed` are those of them that a shopper has claimed. */
export const depositQueues = [
  'waiting',
  'claimed',
  'below_minimum',
  'unmatched',
  'seen',
  'gone',
  'credited',
  'closed',
] as const;
export type DepositQueue = (typeof depositQueues)[number];

export const unmatchedReasons = ['no_owner', 'other_token', 'other_network'] as const;

const person = z.object({ id: z.string(), username: z.string() });

export const deskDepositRow = z.object({
  id: z.string(),
  network: z.string(),
  symbol: z.string(),
  tx: z.string(),
  place: z.int().describe('The number of the event in the transaction'),
  block: z.string(),
  from: z.string(),
  to: z.string().describe('The platform’s address at which it arrived'),
  token: z.string().describe('Contract of the token; empty for the chain’s own coin'),
  units: z.string().describe('Smallest units, as the chain counts them'),
  amount: amount.describe('0 for an unknown token'),
  state: z.enum(depositStates),
  reason: z.enum(unmatchedReasons).nullable().describe('Why it was not credited'),
  user_id: z.string().nullable(),
  username: z.string(),
  confirmations: z.int(),
  needed: z.int(),
  claims: z.int().describe('Number of shoppers who claim it'),
  second_approver: flag.describe('1: so large that two operators have to agree'),
  seen_at: z.string(),
  settled_at: z.string().nullable(),
  decided_by: z.string(),
  note: z.string(),
});
export type DeskDepositRow = z.output<typeof deskDepositRow>;

export const deskDepositDetail = deskDepositRow.extend({
  creditable: flag,
  dismissable: flag,
  owner: person.nullable().describe('The owner of the address at which it arrived, who alone can be credited then'),
  address_network: z.string().describe('The network for which the address was issued; empty for a foreign address'),
  claimants: z.array(
    person.extend({
      claimed_at: z.string(),
      top_ups: z
        .array(
          z.object({
            id: z.string(),
            amount,
            state: z.enum(['waiting', 'auditing', 'passed', 'refused']),
            asked_at: z.string(),
          }),
        )
        .describe('Latest top-ups with a picture as evidence'),
    }),
  ),
  approvals: z.array(
    z.object({
      operator_id: z.string(),
      operator: z.string(),
      user_id: z.string(),
      username: z.string(),
      at: z.string(),
    }),
  ),
  same_transaction: z.array(z.object({ id: z.string(), amount, state: z.enum(depositStates), username: z.string() })),
});
export type DeskDepositDetail = z.output<typeof deskDepositDetail>;

export const deskDeposits = endpoint({
  name: 'desk.deposits',
  summary: 'Deposits seen on the chains; queue=waiting: those that need an operator',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/deposits',
  input: growingInput(['-seen_at', 'seen_at', '-amount', 'amount'], {
    queue: filter(z.enum(depositQueues)),
    network: filter(text(40)),
    user_id: filter(id),
    tx: filter(text(80)),
  }),
  output: growingList(deskDepositRow).extend({ counts: queueCounts('Deposits per queue') }),
  refusals: [],
});

export const deskDeposit = endpoint({
  name: 'desk.deposit',
  summary: 'One deposit with who may have sent it',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/deposit',
  input: z.object({ id }),
  output: deskDepositDetail,
  refusals: ['deposit_not_found'],
});

export const creditDeposit = endpoint({
  name: 'desk.creditDeposit',
  summary:
    'Credit a deposit to a shopper, also below the minimum; a large one is credited when a second operator confirms the same',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/deposit_credit',
  input: z.object({
    id,
    user_id: filter(id).describe('The address’s owner when absent'),
    note: text(300, 0).default('').describe('Needed where the shopper has neither the address nor a claim'),
  }),
  output: deskDepositDetail,
  refusals: ['deposit_not_found', 'deposit_not_creditable', 'deposit_of_another', 'user_not_found', 'reason_required'],
});

export const dismissDeposit = endpoint({
  name: 'desk.dismissDeposit',
  summary: 'Close a deposit without crediting it, with a reason that its claimants read',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/deposit_dismiss',
  input: z.object({ id, note: text(300, 0).default('') }),
  output: deskDepositDetail,
  refusals: ['deposit_not_found', 'already_decided', 'reason_required'],
});
