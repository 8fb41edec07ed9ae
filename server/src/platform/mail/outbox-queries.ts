import type { deskMails } from '@tradewind/contract/platform/desk/mails';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { likeAnywhere } from '../../base/db/like.ts';
import { isBehindCursor, pageOf, rowsBefore } from '../../base/db/paging.ts';

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

const mails = (read: Read) => read.selectFrom('mails').select(columns);

export type StoredMail = Awaited<ReturnType<ReturnType<typeof mails>['executeTakeFirstOrThrow']>>;

export async function findMail(read: Read, id: string): Promise<StoredMail | null> {
  return (await mails(read).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function listMails(
  read: Read,
  { page, limit, cursor, sort, state, q }: ParsedInputOf<typeof deskMails>,
): Promise<{ rows: StoredMail[]; next: string | null; total: number }> {
  let found = mails(read);
  let count = read.selectFrom('mails').select((eb) => eb.fn.countAll().as('count'));
  if (state) {
    found = found.where('state', '=', state);
    count = count.where('state', '=', state);
  }
  if (q) {
    found = found.where('recipient', 'ilike', likeAnywhere(q));
    count = count.where('recipient', 'ilike', likeAnywhere(q));
  }
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  if (cursor) {
    const ofCursor = sql`(select c.written_at from mails c where c.id = ${cursor}::uuid)`;
    const order = { value: sql`written_at`, id: sql`id`, ofCursor, direction, ids: direction } as const;
    found = found.where(isBehindCursor(order, cursor));
  }
  const [rows, counted] = await Promise.all([
    found
      .orderBy('written_at', direction)
      .orderBy('id', direction)
      .limit(limit + 1)
      .offset(rowsBefore(page, limit, cursor))
      .execute(),
    count.executeTakeFirstOrThrow(),
  ]);
  return { ...pageOf(rows, limit, ({ id }) => id), total: Number(counted.count) };
}
