import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, listOf, page } from './fields.ts';

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
  who: 'shopper', method: 'GET', path: '/api/wallet/deposits',
  input: z.object(page),
  output: listOf(depositRow),
  refusals: [],
});
