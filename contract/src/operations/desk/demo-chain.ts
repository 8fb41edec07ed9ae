import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { int, nothing, text } from '../../base/fields.ts';
import { deskList } from '../../base/desk-list.ts';

const roles = ['admin'] as const;

const demoNetwork = z.object({
  id: z.string().describe('Its code, e.g. USDT-TRC20'),
  name: z.string(),
  symbol: z.string(),
  token: z.string().describe('Contract of the token'),
  head: z.int().describe('The newest block'),
  final: z.int().describe('The newest block that cannot be undone'),
});

export const demoChain = endpoint({
  name: 'desk.demoChain',
  summary: 'The networks on the demo chain; none where there is no demo chain',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/demo_chain',
  input: nothing,
  output: deskList(demoNetwork),
  refusals: [],
});

export const sendTestTransfer = endpoint({
  name: 'desk.sendTestTransfer',
  summary: 'Send play money on the demo chain, to any address',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/demo_chain_send',
  input: z.object({ network: text(20), address: text(100), amount: text(24) }),
  output: z.object({ tx_hash: z.string() }),
  refusals: ['not_yet_open', 'network_unknown', 'address_invalid', 'amount_invalid'],
});

export const mineBlocks = endpoint({
  name: 'desk.mineBlocks',
  summary: 'Mine blocks on the demo chain, so that earlier transactions become final',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/demo_chain_mine',
  input: z.object({ blocks: int.pipe(z.int().min(1).max(200)) }),
  output: deskList(demoNetwork),
  refusals: ['not_yet_open'],
});
