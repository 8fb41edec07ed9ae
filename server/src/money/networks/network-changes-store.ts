import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Read, Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { NetworkForm } from './read-network.ts';

/** The stored change: of the terms (with complete RPC addresses) or of the key. */
export type WantedChange = { what: 'terms'; form: NetworkForm } | { what: 'key'; key: string };

/** The change as operators read it: each field with its old and new value. */
export type ShownChange = Record<string, unknown>;

/**
 * Stores a change that waits for a second administrator. The caller holds the network's lock.
 *
 * @throws Refusal `network_change_open` while another waits.
 */
export async function insertChange(
  tx: Tx,
  network: string,
  wanted: WantedChange,
  shown: ShownChange,
  by: string,
  at: Date,
): Promise<void> {
  await requireNoOpenChange(tx, network);
  await tx
    .insertInto('network_changes')
    .values({
      id: newId(),
      network,
      what: wanted.what,
      wanted: sql`${JSON.stringify(wanted)}::jsonb`,
      shown: sql`${JSON.stringify(shown)}::jsonb`,
      asked_by: by,
      asked_at: at,
    })
    .execute();
}

/**
 * Refuses while a change waits, so that an approval applies to the values that were shown. The caller holds the
 * network's lock.
 *
 * @throws Refusal `network_change_open`.
 */
export async function requireNoOpenChange(tx: Tx, network: string): Promise<void> {
  if (
    await tx
      .selectFrom('network_changes')
      .select('id')
      .where('network', '=', network)
      .where('state', '=', 'asked')
      .executeTakeFirst()
  )
    refuse('network_change_open');
}

/** Locks a waiting change. @throws Refusal `already_decided`, also for an unknown id. */
export async function lockOpenChange(tx: Tx, id: string) {
  const row = await tx.selectFrom('network_changes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row?.state === 'asked'
    ? { ...row, wanted: row.wanted as unknown as WantedChange, shown: row.shown as unknown as ShownChange }
    : refuse('already_decided');
}

/** Writes the decision about a change. */
export async function saveDecision(
  tx: Tx,
  id: string,
  state: 'approved' | 'refused',
  by: string,
  at: Date,
): Promise<void> {
  await tx.updateTable('network_changes').set({ state, decided_by: by, decided_at: at }).where('id', '=', id).execute();
}

/** The changes that wait for a second administrator, by network. */
export async function openChanges(read: Read) {
  const rows = await read
    .selectFrom('network_changes as c')
    .innerJoin('operators as o', 'o.id', 'c.asked_by')
    .select(['c.id', 'c.network', 'c.what', 'c.shown', 'c.asked_at', 'c.asked_by', 'o.name'])
    .where('c.state', '=', 'asked')
    .execute();
  return new Map(
    rows.map((row) => [
      row.network,
      { ...row, what: row.what as WantedChange['what'], shown: row.shown as unknown as ShownChange },
    ]),
  );
}
export type OpenChange = NonNullable<ReturnType<Awaited<ReturnType<typeof openChanges>>['get']>>;
