import type { Database } from '../src/base/db/database.ts';
import { setSetting } from '../src/platform/settings/index.ts';

/** Opens the wallet of a test installation, effective before any time in the tests. */
export async function openWallet(
  db: Database,
  mode: 'open' | 'closed' = 'open',
  at: Date = new Date(0),
): Promise<void> {
  await db.transact((tx) => setSetting(tx, 'wallet.mode', mode, { by: null, at }));
}
