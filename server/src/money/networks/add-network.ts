import { networkKinds } from '@tradewind/contract/money/desk/networks';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { isTokenTaken, insertNetwork } from './networks-store.ts';
import { describeTerms } from './network-changes.ts';
import { isNetworkCode, readNetwork, type NetworkForm } from './read-network.ts';

/**
 * Adds a network, switched off until it has a key.
 *
 * @returns its code.
 * @throws Refusal `network_invalid`, `network_taken`.
 */
export async function addNetwork(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id = '', kind: typed, ...form }: NetworkForm & { id?: string | undefined; kind?: string | undefined },
): Promise<string> {
  const code = id.trim().toUpperCase();
  if (!isNetworkCode(code)) refuse('network_invalid', {}, ['id']);
  const kind = networkKinds.find((known) => known === typed) ?? refuse('network_invalid', {}, ['kind']);
  const terms = readNetwork(kind, form, null);
  await db.transact(async (tx) => {
    if (await isTokenTaken(tx, code, terms)) refuse('network_taken', {}, ['token']);
    if (!(await insertNetwork(tx, code, kind, terms))) refuse('network_taken', {}, ['id']);
    await audit(tx, operator, 'network.added', `network:${code}`, { kind, ...describeTerms(terms) }, now);
  });
  return code;
}
