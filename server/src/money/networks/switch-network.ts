import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { lockNetwork, saveSwitch } from './networks-store.ts';

/** Gives out addresses on a network, or no more: at once, so that a network in trouble never waits for a second person. What arrives at those given out before is credited all the same. */
export async function switchNetwork(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, enabled }: { id: string; enabled: 0 | 1 },
): Promise<void> {
  await db.transact(async (tx) => {
    const network = await lockNetwork(tx, id);
    if (network.enabled === (enabled === 1)) return;
    if (enabled && !network.xpub) refuse('network_key_missing');
    await saveSwitch(tx, id, enabled === 1);
    await audit(tx, operator, enabled ? 'network.opened' : 'network.closed', `network:${id}`, {}, now);
  });
}
