import { sql } from 'kysely';
import type { Hex } from 'viem';
import type { Database, Read, Tx } from '../../base/db/database.ts';
import { addressOf, hexOf, readChainAddress, type ChainKind } from './chain-address.ts';
import { deriveAddress } from './derive-address.ts';
import { addressesOfUser, ownAddresses, type DepositAddress } from './networks-queries.ts';

/** Whether an address, as typed, is one that we gave to anybody: a withdrawal to it would go in a circle. */
export async function isDepositAddress(read: Read, text: string): Promise<boolean> {
  const hexes = (['tron', 'evm'] as const).flatMap((kind) => {
    const address = readChainAddress(kind, text);
    return address ? [hexOf(kind, address)] : [];
  });
  return (await ownAddresses(read, hexes)).length > 0;
}

/** The shopper's own addresses on these networks; those still missing are allocated, once and for good. */
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

/** The network's row is locked, so that two who ask at once get neither two addresses nor the same one. */
async function allocate(tx: Tx, code: string, userId: string, now: Date): Promise<void> {
  const network = await tx
    .selectFrom('networks')
    .select(['kind', 'xpub', 'next_index'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!network.xpub) throw new Error(`${code} has no extended public key`);
  const has = await tx
    .selectFrom('deposit_addresses')
    .select('index')
    .where('network', '=', code)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (has) return;
  const kind = network.kind as ChainKind;
  for (let index = network.next_index; ; index += 1) {
    const hex: Hex = deriveAddress(network.xpub, index);
    // Networks may share a key; then each takes what the others have left.
    const taken = await tx
      .insertInto('deposit_addresses')
      .values({ network: code, index, address: addressOf(kind, hex), hex, user_id: userId, allocated_at: now })
      .onConflict((conflict) => conflict.column('hex').doNothing())
      .returning(sql<number>`1`.as('one'))
      .executeTakeFirst();
    if (!taken) continue;
    await tx
      .updateTable('networks')
      .set({ next_index: index + 1 })
      .where('code', '=', code)
      .execute();
    return;
  }
}
