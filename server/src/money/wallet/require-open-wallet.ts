import { refuse } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import { readSettings, type Settings } from '../../platform/settings/index.ts';

/** @returns what is set now, for an act that moves money in or out. @throws Refusal `wallet_closed`. */
export async function requireOpenWallet(read: Read, at: Date): Promise<Settings> {
  const settings = await readSettings(read, at);
  return settings['wallet.mode'] === 'open' ? settings : refuse('wallet_closed');
}
