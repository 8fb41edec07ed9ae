import type { Database } from '../src/base/db/database.ts';

/** A well-known extended public key. */
const xpub =
  'xpub6D1AabNHCupeiLM65ZR9UStMhJ1vCpyV4XbZdyhMZBiJXALQtmn9p42VTQckoHVn8WNqS7dqnJokZHAHcHGoaQgmv8D45oNUKx6DZMNZBCd';

/** Opens a network that is not watched, so that deposits are checked by their evidence. */
export async function openNetwork(db: Database, code: 'USDT-TRC20' | 'USDT-ERC20' = 'USDT-TRC20'): Promise<void> {
  await db.kysely.updateTable('networks').set({ enabled: true, xpub }).where('code', '=', code).execute();
}
