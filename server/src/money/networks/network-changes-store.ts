import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Read, Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { NetworkForm } from './read-network.ts';

/** A change as it waits: of the terms, with RPCs in full, or of the key. */
export type WantedChange = { what: 'terms'; form: NetworkForm } | { what: 'key'; key: string };

/** What people read of a change, each thing as it was and as it would be. */
export type ShownChange = Record<string, unknown>;

/** Puts a change where a second administrator finds it; the network is locked. @throws Refusal `network_change_open` while another waits. */
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

/** Whoever agrees to a change must not have the ground moved under it. The network is locked. */
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

/** A change that waits, under lock. @throws Refusal `already_decided`, also for what is none. */
export async function lockOpenChange(tx: Tx, id: string) {
  const row = await tx.selectFrom('network_changes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row?.state === 'asked'
    ? { ...row, wanted: row.wanted as unknown as WantedChange, shown: row.shown as unknown as ShownChange }
    : refuse('already_decided');
}

export async function saveDecision(
  tx: Tx,
  id: string,
  state: 'approved' | 'refused',
  by: string,
  at: Date,
): Promise<void> {
  await tx.updateTable('network_changes').set({ state, decided_by: by, decided_at: at }).where('id', '=', id).execute();
}

/** What waits for a second administrator, by network. */
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
