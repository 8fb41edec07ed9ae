import { createHash } from 'node:crypto';
import { createBase58check } from '@scure/base';
import { getAddress, isAddress } from 'viem';

export type ChainKind = 'tron' | 'evm';

/** The chain that a network code stands for; null for a network that nothing can be sent to. */
const kinds: Readonly<Record<string, ChainKind>> = { 'USDT-TRC20': 'tron', 'USDT-ERC20': 'evm' };
export const chainKindOf = (network: string): ChainKind | null => (Object.hasOwn(kinds, network) ? kinds[network]! : null);

const base58check = createBase58check((bytes) => createHash('sha256').update(bytes).digest());

/** First byte of every Tron address. */
const tronPrefix = 0x41;

/**
 * Reads an address with its checksum.
 *
 * @returns its one spelling, or null for what is none on that chain. All zeros is nobody's address: what goes there is lost.
 */
export function readChainAddress(kind: ChainKind, text: string): string | null {
  return kind === 'tron' ? readTronAddress(text) : readEvmAddress(text);
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

/** Capitals carry the checksum (EIP-55); an address in one case has none, and is taken as it is. */
function readEvmAddress(text: string): string | null {
  if (!/^0x[0-9a-f]{40}$/i.test(text)) return null;
  const digits = text.slice(2);
  if (/^0+$/.test(digits)) return null;
  if (digits === digits.toUpperCase()) return getAddress(`0x${digits.toLowerCase()}`);
  return isAddress(text) ? getAddress(text) : null;
}

/** Whether two addresses are different and yet the same at both ends, where people look. */
export function looksAlike(one: string, other: string): boolean {
  return one !== other && endsOf(one) === endsOf(other);
}

function endsOf(address: string): string {
  const characters = address.replace(/^0x/, '').toLowerCase();
  return characters.slice(0, 4) + characters.slice(-4);
}
