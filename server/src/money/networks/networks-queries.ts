import { sql } from 'kysely';
import type { Hex } from 'viem';
import type { Read } from '../../base/db/database.ts';
import type { ChainKind } from './chain-address.ts';

export interface Network {
  code: string;
  name: string;
  kind: ChainKind;
  enabled: boolean;
  test: boolean;
  chainId: bigint;
  rpcUrls: string[];
  token: string;
  symbol: string;
  decimals: number;
  finality: 'finalized' | 'confirmations';
  confirmations: number;
  /** Minor USD. */
  minimum: bigint;
}

const columns = [
  'code',
  'name',
  'kind',
  'enabled',
  'test',
  'chain_id',
  'rpc_urls',
  'token',
  'symbol',
  'decimals',
  'finality',
  'confirmations',
  'minimum',
] as const;

/** Every network, in the order in which they are shown. */
export async function allNetworks(read: Read): Promise<Network[]> {
  const rows = await read.selectFrom('networks').select(columns).orderBy('position').execute();
  return rows.map(({ chain_id, rpc_urls, kind, finality, ...row }) => ({
    ...row,
    kind: kind as ChainKind,
    finality: finality as Network['finality'],
    chainId: chain_id,
    rpcUrls: rpc_urls,
  }));
}

/** What chain a code stands for, open or not; null for a code that we do not know. */
export async function kindOfNetwork(read: Read, code: string): Promise<ChainKind | null> {
  const row = await read.selectFrom('networks').select('kind').where('code', '=', code).executeTakeFirst();
  return (row?.kind as ChainKind | undefined) ?? null;
}

/** Which of these codes we know, in the order in which networks are shown. */
export const knownNetworks = async (read: Read, codes: readonly string[]): Promise<string[]> =>
  (await allNetworks(read)).map(({ code }) => code).filter((code) => codes.includes(code));

/** Those that shoppers are given an address for. */
export const openNetworks = async (read: Read): Promise<Network[]> =>
  (await allNetworks(read)).filter(({ enabled }) => enabled);

/** Whether what arrives there is seen and credited without anybody's help. */
export const isWatched = ({ rpcUrls }: Network): boolean => rpcUrls.length > 0;

export interface DepositAddress {
  network: string;
  address: string;
  hex: Hex;
  userId: string | null;
}

const addresses = (read: Read) =>
  read.selectFrom('deposit_addresses').select(['network', 'address', sql<Hex>`hex`.as('hex'), 'user_id as userId']);

export function addressesOfUser(read: Read, userId: string): Promise<DepositAddress[]> {
  return addresses(read).where('user_id', '=', userId).execute();
}

/** Which of these are ours, on whatever network; a key has one owner. */
export function ownAddresses(read: Read, hexes: readonly Hex[]): Promise<DepositAddress[]> {
  return hexes.length === 0
    ? Promise.resolve([])
    : addresses(read)
        .where('hex', 'in', [...new Set(hexes)])
        .execute();
}

export function addressesOnNetwork(read: Read, network: string): Promise<DepositAddress[]> {
  return addresses(read).where('network', '=', network).orderBy('index').execute();
}

/** Whether an address is one at which this shopper can pay in on that network. */
export async function isOwnDepositAddress(
  read: Read,
  userId: string,
  network: string,
  address: string,
): Promise<boolean> {
  return (await addressesOfUser(read, userId)).some((own) => own.network === network && own.address === address);
}
