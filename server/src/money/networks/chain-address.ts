import { createHash } from 'node:crypto';
import { createBase58check } from '@scure/base';
import { addr } from 'micro-eth-signer';
import type { Hex } from './json-rpc.ts';

export type ChainKind = 'tron' | 'evm';

const base58check = createBase58check((bytes: Uint8Array) => createHash('sha256').update(bytes).digest());

/** First byte of every Tron address; the other twenty are an Ethereum address. */
const tronPrefix = 0x41;

/**
 * Reads an address with its checksum.
 *
 * @returns the normalized address; null for text that is no address of that chain, and for the zero address.
 */
export function readChainAddress(kind: ChainKind, text: string): string | null {
  return kind === 'tron' ? readTronAddress(text) : readEvmAddress(text);
}

/** The address as both chains write it into their logs: 20 bytes in hex. */
export function hexOf(kind: ChainKind, address: string): Hex {
  if (kind === 'evm') return address.toLowerCase() as Hex;
  return `0x${Buffer.from(base58check.decode(address).subarray(1)).toString('hex')}`;
}

/** The address as it is shown. */
export function addressOf(kind: ChainKind, hex: Hex): string {
  return kind === 'evm'
    ? addr.addChecksum(hex)
    : base58check.encode(Uint8Array.from([tronPrefix, ...Buffer.from(hex.slice(2), 'hex')]));
}

function readTronAddress(text: string): string | null {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return null;
  try {
    const bytes = base58check.decode(text);
    return bytes.length === 21 && bytes[0] === tronPrefix && bytes.subarray(1).some((byte) => byte !== 0) ? text : null;
  } catch {
    return null;
  }
}

/** Capital letters are the checksum (EIP-55); an address in a single case has none and is accepted. */
function readEvmAddress(text: string): string | null {
  if (!/^0x[0-9a-f]{40}$/i.test(text)) return null;
  const digits = text.slice(2);
  if (/^0+$/.test(digits)) return null;
  if (digits === digits.toUpperCase()) return addr.addChecksum(`0x${digits.toLowerCase()}`);
  return addr.isValid(text) ? addr.addChecksum(text) : null;
}
