import { HDKey } from '@scure/bip32';
import { addr } from 'micro-eth-signer';
import type { Hex } from './json-rpc.ts';

/**
 * The address of child 0/`index` of an account's extended public key, as wallets derive it.
 *
 * @throws Error for a private key, and for text that is no key.
 */
export function deriveAddress(xpub: string, index: number): Hex {
  const account = readXpub(xpub);
  const { publicKey } = account.deriveChild(0).deriveChild(index);
  if (!publicKey) throw new Error('This key has no public part');
  return addr.fromPublicKey(publicKey).toLowerCase() as Hex;
}

/** @throws Error for text that is no extended public key. */
export function readXpub(xpub: string): HDKey {
  const key = HDKey.fromExtendedKey(xpub);
  if (key.privateKey) throw new Error('This is a private key; only the public one belongs here');
  return key;
}
