import { sql } from 'kysely';
import { parseLocale, type Locale } from '@tradewind/contract/base/locales';
import type { Insertable } from 'kysely';
import { later, minute } from '../../base/clock/clock.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import type { Tables } from '../../base/db/tables.ts';
import type { MailContent } from './render-mail.ts';

/** Inserts mails; one with an id that exists already is skipped. */
export async function insertMails(tx: Tx, mails: readonly Insertable<Tables['mails']>[]): Promise<void> {
  await tx
    .insertInto('mails')
    .values([...mails])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** When a mail of a kind was last written, after a moment; null for none. */
export async function lastMailAt(read: Read, template: string, after: Date): Promise<Date | null> {
  const { last } = await read
    .selectFrom('mails')
    .select((eb) => eb.fn.max('written_at').as('last'))
    .where('template', '=', template)
    .where('written_at', '>', after)
    .executeTakeFirstOrThrow();
  return last;
}

/** Mails that could not be sent lately: how many were given up, how many wait after several tries, and the last failure. */
export async function failingMails(read: Read, since: Date) {
  const row = await read
    .selectFrom('mails')
    .select((eb) => [
      eb.fn.countAll<bigint>().filterWhere('state', '=', 'failed').as('failed'),
      eb.fn.countAll<bigint>().filterWhere('state', '=', 'waiting').as('waiting'),
      eb.fn.max('failure').as('failure'),
    ])
    .where('written_at', '>', since)
    .where('failure', '<>', '')
    .where((eb) => eb.or([eb('state', '=', 'failed'), eb.and([eb('state', '=', 'waiting'), eb('tries', '>=', 3)])]))
    .executeTakeFirstOrThrow();
  return { failed: Number(row.failed), waiting: Number(row.waiting), failure: row.failure ?? '' };
}

export type Channel = 'mail' | 'text';

export interface DueMail {
  id: string;
  userId: string | null;
  channel: Channel;
  recipient: string;
  locale: Locale;
  letter: MailContent;
  secret: Buffer | null;
  tries: number;
  goodUntil: Date | null;
}

/** The pauses between tries, in minutes; after the last one, about a day and a half later, the mail fails. */
const pauses = [1, 2, 5, 15, 30, 60, 180, 360, 720, 720];
export const maxTries = pauses.length;

/** Claims due mails by moving their next try into the future, so that no other process sends them meanwhile. */
export async function claimDueMails(
  tx: Tx,
  channels: readonly Channel[],
  limit: number,
  now: Date,
): Promise<DueMail[]> {
  const due = await tx
    .selectFrom('mails')
    .select(['id', 'channel', 'user_id', 'recipient', 'locale', 'letter', 'secret', 'tries', 'good_until'])
    .where('channel', 'in', [...channels])
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, tries } of due) {
    const pause = pauses[Math.min(tries, pauses.length - 1)]!;
    await tx
      .updateTable('mails')
      .set({ tries: tries + 1, next_try_at: later(now, pause * minute) })
      .where('id', '=', id)
      .execute();
  }
  return due.map(({ user_id: userId, good_until: goodUntil, locale, tries, channel, ...mail }) => ({
    ...mail,
    userId,
    channel: channel as Channel,
    locale: parseLocale(locale) ?? 'en',
    goodUntil,
    tries: tries + 1,
  }));
}

/** Marks a mail as sent and deletes its code. */
export async function saveSent(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ state: 'sent', sent_at: at, next_try_at: null, secret: null, failure: '' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Stores why a mail could not be sent; `up` marks it as failed for good. */
export async function saveFailure(tx: Tx, id: string, failure: string, given: 'up' | 'another try'): Promise<void> {
  const end = given === 'up' ? { state: 'failed', next_try_at: null } : {};
  await tx
    .updateTable('mails')
    .set({ failure: failure.slice(0, 400), ...end })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Marks mails with an expired code as failed. */
export async function giveUpStale(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ state: 'failed', next_try_at: null, failure: 'Its code has expired' })
    .where('state', '=', 'waiting')
    .where('good_until', '<', now)
    .execute();
}

/** Makes a failed mail due again, with all its tries. @returns false when it has not failed or its code has expired. */
export async function wakeMail(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('mails')
    .set({ state: 'waiting', next_try_at: now, tries: 0, failure: '' })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where((eb) => eb.or([eb('good_until', 'is', null), eb('good_until', '>', now)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes at most `limit` mails from before a moment. @returns how many. */
export async function deleteOldMails(tx: Tx, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('mails')
    .where('id', 'in', (eb) => eb.selectFrom('mails').select('id').where('written_at', '<', before).limit(limit))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes every mail and text message to these addresses, also those that belong to no account. */
export async function deleteMailsTo(tx: Tx, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0)
    await tx
      .deleteFrom('mails')
      .where(
        sql<string>`lower(recipient)`,
        'in',
        addresses.map((address) => address.toLowerCase()),
      )
      .execute();
}
