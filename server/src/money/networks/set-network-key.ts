import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { addressOf } from './chain-address.ts';
import { deriveAddress } from './derive-address.ts';
import { maskKey } from './mask.ts';
import { insertChange } from './network-changes-store.ts';
import { lockNetwork } from './networks-store.ts';

/**
 * Requests another key for new addresses; a second administrator approves it. Allocated addresses stay and are watched.
 *
 * @throws Refusal `network_key_private`, `network_key_invalid`, `network_unknown`, `network_change_open`.
 */
export async function setNetworkKey(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, key: typed }: { id: string; key: string },
): Promise<void> {
  const key = typed.trim();
  if (isPrivate(key)) refuse('network_key_private', {}, ['key']);
  await db.transact(async (tx) => {
    const network = await lockNetwork(tx, id);
    if (network.xpub === key) return;
    const first = firstAddress(key);
    const shown = { key: [maskKey(network.xpub), maskKey(key)], first_address: addressOf(network.kind, first) };
    await insertChange(tx, id, { what: 'key', key }, shown, operator.id, now);
    await audit(tx, operator, 'network.key_asked', `network:${id}`, shown, now);
  });
}

/** Whether a text looks like a private key: extended, bare, or a mnemonic. */
const isPrivate = (key: string): boolean =>
  /^[a-z]prv/i.test(key) || /^(0x)?[0-9a-f]{64}$/i.test(key) || key.split(/\s+/).length >= 12;

function firstAddress(key: string) {
  try {
    return deriveAddress(key, 0);
  } catch {
    return refuse('network_key_invalid', {}, ['key']);
  }
}
