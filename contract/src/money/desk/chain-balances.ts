import { z } from 'zod';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, code, id, none, text } from '../../base/fields.ts';

const lookers = ['finance', 'admin'] as const;
const changers = ['admin'] as const;

/** What a comparison of a chain with the books came to; `failed`: no RPC answered. */
export const chainBalanceResults = ['equal', 'explained', 'differs', 'failed'] as const;
export type ChainBalanceResult = (typeof chainBalanceResults)[number];

export const chainBalance = z.object({
  id: z.string(),
  network: z.string(),
  network_name: z.string(),
  at: z.string(),
  by: z.string().describe('Name of the operator; empty for the daily comparison'),
  result: z.enum(chainBalanceResults),
  addresses: z.int().describe('Addresses whose balance was read'),
  on_chain: amount.nullable().describe('What these addresses hold; null where no RPC answered'),
  books: amount.describe('What the books say the platform holds on this network, at that moment'),
  difference: amount.nullable().describe('On the chain less the books'),
  uncredited: amount.describe('Deposits that are on the chain and not credited'),
  handed_over: amount.describe('Withdrawals that were handed over and are not marked as paid'),
  unexplained: amount
    .nullable()
    .describe('Difference less uncredited deposits, plus withdrawals that were handed over'),
  failure: z.string().describe('Why no RPC answered; else empty'),
});
export type ChainBalance = z.output<typeof chainBalance>;

export const chainBalances = endpoint({
  name: 'desk.chainBalances',
  summary: 'Comparisons of the chains with the books, newest first',
  who: 'operator',
  roles: lookers,
  method: 'GET',
  path: '/api/desk/chain_balances',
  input: listInput(['-at', 'at'], {
    network: filter(text(40)),
    result: filter(z.enum(chainBalanceResults)),
    latest: filter(z.enum(['1'])).describe('1: only the last one of each network'),
  }),
  output: deskList(chainBalance),
  refusals: [],
});

export const compareChain = endpoint({
  name: 'desk.compareChain',
  summary: 'Read what the addresses of a network hold, and compare it with the books; no money moves',
  who: 'operator',
  roles: lookers,
  method: 'POST',
  path: '/api/desk/chain_balances/compare',
  input: z.object({ network: code }),
  output: chainBalance,
  refusals: ['network_unknown', 'network_not_watched'],
});

export const holdingAddress = z.object({
  id: z.string(),
  network: z.string(),
  address: z.string(),
  label: z.string(),
  added_by: z.string(),
  added_at: z.string(),
});
export type HoldingAddress = z.output<typeof holdingAddress>;

export const holdingAddresses = endpoint({
  name: 'desk.holdingAddresses',
  summary: 'The wallets of the platform on a network, beside the deposit addresses',
  who: 'operator',
  roles: lookers,
  method: 'GET',
  path: '/api/desk/holding_addresses',
  input: listInput(['-added_at'], { network: code }),
  output: deskList(holdingAddress),
  refusals: ['network_unknown'],
});

export const addHoldingAddress = endpoint({
  name: 'desk.addHoldingAddress',
  summary: 'Name a wallet of the platform, so that what it holds counts when a chain is compared with the books',
  who: 'operator',
  roles: changers,
  method: 'POST',
  path: '/api/desk/holding_addresses/add',
  input: z.object({ network: code, address: text(100), label: text(60) }),
  output: holdingAddress,
  refusals: ['network_unknown', 'address_invalid', 'address_own'],
});

export const removeHoldingAddress = endpoint({
  name: 'desk.removeHoldingAddress',
  summary: 'Count a wallet of the platform no longer',
  who: 'operator',
  roles: changers,
  method: 'POST',
  path: '/api/desk/holding_addresses/remove',
  input: z.object({ id }),
  output: none,
  refusals: ['address_not_found'],
});
