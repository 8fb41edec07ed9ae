import type { ChangedField } from '@tradewind/contract/platform/desk/changes';
import { refuse } from '@tradewind/contract/base/refusals';
import type { ChangeKind } from '../../platform/changes/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { addressOf } from './chain-address.ts';
import { deriveAddress } from './derive-address.ts';
import { maskKey } from './mask.ts';
import { changesBetween } from './network-changes.ts';
import { isTokenTaken, lockNetwork, saveKey, saveNetwork } from './networks-store.ts';
import { readNetwork, type NetworkForm } from './read-network.ts';

/** Other terms of a network: the fields that change, with complete RPC addresses. */
export interface NewTerms {
  id: string;
  form: NetworkForm;
}

/** Another extended public key of a network. */
export interface NewKey {
  id: string;
  key: string;
}

/** Terms that affect which deposits are credited. */
export const networkTermsChange: ChangeKind<NewTerms> = {
  name: 'network.terms',
  proposers: ['admin'],
  async validate(tx, { id, form }) {
    const before = await lockNetwork(tx, id);
    if (await isTokenTaken(tx, id, readNetwork(before.kind, form, before))) refuse('network_taken', {}, ['token']);
  },
  async present(tx, { id, form }) {
    const before = await lockNetwork(tx, id);
    const changes = changesBetween(before, readNetwork(before.kind, form, before));
    return { subject: `network:${id}`, name: before.name, fields: fieldsOf(changes) };
  },
  async apply(tx, { id, form }, { by, approvedBy, changeId, reason, at }) {
    const before = await lockNetwork(tx, id);
    const after = readNetwork(before.kind, form, before);
    await saveNetwork(tx, id, after);
    const details = { ...changesBetween(before, after), reason, change: changeId, approved_by: approvedBy };
    await audit(tx, by, 'network.changed', `network:${id}`, details, at);
  },
};

/** The key from which new deposit addresses follow. Its first address can be compared with the wallet. */
export const networkKeyChange: ChangeKind<NewKey> = {
  name: 'network.key',
  proposers: ['admin'],
  async validate(tx, { id, key }) {
    await lockNetwork(tx, id);
    firstAddress(key);
  },
  async present(tx, { id, key }) {
    const { name, kind, xpub } = await lockNetwork(tx, id);
    const addressFrom = (of: string | null) => (of ? addressOf(kind, firstAddress(of)) : null);
    const fields = [
      { field: 'key', before: xpub && maskKey(xpub), after: maskKey(key) },
      { field: 'first_address', before: addressFrom(xpub), after: addressFrom(key) },
    ];
    return { subject: `network:${id}`, name, fields };
  },
  async apply(tx, { id, key }, { by, approvedBy, changeId, reason, at }) {
    const { xpub } = await lockNetwork(tx, id);
    await saveKey(tx, id, key);
    const details = { key: [maskKey(xpub), maskKey(key)], reason, change: changeId, approved_by: approvedBy };
    await audit(tx, by, 'network.key_set', `network:${id}`, details, at);
  },
};

const fieldsOf = (changes: Record<string, [unknown, unknown]>): ChangedField[] =>
  Object.entries(changes).map(([field, [before, after]]) => ({ field, before, after }));

/** The first address of a key. @throws Refusal `network_key_invalid`. */
function firstAddress(key: string) {
  try {
    return deriveAddress(key, 0);
  } catch {
    return refuse('network_key_invalid', {}, ['key']);
  }
}
