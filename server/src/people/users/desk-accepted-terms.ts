import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type {
  AcceptanceRow,
  deskAcceptances as listContract,
  exportAcceptances as exportContract,
} from '@tradewind/contract/people/desk/accepted-terms';
import { sql } from 'kysely';
import { exportFile, timeCell, type SentCsv } from '../../base/csv/export-file.ts';
import { allOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { pagesOf } from '../../base/db/keyset.ts';
import { countedTotal, pageOf, rowsBefore } from '../../base/db/paging.ts';
import type { DeskCall } from '../../base/http/call.ts';

type Filters = Omit<ParsedInputOf<typeof exportContract>, 'format'>;

/** The conditions of the filters, for the acceptances `a` of users `u`. */
const matches = ({ version, q }: Filters) =>
  allOf([version !== undefined && sql`a.version = ${version}`, q && sql`strpos(lower(u.username), lower(${q})) > 0`]);

const acceptances = (read: Read, filters: Filters) =>
  read
    .selectFrom('accepted_terms as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.user_id', 'a.version', 'a.act', 'a.accepted_at', 'u.username'])
    .where(matches(filters));
type Acceptance = Awaited<ReturnType<ReturnType<typeof acceptances>['executeTakeFirstOrThrow']>>;

const present = (row: Acceptance): AcceptanceRow => ({
  id: `${row.user_id}:${row.version}`,
  user_id: row.user_id,
  username: row.username,
  version: row.version,
  // A check constraint of the column allows only these.
  act: row.act as AcceptanceRow['act'],
  at: row.accepted_at.toISOString(),
});

const latestFirst = (read: Read, filters: Filters) =>
  acceptances(read, filters).orderBy('a.accepted_at', 'desc').orderBy('a.user_id', 'desc').orderBy('a.version', 'desc');

/** SQL condition: an acceptance stands behind another one, latest first. */
const isBehind = (at: unknown, userId: string, version: number) =>
  sql<boolean>`(a.accepted_at, a.user_id, a.version) < (${at}, ${userId}::uuid, ${version}::int)`;

/** SQL condition: an acceptance stands behind the one with this id. */
function isBehindCursor(cursor: string) {
  const [userId = '', version = ''] = cursor.split(':');
  const at = sql`(select c.accepted_at from accepted_terms c where c.user_id = ${userId}::uuid and c.version = ${version}::int)`;
  return isBehind(at, userId, Number(version));
}

/** A page of who accepted which version of the terms, latest first. */
export async function listAcceptances(
  read: Read,
  { page, limit, cursor, ...filters }: ParsedInputOf<typeof listContract>,
): Promise<OutputOf<typeof listContract>> {
  const [rows, total] = await Promise.all([
    latestFirst(read, filters)
      .$if(cursor !== undefined, (query) => query.where(isBehindCursor(cursor!)))
      .limit(limit + 1)
      .offset(rowsBefore(page, limit, cursor))
      .execute(),
    countedTotal(read, sql`from accepted_terms a join users u on u.id = a.user_id where ${matches(filters)}`),
  ]);
  const { rows: list, next } = pageOf(rows.map(present), limit, ({ id }) => id);
  return { list, total, next };
}

/** All of them that the filters fit, as CSV. */
export const acceptancesFile = (read: Read, call: DeskCall, filters: Filters): SentCsv =>
  exportFile(
    'accepted-terms',
    call,
    [
      ['at', ({ accepted_at: at }) => timeCell(at)],
      ['username', ({ username }) => username],
      ['version', ({ version }) => String(version)],
      ['act', ({ act }) => act],
    ],
    pagesOf((last: Acceptance | null, limit) =>
      latestFirst(read, filters)
        .$if(last !== null, (query) => query.where(isBehind(last!.accepted_at, last!.user_id, last!.version)))
        .limit(limit)
        .execute(),
    ),
  );
