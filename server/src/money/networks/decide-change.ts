import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { lockOpenChange, saveDecision } from './network-changes-store.ts';
import { isTokenTaken, lockNetwork, saveKey, saveNetwork } from './networks-store.ts';
import { readNetwork } from './read-network.ts';

/**
 * Makes the change that another administrator requested.
 *
 * @returns the network's code.
 * @throws Refusal `already_decided`, `second_person_required`, `network_taken`.
 */
export async function approveNetworkChange(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id }: { id: string },
): Promise<string> {
  return db.transact(async (tx) => {
    const { network, wanted, shown, asked_by: requestedBy } = await lockOpenChange(tx, id);
    if (requestedBy === operator.id) refuse('second_person_required');
    const before = await lockNetwork(tx, network);
    if (wanted.what === 'key') await saveKey(tx, network, wanted.key);
    else {
      const after = readNetwork(before.kind, wanted.form, before);
      if (await isTokenTaken(tx, network, after)) refuse('network_taken', {}, ['token']);
      await saveNetwork(tx, network, after);
    }
    await saveDecision(tx, id, 'approved', operator.id, now);
    await audit(
      tx,
      operator,
      wanted.what === 'key' ? 'network.key_set' : 'network.changed',
      `network:${network}`,
      shown,
      now,
    );
    return network;
  });
}

/** Refuses a change; the requester may do so too. @returns the network's code. @throws Refusal `already_decided`. */
export async function refuseNetworkChange(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id }: { id: string },
): Promise<string> {
  return db.transact(async (tx) => {
    const { network, shown } = await lockOpenChange(tx, id);
    await saveDecision(tx, id, 'refused', operator.id, now);
    await audit(tx, operator, 'network.change_refused', `network:${network}`, shown, now);
    return network;
  });
}
