import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { amount, flag, nothing } from '../base/fields.ts';

export const depositNetwork = z.object({
  network: z.string().describe('Its code, e.g. USDT-TRC20'),
  blockchain: z.string().describe('The shopper’s deposit address'),
  name: z.string(),
  symbol: z.string(),
  token: z.string().describe('Contract of the token'),
  minimum: amount,
  confirmations: z.int().describe('Blocks until it is credited, at most'),
  automatic: flag.describe('1: detected and credited automatically; 0: an operator compares evidence'),
  test: flag.describe('1: play money only'),
  credited_when: z.string().describe('When a transfer is credited, as text'),
  warnings: z.array(z.string()),
});
export type DepositNetwork = z.output<typeof depositNetwork>;

export const getBlockchain = endpoint({
  name: 'networks.getBlockchain',
  summary: 'The networks for top-ups, each with an address of the shopper that never changes',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/getBlockchain',
  input: nothing,
  output: z.array(depositNetwork),
  inLook: 'closed',
  refusals: ['wallet_closed'],
});
