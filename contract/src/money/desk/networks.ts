import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { amount, code, flag, nothing, text } from '../../base/fields.ts';
import { deskList } from '../../base/desk-list.ts';
import { changeReason, changeRow } from '../../platform/desk/changes.ts';

const lookers = ['finance', 'admin'] as const;
const changers = ['admin'] as const;

export const networkKinds = ['tron', 'evm'] as const;
export const finalities = ['finalized', 'confirmations'] as const;

export const deskNetworkRow = z.object({
  id: z.string().describe('Code, e.g. USDT-TRC20'),
  name: z.string(),
  kind: z.enum(networkKinds),
  enabled: flag.describe('1: shoppers get an address; addresses that were issued before are watched in any case'),
  test: flag.describe('1: play money only'),
  chain_id: z.string(),
  rpcs: z.array(z.string()).describe('In the order of their use, without parts that may be secret'),
  token: z.string().describe('Contract of the token'),
  symbol: z.string(),
  decimals: z.int(),
  finality: z.enum(finalities),
  confirmations: z.int(),
  minimum: amount,
  key: z.string().describe('Both ends of the extended public key; empty where there is none'),
  first_address: z.string().describe('The key’s first address, to compare with the wallet; empty without a key'),
  addresses: z.int().describe('Number of issued addresses'),
  waiting: flag.describe('1: a change waits for a second administrator'),
});
export type DeskNetworkRow = z.output<typeof deskNetworkRow>;

export const deskNetworkDetail = deskNetworkRow.extend({
  change: changeRow.nullable().describe('The change that waits'),
  history: z
    .array(z.object({ at: z.string(), by: z.string(), act: z.string(), details: z.record(z.string(), z.unknown()) }))
    .describe('Latest first'),
});
export type DeskNetworkDetail = z.output<typeof deskNetworkDetail>;

export const deskNetworks = endpoint({
  name: 'desk.networks',
  summary: 'The networks of deposits, in the order in which shoppers see them',
  who: 'operator',
  roles: lookers,
  method: 'GET',
  path: '/api/desk/networks',
  input: nothing,
  output: deskList(deskNetworkRow),
  refusals: [],
});

export const deskNetwork = endpoint({
  name: 'desk.network',
  summary: 'One network with the history of its changes',
  who: 'operator',
  roles: lookers,
  method: 'GET',
  path: '/api/desk/network',
  input: z.object({ id: code }),
  output: deskNetworkDetail,
  refusals: ['network_unknown'],
});

/** The terms of a network as an operator types them; impossible values are refused with the names of the fields. */
const typed = text(200, 0);
const form = {
  name: typed,
  chain_id: typed,
  rpcs: text(4_000, 0).describe('One per line; a line that equals the shown one keeps the stored address'),
  token: typed,
  symbol: typed,
  decimals: typed,
  finality: typed,
  confirmations: typed,
  minimum: typed.describe('US dollars'),
  test: typed.describe('1 or 0'),
};

export const addNetwork = endpoint({
  name: 'desk.addNetwork',
  summary: 'Add a network, switched off',
  who: 'operator',
  roles: changers,
  method: 'POST',
  path: '/api/desk/network_add',
  input: z.object({ id: typed, kind: typed, ...form }).partial(),
  output: deskNetworkDetail,
  refusals: ['network_taken', 'network_invalid'],
});

export const changeNetwork = endpoint({
  name: 'desk.changeNetwork',
  summary:
    'Change a network; absent fields stay unchanged. Once there is a key, terms that decide which deposits are credited are a change that waits',
  who: 'operator',
  roles: changers,
  method: 'POST',
  path: '/api/desk/network_change',
  input: z.object({ id: code, ...z.object(form).partial().shape, reason: changeReason }),
  output: deskNetworkDetail,
  refusals: ['network_unknown', 'network_taken', 'network_invalid', 'change_open'],
});

export const switchNetwork = endpoint({
  name: 'desk.switchNetwork',
  summary: 'Start or stop issuing addresses of a network',
  who: 'operator',
  roles: changers,
  method: 'POST',
  path: '/api/desk/network_switch',
  input: z.object({
    id: code,
    enabled: z.union([flag, z.enum(['0', '1']).transform((text) => (text === '1' ? (1 as const) : (0 as const)))]),
  }),
  output: deskNetworkDetail,
  refusals: ['network_unknown', 'network_key_missing'],
});

export const setNetworkKey = endpoint({
  name: 'desk.setNetworkKey',
  summary: 'Propose another extended public key for new addresses; issued ones stay',
  who: 'operator',
  roles: changers,
  method: 'POST',
  path: '/api/desk/network_key',
  input: z.object({ id: code, key: text(500, 0).default(''), reason: changeReason }),
  output: deskNetworkDetail,
  refusals: ['network_unknown', 'network_key_invalid', 'network_key_private', 'change_open'],
});

export const watcherRow = z.object({
  id: z.string().describe('Code of the network'),
  name: z.string(),
  watched: flag.describe('0: it has no RPC, so operators compare deposits with their evidence'),
  scanned_through: z.string().nullable().describe('Every block up to this one is final and scanned'),
  head: z.string().nullable(),
  behind: z.int().describe('Final blocks that are not scanned yet'),
  again_from: z.string().nullable().describe('The block at which a repeated scan continues'),
  tried_at: z.string().nullable(),
  done_at: z.string().nullable(),
  late: flag.describe('1: no scan has been completed for minutes'),
  error: z.string().describe('Why the last scan failed'),
});
export type WatcherRow = z.output<typeof watcherRow>;

export const watchers = endpoint({
  name: 'desk.watchers',
  summary: 'The scan progress of each network, and when it was last scanned',
  who: 'operator',
  method: 'GET',
  path: '/api/desk/watchers',
  input: nothing,
  output: deskList(watcherRow),
  refusals: [],
});

export const rescanNetwork = endpoint({
  name: 'desk.rescanNetwork',
  summary: 'Scan a network again from a block on; known deposits stay unchanged',
  who: 'operator',
  roles: lookers,
  method: 'POST',
  path: '/api/desk/network_rescan',
  input: z.object({ id: code, from_block: typed.default('') }),
  output: deskList(watcherRow),
  refusals: ['network_unknown', 'network_not_watched', 'block_invalid'],
});
