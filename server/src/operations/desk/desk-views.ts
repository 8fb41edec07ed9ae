import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type {
  DeskView,
  deskViews,
  saveDeskView as contract,
  ViewedList,
} from '@tradewind/contract/operations/desk/find';
import type { Database, Read } from '../../base/db/database.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';

/** Filters that are kept for each list. */
const mostViews = 30;

type Deps = { db: Pick<Database, 'transact'> };

/** The filters of a list that the operator keeps, by name. */
export async function listDeskViews(read: Read, operatorId: string, list: string): Promise<OutputOf<typeof deskViews>> {
  const rows = await read
    .selectFrom('desk_views')
    .select(['id', 'name', 'view'])
    .where('operator_id', '=', operatorId)
    .where('list', '=', list)
    .orderBy('name')
    .execute();
  return { list: rows.map(({ view, ...row }) => ({ ...row, view: view as ViewedList })) };
}

/**
 * Keeps the filters of a list under a name. The audit log has no entry: they change what their operator sees and nothing else.
 *
 * @throws Refusal `too_many_views`.
 */
export function saveDeskView(
  { db }: Deps,
  { operator, now }: DeskCall,
  { list, name, view }: ParsedInputOf<typeof contract>,
): Promise<DeskView> {
  return db.transact(async (tx) => {
    const kept = await tx
      .selectFrom('desk_views')
      .select('name')
      .where('operator_id', '=', operator.id)
      .where('list', '=', list)
      .execute();
    if (kept.length >= mostViews && !kept.some((row) => row.name === name))
      refuse('too_many_views', { max: mostViews });
    const row = { id: newId(), operator_id: operator.id, list, name, view, saved_at: now };
    const { id } = await tx
      .insertInto('desk_views')
      .values(row)
      .onConflict((on) => on.columns(['operator_id', 'list', 'name']).doUpdateSet({ view, saved_at: now }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, name, view };
  });
}

/** Removes filters of the operator; those of others stay. */
export async function removeDeskView({ db }: Deps, { operator }: DeskCall, id: string): Promise<null> {
  await db.transact((tx) =>
    tx.deleteFrom('desk_views').where('id', '=', id).where('operator_id', '=', operator.id).execute(),
  );
  return null;
}
