import type { Read } from '../../base/db/database.ts';
import { hexOf, readChainAddress, type ChainKind } from './chain-address.ts';
import type { Hex } from './json-rpc.ts';
import { allNetworks } from './networks-queries.ts';

const kinds: readonly ChainKind[] = ['tron', 'evm'];

/** Up to here stand the zero address, the chains' built-in contracts and `0x…dead`. Nobody has a key for such a number. */
const lastReserved = 0xffffn;

/** Other addresses to which tokens are sent to destroy them, or which stand for the chain's own coin. */
const burned: ReadonlySet<Hex> = new Set([
  '0xdead000000000000000042069420694206942069',
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  '0xffffffffffffffffffffffffffffffffffffffff',
]);

/** Whether what is sent to an address of a chain is lost: the contract of a known token, or an address that burns. */
export async function isUnspendable(read: Read, text: string): Promise<boolean> {
  const hexes = kinds.flatMap((kind) => {
    const address = readChainAddress(kind, text);
    return address ? [hexOf(kind, address)] : [];
  });
  if (hexes.some((hex) => BigInt(hex) <= lastReserved || burned.has(hex))) return true;
  const tokens = new Set((await allNetworks(read)).map(({ kind, token }) => hexOf(kind, token)));
  return hexes.some((hex) => tokens.has(hex));
}
