import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { heldOutside, outside } from '../ledger/index.ts';
import { hexOf, withFirstReachableRpc, type Chain, type Hex, type Network } from '../networks/index.ts';

/** What the books and the product's own records say of a network, in minor USD. */
export interface BookedOnNetwork {
  /** What the platform holds there by the books. */
  books: bigint;
  /** Deposits that are on the chain and not credited. */
  uncredited: bigint;
  /** Withdrawals that were handed over and are not marked as paid. */
  handedOver: bigint;
}

/** Of addresses that never received anything, so many are read, those that were issued last. */
const unusedAddresses = 1_000;
/** Balances that are asked for at the same time. */
const atOnce = 10;

/** The addresses whose balances count: the platform's wallets, those that received tokens, and the last that were issued. */
export async function addressesToRead(read: Read, network: string): Promise<Hex[]> {
  const rows = await rowsOf<{ hex: Hex }>(
    read,
    sql`
    select hex from holding_addresses where network = ${network}
    union select to_hex from deposits where network = ${network} and state <> 'gone'
    union (select hex from deposit_addresses where network = ${network} order by "index" desc limit ${unusedAddresses})`,
  );
  return rows.map(({ hex }) => hex);
}

/**
 * The tokens that addresses hold on a chain, in minor USD, rounded down to whole cents.
 *
 * @throws NoReachableRpc
 */
export function balanceOnChain(network: Network, addresses: readonly Hex[]): Promise<bigint> {
  const token = hexOf(network.kind, network.token);
  return withFirstReachableRpc(network, async (chain) => {
    const units = await sumOfBalances(chain, token, addresses);
    return units / 10n ** BigInt(network.decimals - 2);
  });
}

async function sumOfBalances(chain: Chain, token: Hex, addresses: readonly Hex[]): Promise<bigint> {
  let sum = 0n;
  for (let at = 0; at < addresses.length; at += atOnce) {
    const balances = await Promise.all(addresses.slice(at, at + atOnce).map((owner) => chain.balanceOf(token, owner)));
    sum = balances.reduce((total, units) => total + units, sum);
  }
  return sum;
}

/** What the books say of a network, and what is known to be on its way. */
export async function bookedOnNetwork(read: Read, network: string): Promise<BookedOnNetwork> {
  const [books, [known]] = await Promise.all([
    heldOutside(read, outside(`network:${network}`)),
    rowsOf<{ uncredited: bigint; handed_over: bigint }>(
      read,
      sql`
      select
        (select coalesce(sum(amount), 0)::bigint from deposits where network = ${network}
          and state in ('seen', 'below_minimum', 'unmatched', 'closed') and reason is distinct from 'other_token') as uncredited,
        (select coalesce(sum(receives), 0)::bigint from withdrawals where network = ${network}
          and status = 'auditing' and batch_id is not null) as handed_over`,
    ),
  ]);
  return { books, uncredited: known!.uncredited, handedOver: known!.handed_over };
}
