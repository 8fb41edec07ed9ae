import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { changesBetween, affectsCrediting } from './network-changes.ts';
import { insertChange, requireNoOpenChange } from './network-changes-store.ts';
import { isTokenTaken, lockNetwork, saveNetwork } from './networks-store.ts';
import { readNetwork, type NetworkForm } from './read-network.ts';

/**
 * Changes the terms of a network from its next scan on. Changes that affect which deposits are credited wait for a
 * second administrator once the network has a key; without a key nothing can arrive.
 *
 * @throws Refusal `network_unknown`, `network_invalid`, `network_taken`, `network_change_open`.
 */
export async function changeNetwork(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, ...form }: NetworkForm & { id: string },
): Promise<void> {
  await db.transact(async (tx) => {
    const before = await lockNetwork(tx, id);
    const after = readNetwork(before.kind, form, before);
    if (await isTokenTaken(tx, id, after)) refuse('network_taken', {}, ['token']);
    const changes = changesBetween(before, after);
    if (Object.keys(changes).length === 0) return;
    if (before.xpub && affectsCrediting(changes)) {
      const wanted = form.rpcs === undefined ? form : { ...form, rpcs: after.rpcUrls.join('\n') };
      await insertChange(tx, id, { what: 'terms', form: wanted }, changes, operator.id, now);
      await audit(tx, operator, 'network.change_asked', `network:${id}`, changes, now);
      return;
    }
    await requireNoOpenChange(tx, id);
    await saveNetwork(tx, id, after);
    await audit(tx, operator, 'network.changed', `network:${id}`, changes, now);
  });
}
