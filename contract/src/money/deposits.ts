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
  confirmations: z.int().describe('Confirmations so far'),
  needed: z.int().describe('Confirmations until it is final'),
  createtime: z.string(),
  settled_at: z.string().nullable(),
});
export type DepositRow = z.output<typeof depositRow>;

export const myDeposits = endpoint({
  name: 'deposits.mine',
  summary: 'Deposits at the shopper’s addresses, latest first, from the moment they are seen on the chain',
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
  text: z.string().describe('What happened to it and the next step, as text'),
  network: z.string().describe('The network on which it was found; empty when it was not'),
  tx: z.string(),
  amount: amount.nullable(),
  confirmations: z.int(),
  needed: z.int(),
  claimable: flag,
});
export type Diagnosis = z.output<typeof diagnosis>;

export const detectDeposit = endpoint({
  name: 'deposits.detect',
  summary: 'Find out what happened to a transfer, by the hash of its transaction, or whose an address is',
  who: 'shopper',
  method: 'POST',
  path: '/api/wallet/detect',
  input: z.object({
    network: text(40, 0).default('').describe('The network to search first; any order when absent'),
    text: text(200, 0).default(''),
  }),
  output: diagnosis,
  refusals: ['too_many_requests'],
});

export const claimDeposit = endpoint({
  name: 'deposits.claim',
  summary: 'Claim a transfer that `deposits.detect` calls claimable',
  who: 'shopper',
  method: 'POST',
  path: '/api/wallet/claim',
  input: z.object({ network: text(40, 0).default(''), text: text(200, 0).default('') }),
  output: diagnosis,
  refusals: ['too_many_requests', 'deposit_not_claimable'],
});
