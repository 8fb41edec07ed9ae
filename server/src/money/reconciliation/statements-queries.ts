import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';

/** An entry is open while it has a reason that nobody explained. */
const isOpen = sql<boolean>`e.why <> '' and e.note = ''`;

function withCounts(read: Read) {
  return read
    .selectFrom('bank_statements as s')
    .innerJoin('operators as o', 'o.id', 's.uploaded_by')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('statement_entries as e')
          .select((e) => [
            e.fn.countAll<bigint>().as('entries'),
            e.fn.countAll<bigint>().filterWhere(isOpen).as('open'),
            sql<bigint>`coalesce(sum(e.amount) filter (where e.currency = 'USD' and not e.booked), 0)::bigint`.as(
              'explained',
            ),
          ])
          .whereRef('e.statement_id', '=', 's.id')
          .as('sum'),
      (join) => join.onTrue(),
    )
    .selectAll('s')
    .select(sql<string | null>`s.closed_on::text`.as('closed_day'))
    .select(['o.name as uploaded_by_name', 'sum.entries', 'sum.open', 'sum.explained']);
}
export type StatementRecord = Awaited<ReturnType<ReturnType<typeof withCounts>['executeTakeFirstOrThrow']>>;

/** A statement; null when there is none. */
export const findStatement = async (read: Read, id: string): Promise<StatementRecord | null> =>
  (await withCounts(read).where('s.id', '=', id).executeTakeFirst()) ?? null;

/** A page of statements with the total of all pages. */
export async function listStatements(read: Read, page: number, limit: number, sort: string) {
  const [list, { total }] = await Promise.all([
    withCounts(read)
      .orderBy('s.uploaded_at', sort.startsWith('-') ? 'desc' : 'asc')
      .orderBy('s.id')
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
    read
      .selectFrom('bank_statements')
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { total: Number(total), list };
}

/** The entries of a statement, open ones first. */
export function entriesOf(read: Read, statementId: string) {
  return read
    .selectFrom('statement_entries as e')
    .leftJoin('withdrawals as w', 'w.id', 'e.withdrawal_id')
    .leftJoin('operators as o', 'o.id', 'e.noted_by')
    .selectAll('e')
    .select(['w.sn', 'o.name as noted_by_name'])
    .select(sql<string | null>`e.booked_on::text`.as('day'))
    .where('e.statement_id', '=', statementId)
    .orderBy(isOpen, 'desc')
    .orderBy('e.line')
    .execute();
}
export type EntryRecord = Awaited<ReturnType<typeof entriesOf>>[number];

/** The entries whose payouts can be marked as paid now. */
export function entriesToSettle(read: Read, statementId: string) {
  return read
    .selectFrom('statement_entries as e')
    .innerJoin('withdrawals as w', 'w.id', 'e.withdrawal_id')
    .select(['e.id', 'e.reference', 'e.end_to_end', 'w.id as withdrawal_id'])
    .where('e.statement_id', '=', statementId)
    .where('e.kind', '=', 'payout')
    .where('e.note', '=', '')
    .where('e.why', 'in', [
      'to_settle',
      'second_person_required',
      'withdrawal_on_hold',
      'withdrawal_account_locked',
      'withdrawal_too_early',
    ])
    .orderBy('e.line')
    .execute();
}

/** The reference under which a withdrawal was marked as paid; empty when it was not. */
export async function referenceOf(read: Read, withdrawalId: string): Promise<string> {
  const row = await read
    .selectFrom('withdrawals')
    .select('reference')
    .where('id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
  return row.reference;
}
