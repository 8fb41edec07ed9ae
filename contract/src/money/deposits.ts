import { z } from 'zod';
import { verdictTexts, type Verdict } from './diagnosis-texts.ts';
import { endpoint } from '../base/endpoint.ts';
import { amount, flag, listOf, page, text } from '../base/fields.ts';

export const depositStates = ['seen', 'gone', 'credited', 'below_minimum', 'unmatched', 'closed'] as const;

export const depositRow = z.object({
  id: z.string(),
  network: z.string(),
  tx: z.string().describe('Hash of the transaction'),
  amount,
  state: z.enum(depositStates),
  state_text: z.string(),
  confirmations: z.int().describe('Seen n …'),
  needed: z.int().describe('… of N; equal once it cannot be undone'),
  createtime: z.string(),
  settled_at: z.string().nullable(),
});
export type DepositRow = z.output<typeof depositRow>;

export const myDeposits = endpoint({
  name: 'deposits.mine',
  summary: 'What arrived at the own deposit addresses, latest first, from the moment it is seen on the chain',
  who: 'shopper',
  method: 'GET',
  path: '/api/wallet/deposits',
  input: z.object(page),
  output: listOf(depositRow),
  refusals: [],
});

const verdict = z.enum(Object.keys(verdictTexts) as [Verdict, ...Verdict[]]);

export const diagnosis = z.object({
  verdict,
  text: z.string().describe('What became of it and the next step, in words'),
  network: z.string().describe('Where it was found; empty where nothing was'),
  tx: z.string(),
  amount: amount.nullable(),
  confirmations: z.int(),
  needed: z.int(),
  claimable: flag,
});
export type Diagnosis = z.output<typeof diagnosis>;

export const detectDeposit = endpoint({
  name: 'deposits.detect',
  summary: 'The deposit detective: what became of a transfer, by the hash of its transaction, or whose an address is',
  who: 'shopper',
  method: 'POST',
  path: '/api/wallet/detect',
  input: z.object({
    network: text(40, 0).default('').describe('Where to look first; everywhere when left out'),
    text: text(200, 0).default(''),
  }),
  output: diagnosis,
  refusals: ['too_many_requests'],
});

export const claimDeposit = endpoint({
  name: 'deposits.claim',
  summary: 'Say that a transfer is the own one, where the detective calls it claimable',
  who: 'shopper',
  method: 'POST',
  path: '/api/wallet/claim',
  input: z.object({ network: text(40, 0).default(''), text: text(200, 0).default('') }),
  output: diagnosis,
  refusals: ['too_many_requests', 'deposit_not_claimable'],
});
