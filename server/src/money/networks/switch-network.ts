import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { lockNetwork, saveEnabled } from './networks-store.ts';

/**
 * Switches the allocation of addresses on or off, at once and without a second operator. Deposits to allocated
 * addresses are credited in either case.
 *
 * @throws Refusal `network_unknown`, `network_key_missing`.
 */
export async function switchNetwork(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, enabled }: { id: string; enabled: 0 | 1 },
): Promise<void> {
  await db.transact(async (tx) => {
    const network = await lockNetwork(tx, id);
    if (network.enabled === (enabled === 1)) return;
    if (enabled && !network.xpub) refuse('network_key_missing');
    await saveEnabled(tx, id, enabled === 1);
    await audit(tx, operator, enabled ? 'network.opened' : 'network.closed', `network:${id}`, {}, now);
  });
}
