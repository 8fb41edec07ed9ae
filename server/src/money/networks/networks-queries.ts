import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import type { ChainKind } from './chain-address.ts';
import type { Hex } from './json-rpc.ts';

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

/** The kind of chain of a network, open or not; null for an unknown code. */
export async function kindOfNetwork(read: Read, code: string): Promise<ChainKind | null> {
  const row = await read.selectFrom('networks').select('kind').where('code', '=', code).executeTakeFirst();
  return (row?.kind as ChainKind | undefined) ?? null;
}

/** The known ones of these codes, in the order in which networks are shown. */
export const knownNetworks = async (read: Read, codes: readonly string[]): Promise<string[]> =>
  (await allNetworks(read)).map(({ code }) => code).filter((code) => codes.includes(code));

/** The networks for which shoppers get an address. */
export const openNetworks = async (read: Read): Promise<Network[]> =>
  (await allNetworks(read)).filter(({ enabled }) => enabled);

/** Whether deposits on the network are found and credited automatically. */
export const isWatched = ({ rpcUrls }: Network): boolean => rpcUrls.length > 0;

export interface DepositAddress {
  network: string;
  address: string;
  hex: Hex;
  userId: string | null;
}

const addresses = (read: Read) =>
  read.selectFrom('deposit_addresses').select(['network', 'address', sql<Hex>`hex`.as('hex'), 'user_id as userId']);

/** A shopper's deposit addresses. */
export function addressesOfUser(read: Read, userId: string): Promise<DepositAddress[]> {
  return addresses(read).where('user_id', '=', userId).execute();
}

/** The deposit addresses among these, on any network. */
export function ownAddresses(read: Read, hexes: readonly Hex[]): Promise<DepositAddress[]> {
  return hexes.length === 0
    ? Promise.resolve([])
    : addresses(read)
        .where('hex', 'in', [...new Set(hexes)])
        .execute();
}

/** All deposit addresses of a network, in the order of their allocation. */
export function addressesOnNetwork(read: Read, network: string): Promise<DepositAddress[]> {
  return addresses(read).where('network', '=', network).orderBy('index').execute();
}

/** Whether an address is this shopper's deposit address on that network. */
export async function isOwnDepositAddress(
  read: Read,
  userId: string,
  network: string,
  address: string,
): Promise<boolean> {
  return (await addressesOfUser(read, userId)).some((own) => own.network === network && own.address === address);
}
