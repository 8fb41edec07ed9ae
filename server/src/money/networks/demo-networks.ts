import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { demoXpub } from './open-demo-networks.ts';

/** Stands in the address of every demo chain's RPC, so that none is taken for one that somebody has set. */
const mark = '?demo-chain';

/** Of a demo world, and watched by nobody or by a demo chain: what somebody has set up otherwise stays as it is. */
const ours = sql<boolean>`test and xpub = ${demoXpub} and (rpc_urls = '{}' or rpc_urls[1] like ${`%${mark}`})`;

/** Lets the networks of the demo world be watched on a chain. */
export async function pointDemoNetworks(tx: Tx, chainId: bigint, url: string): Promise<void> {
  await tx
    .updateTable('networks')
    .set({ chain_id: chainId, rpc_urls: [url + mark] })
    .where(ours)
    .execute();
}

/** Nobody watches them any more; those that another process has pointed elsewhere stay, unless `all` are meant. */
export async function releaseDemoNetworks(tx: Tx, url: string | 'all'): Promise<void> {
  const whose = url === 'all' ? sql<boolean>`rpc_urls <> '{}'` : sql<boolean>`rpc_urls[1] = ${url + mark}`;
  await tx.updateTable('networks').set({ rpc_urls: [] }).where(ours).where(whose).execute();
}

/** Whether a network is on the demo chain at this address. */
export const isOnDemoChain = (url: string, { rpcUrls }: { rpcUrls: readonly string[] }): boolean =>
  rpcUrls[0] === url + mark;
