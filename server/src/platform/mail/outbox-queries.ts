import type { deskMails } from '@tradewind/contract/platform/desk/mails';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { sql } from 'kysely';
import { allOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { likeAnywhere } from '../../base/db/like.ts';
import { countedTotal, isBehindRow, pageOf, rowsBefore } from '../../base/db/paging.ts';

const columns = [
  'id',
  'channel',
  'user_id',
  'recipient',
  'locale',
  'template',
  'letter',
  'secret',
  'state',
  'tries',
  'next_try_at',
  'failure',
  'written_at',
  'sent_at',
] as const;

const mails = (read: Read) => read.selectFrom('mails as m').select(columns);

export type StoredMail = Awaited<ReturnType<ReturnType<typeof mails>['executeTakeFirstOrThrow']>>;

export async function findMail(read: Read, id: string): Promise<StoredMail | null> {
  return (await mails(read).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function listMails(
  read: Read,
  { page, limit, cursor, sort, state, q }: ParsedInputOf<typeof deskMails>,
): Promise<{ rows: StoredMail[]; next: string | null; total: number }> {
  const matching = allOf([state && sql`m.state = ${state}`, q && sql`m.recipient ilike ${likeAnywhere(q)}`]);
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const order = { table: 'mails', alias: 'm', column: 'written_at', direction, ids: direction } as const;
  const [rows, total] = await Promise.all([
    mails(read)
      .where(matching)
      .$if(cursor !== undefined, (query) => query.where(isBehindRow(order, cursor!)))
      .orderBy('written_at', direction)
      .orderBy('id', direction)
      .limit(limit + 1)
      .offset(rowsBefore(page, limit, cursor))
      .execute(),
    countedTotal(read, sql`from mails m where ${matching}`),
  ]);
  return { ...pageOf(rows, limit, ({ id }) => id), total };
}
