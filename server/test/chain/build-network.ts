import { sql } from 'kysely';
import type { Database } from '../../src/base/db/database.ts';
import { allowPrivateHosts } from '../../src/base/http/outgoing.ts';
import { setSetting } from '../../src/platform/settings/index.ts';
import { testChainId } from './test-chain.ts';

/** The extended key of the well-known test mnemonic; the chain's funded account is its first child. */
export const testXpub =
  'xpub6Ce9NcJvTk36xtLSrJLZqE7wtgA5deCeYs7rSQtreh4cj6ByPtrg9sD7V2FNFLPnf8heNP3FGkeV9qwfzvZNSd54JoNXVsXFYSYwHsnJxqP';

/** Opens Ethereum on a test chain: final after three confirmations, or by the chain's own finality. */
export async function buildNetwork(
  db: Database,
  chain: { url: string; token: string },
  finality: 'confirmations' | 'finalized' = 'confirmations',
): Promise<void> {
  allowPrivateHosts([new URL(chain.url).host]);
  await db.kysely
    .updateTable('networks')
    .set({
      enabled: true,
      test: true,
      xpub: testXpub,
      next_index: sql`greatest(next_index, 100)`,
      chain_id: testChainId,
      rpc_urls: [chain.url],
      token: chain.token,
      finality,
      confirmations: 3,
      minimum: 1000n,
    })
    .where('code', '=', 'USDT-ERC20')
    .execute();
  await db.transact((tx) => setSetting(tx, 'wallet.mode', 'open', { by: null, at: new Date(0) }));
}
