import { sql } from 'kysely';
import type { Database, Read, Tx } from '../../base/db/database.ts';
import { addressOf, hexOf, readChainAddress, type ChainKind } from './chain-address.ts';
import { deriveAddress } from './derive-address.ts';
import type { Hex } from './json-rpc.ts';
import { addressesOfUser, ownAddresses, type DepositAddress } from './networks-queries.ts';

/** Whether a typed address is a deposit address of any shopper; withdrawals to it are refused. */
export async function isDepositAddress(read: Read, text: string): Promise<boolean> {
  const hexes = (['tron', 'evm'] as const).flatMap((kind) => {
    const address = readChainAddress(kind, text);
    return address ? [hexOf(kind, address)] : [];
  });
  return (await ownAddresses(read, hexes)).length > 0;
}

/** The shopper's addresses by network; missing ones are allocated. */
export async function depositAddresses(
  db: Database,
  userId: string,
  networks: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  let known = await addressesOfUser(db.read, userId);
  const missing = networks.filter((code) => !known.some(({ network }) => network === code));
  for (const network of missing) await db.transact((tx) => allocate(tx, network, userId, now));
  if (missing.length > 0) known = await addressesOfUser(db.read, userId);
  return new Map(known.map(({ network, address }: DepositAddress) => [network, address]));
}

/**
 * Allocates an address under the lock of the network, so that concurrent calls get neither two addresses nor the same
 * one.
 */
async function allocate(tx: Tx, code: string, userId: string, now: Date): Promise<void> {
  const network = await tx
    .selectFrom('networks')
    .select(['kind', 'xpub', 'next_index'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!network.xpub) throw new Error(`${code} has no extended public key`);
  const existing = await tx
    .selectFrom('deposit_addresses')
    .select('index')
    .where('network', '=', code)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (existing) return;
  const kind = network.kind as ChainKind;
  for (let index = network.next_index; ; index += 1) {
    const hex: Hex = deriveAddress(network.xpub, index);
    // Networks may share a key, so an index can be taken already.
    const inserted = await tx
      .insertInto('deposit_addresses')
      .values({ network: code, index, address: addressOf(kind, hex), hex, user_id: userId, allocated_at: now })
      .onConflict((conflict) => conflict.column('hex').doNothing())
      .returning(sql<number>`1`.as('one'))
      .executeTakeFirst();
    if (!inserted) continue;
    await tx
      .updateTable('networks')
      .set({ next_index: index + 1 })
      .where('code', '=', code)
      .execute();
    return;
  }
}
