import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';

/**
 * Explains an open entry by a note, once.
 *
 * @throws Refusal `reason_required`, `statement_not_found` or `already_decided`.
 */
export async function explainEntry(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, note: typed }: { id: string; note: string },
): Promise<null> {
  const note = typed.trim();
  if (!/[\p{L}\p{N}]{2}/u.test(note)) refuse('reason_required', {}, ['note']);
  await db.transact(async (tx) => {
    const row = await tx
      .selectFrom('statement_entries')
      .select(['why', 'note', 'statement_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) refuse('statement_not_found');
    if (row.note !== '' || row.why === '') refuse('already_decided');
    await tx
      .updateTable('statement_entries')
      .set({ note, noted_by: operator.id, noted_at: now })
      .where('id', '=', id)
      .execute();
    await audit(tx, operator, 'statement.explained', `statement:${row.statement_id}`, { entry: id, note }, now);
  });
  return null;
}
