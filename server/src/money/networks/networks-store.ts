import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { ChainKind } from './chain-address.ts';
import { allNetworks, type Network } from './networks-queries.ts';
import type { NetworkTerms } from './read-network.ts';

export interface LockedNetwork extends Network {
  xpub: string | null;
}

/** Locks a network that an operator changes. @throws Refusal `network_unknown`. */
export async function lockNetwork(tx: Tx, code: string): Promise<LockedNetwork> {
  const row = await tx.selectFrom('networks').select('xpub').where('code', '=', code).forUpdate().executeTakeFirst();
  const network = row && (await allNetworks(tx)).find((known) => known.code === code);
  return network ? { ...network, xpub: row.xpub } : refuse('network_unknown', {}, ['id']);
}

/** Whether another network has the same token on the same chain: both would credit the same deposits. */
export async function isTokenTaken(
  tx: Tx,
  code: string,
  { chainId, token }: Pick<NetworkTerms, 'chainId' | 'token'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('networks')
    .select('code')
    .where('chain_id', '=', chainId)
    .where(sql`lower(token)`, '=', token.toLowerCase())
    .where('code', '<>', code)
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a network, switched off. @returns false when the code is taken. */
export async function insertNetwork(tx: Tx, code: string, kind: ChainKind, terms: NetworkTerms): Promise<boolean> {
  const row = await tx
    .insertInto('networks')
    .values({
      code,
      kind,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from networks)`,
      ...columnsOf(terms),
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes the terms of a network. */
export async function saveNetwork(tx: Tx, code: string, terms: NetworkTerms): Promise<void> {
  await tx.updateTable('networks').set(columnsOf(terms)).where('code', '=', code).execute();
}

/** Switches a network on or off. */
export async function saveEnabled(tx: Tx, code: string, enabled: boolean): Promise<void> {
  await tx.updateTable('networks').set({ enabled }).where('code', '=', code).execute();
}

/** Writes a network's key. The address index is not reset, so no index of the old key is used twice. */
export async function saveKey(tx: Tx, code: string, xpub: string): Promise<void> {
  await tx.updateTable('networks').set({ xpub }).where('code', '=', code).execute();
}

const columnsOf = ({
  name,
  chainId,
  rpcUrls,
  token,
  symbol,
  decimals,
  finality,
  confirmations,
  minimum,
  test,
}: NetworkTerms) => ({
  name,
  chain_id: chainId,
  rpc_urls: [...rpcUrls],
  token,
  symbol,
  decimals,
  finality,
  confirmations,
  minimum,
  test,
});
