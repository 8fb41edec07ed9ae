import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { changesBetween, decidesWhatIsMoney } from './network-changes.ts';
import { insertChange, requireNoOpenChange } from './network-changes-store.ts';
import { hasTwin, lockNetwork, saveNetwork } from './networks-store.ts';
import { readNetwork, type NetworkForm } from './read-network.ts';

/**
 * Changes what a network is, from its next look on; what is credited stays. What decides which coins count as money waits
 * for a second administrator, once the network has a key: without one nothing arrives, and its first key waits too.
 */
export async function changeNetwork(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, ...form }: NetworkForm & { id: string },
): Promise<void> {
  await db.transact(async (tx) => {
    const before = await lockNetwork(tx, id);
    const after = readNetwork(before.kind, form, before);
    if (await hasTwin(tx, id, after)) refuse('network_taken', {}, ['token']);
    const changes = changesBetween(before, after);
    if (Object.keys(changes).length === 0) return;
    if (before.xpub && decidesWhatIsMoney(changes)) {
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
