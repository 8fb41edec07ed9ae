import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { proposeChange } from '../../platform/changes/index.ts';
import { networkKeyChange } from './network-change-kinds.ts';

/**
 * Proposes another key for new addresses. Allocated addresses stay and are watched.
 *
 * @throws Refusal `network_key_private`, `network_key_invalid`, `network_unknown`, `change_open`.
 */
export async function setNetworkKey(
  deps: Deps,
  call: DeskCall,
  { id, key: typed, reason }: { id: string; key: string; reason: string },
): Promise<void> {
  const key = typed.trim();
  if (isPrivate(key)) refuse('network_key_private', {}, ['key']);
  const held = await deps.db.read.selectFrom('networks').select('xpub').where('code', '=', id).executeTakeFirst();
  if (held?.xpub === key) return;
  await proposeChange(deps, call, networkKeyChange, { id, key }, { reason });
}

/** Whether a text looks like a private key: extended, bare, or a mnemonic. */
const isPrivate = (key: string): boolean =>
  /^[a-z]prv/i.test(key) || /^(0x)?[0-9a-f]{64}$/i.test(key) || key.split(/\s+/).length >= 12;
