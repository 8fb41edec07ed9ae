import type { ChainKind } from '../networks/index.ts';

/** The chain that a network code stands for; null for a network that nothing can be sent to. */
const kinds: Readonly<Record<string, ChainKind>> = { 'USDT-TRC20': 'tron', 'USDT-ERC20': 'evm' };
export const chainKindOf = (network: string): ChainKind | null => (Object.hasOwn(kinds, network) ? kinds[network]! : null);

/** Whether two addresses are different and yet the same at both ends, where people look. */
export function looksAlike(one: string, other: string): boolean {
  return one !== other && endsOf(one) === endsOf(other);
}

function endsOf(address: string): string {
  const characters = address.replace(/^0x/, '').toLowerCase();
  return characters.slice(0, 4) + characters.slice(-4);
}
