import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { isWaiting, proposeChange } from '../../platform/changes/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { networkTermsChange, type NewTerms } from './network-change-kinds.ts';
import { changesBetween, affectsCrediting } from './network-changes.ts';
import { isTokenTaken, lockNetwork, saveNetwork } from './networks-store.ts';
import { readNetwork, type NetworkForm } from './read-network.ts';

/**
 * Changes the terms of a network from its next scan on. What affects which deposits are credited becomes a change that waits
 * once the network has a key; without a key nothing can arrive.
 *
 * @throws Refusal `network_unknown`, `network_invalid`, `network_taken`, `change_open`.
 */
export async function changeNetwork(
  deps: Deps,
  call: DeskCall,
  { id, reason, ...form }: NetworkForm & { id: string; reason: string },
): Promise<void> {
  const { operator, now } = call;
  const guarded = await deps.db.transact(async (tx): Promise<NewTerms | null> => {
    const before = await lockNetwork(tx, id);
    const after = readNetwork(before.kind, form, before);
    if (await isTokenTaken(tx, id, after)) refuse('network_taken', {}, ['token']);
    const changes = changesBetween(before, after);
    if (Object.keys(changes).length === 0) return null;
    if (before.xpub && affectsCrediting(changes))
      return { id, form: form.rpcs === undefined ? form : { ...form, rpcs: after.rpcUrls.join('\n') } };
    // An approval applies to the values that were shown.
    if (await isWaiting(tx, `network:${id}`)) refuse('change_open');
    await saveNetwork(tx, id, after);
    await audit(tx, operator, 'network.changed', `network:${id}`, { ...changes, reason }, now);
    return null;
  });
  if (guarded) await proposeChange(deps, call, networkTermsChange, guarded, { reason });
}
