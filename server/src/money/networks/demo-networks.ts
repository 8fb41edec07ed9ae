import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';

/** Key of the public test mnemonic ("test test … junk"): anyone can spend what is sent to its addresses. */
const demoXpub =
  'xpub6Ce9NcJvTk36xtLSrJLZqE7wtgA5deCeYs7rSQtreh4cj6ByPtrg9sD7V2FNFLPnf8heNP3FGkeV9qwfzvZNSd54JoNXVsXFYSYwHsnJxqP';

/** The first addresses of the mnemonic are funded on test chains; shoppers get later ones. */
const firstIndex = 1_000;

/** Opens the networks of a demo installation that have no key yet, marked as test networks. @returns how many. */
export async function enableDemoNetworks(tx: Tx): Promise<number> {
  const opened = await tx
    .updateTable('networks')
    .set({ enabled: true, test: true, xpub: demoXpub, next_index: firstIndex })
    .where('xpub', 'is', null)
    .returning('code')
    .execute();
  return opened.length;
}

/** Marks the RPC address of a demo chain, to distinguish it from addresses that an operator has set. */
const mark = '?demo-chain';

/** Demo networks without an RPC or with that of a demo chain; networks with other settings are not changed. */
const demoNetworks = sql<boolean>`test and xpub = ${demoXpub} and (rpc_urls = '{}' or rpc_urls[1] like ${`%${mark}`})`;

/** Sets chain and RPC of the demo networks. */
export async function connectDemoNetworks(tx: Tx, chainId: bigint, url: string): Promise<void> {
  await tx
    .updateTable('networks')
    .set({ chain_id: chainId, rpc_urls: [url + mark] })
    .where(demoNetworks)
    .execute();
}

/** Removes the RPC of the demo networks that use this one, or of `all`. */
export async function disconnectDemoNetworks(tx: Tx, url: string | 'all'): Promise<void> {
  const condition = url === 'all' ? sql<boolean>`rpc_urls <> '{}'` : sql<boolean>`rpc_urls[1] = ${url + mark}`;
  await tx.updateTable('networks').set({ rpc_urls: [] }).where(demoNetworks).where(condition).execute();
}

/** Whether a network is on the demo chain at this address. */
export const isOnDemoChain = (url: string, { rpcUrls }: { rpcUrls: readonly string[] }): boolean =>
  rpcUrls[0] === url + mark;
