import { refuse } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import { readSettings, type Settings } from '../../platform/settings/index.ts';

/** Requires that the wallet is open. @returns the current settings. @throws Refusal `wallet_closed`. */
export async function requireOpenWallet(read: Read, at: Date): Promise<Settings> {
  const settings = await readSettings(read, at);
  return settings['wallet.mode'] === 'open' ? settings : refuse('wallet_closed');
}
