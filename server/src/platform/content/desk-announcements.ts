import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import type {
  DeskAnnouncement,
  deskAnnouncements as listContract,
  endAnnouncement as endContract,
  makeAnnouncement as makeContract,
} from '@tradewind/contract/platform/desk/texts';
import { requireFound } from '@tradewind/contract/base/refusals';
import { later, second } from '../../base/clock/clock.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../operators/index.ts';
import { insertAnnouncement } from './announcements.ts';
import { inAllLanguages } from './present-text.ts';
import { requireTexts } from './publish-text.ts';

const announcements = (read: Read) =>
  read
    .selectFrom('announcements as a')
    .leftJoin('operators as o', 'o.id', 'a.made_by')
    .selectAll('a')
    .select('o.name as maker');

type Row = Awaited<ReturnType<ReturnType<typeof announcements>['execute']>>[number];

const present = (row: Row, locale: Locale, now: Date): DeskAnnouncement => ({
  id: row.id,
  title: pickText(row.titles, locale),
  titles: inAllLanguages(row.titles),
  bodies: inAllLanguages(row.bodies),
  from: row.starts_at.toISOString(),
  until: row.ends_at.toISOString(),
  state: row.ends_at <= now ? 'over' : row.starts_at <= now ? 'shown' : 'coming',
  made_by: row.maker ?? '',
  made_at: row.made_at.toISOString(),
});

/** A page of announcements, those that begin latest first. */
export async function listAnnouncements(
  read: Read,
  { page, limit }: ParsedInputOf<typeof listContract>,
  { locale, now }: DeskCall,
): Promise<OutputOf<typeof listContract>> {
  const [rows, { total }] = await Promise.all([
    announcements(read)
      .orderBy('a.starts_at', 'desc')
      .orderBy('a.id')
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
    read
      .selectFrom('announcements')
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map((row) => present(row, locale, now)), total: Number(total) };
}

const announcementById = async (read: Read, id: string, { locale, now }: DeskCall): Promise<DeskAnnouncement> =>
  present(await announcements(read).where('a.id', '=', id).executeTakeFirstOrThrow(), locale, now);

/** Announces something on the home screen. @throws Refusal `text_incomplete` or `announcement_time_invalid`. */
export async function makeAnnouncement(
  { db }: Pick<Deps, 'db'>,
  call: DeskCall,
  { titles, bodies, from, until }: ParsedInputOf<typeof makeContract>,
): Promise<DeskAnnouncement> {
  const { now, operator } = call;
  const starts = from && from > now ? from : now;
  if (until <= starts) refuse('announcement_time_invalid', {}, ['until']);
  // Announcements have no places, and a title says enough.
  requireTexts({ titles });
  return db.transact(async (tx) => {
    const id = await insertAnnouncement(tx, { titles, bodies, from: starts, until, by: operator.id, at: now });
    const times = { from: starts.toISOString(), until: until.toISOString() };
    await audit(tx, operator, 'announcement.made', `announcement:${id}`, { ...times, titles }, now);
    return announcementById(tx, id, call);
  });
}

/** Ends an announcement before its time. @throws Refusal `announcement_not_found` or `announcement_over`. */
export async function endAnnouncement(
  { db }: Pick<Deps, 'db'>,
  call: DeskCall,
  { id }: ParsedInputOf<typeof endContract>,
): Promise<DeskAnnouncement> {
  const { now, operator } = call;
  return db.transact(async (tx) => {
    const { starts_at: from, ends_at: until } = requireFound(
      await tx
        .selectFrom('announcements')
        .select(['starts_at', 'ends_at'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
      'announcement_not_found',
    );
    if (until <= now) refuse('announcement_over');
    // One that has not begun never will; its end stays behind its beginning.
    const starts = from < now ? from : later(now, -second);
    await tx.updateTable('announcements').set({ starts_at: starts, ends_at: now }).where('id', '=', id).execute();
    await audit(tx, operator, 'announcement.ended', `announcement:${id}`, {}, now);
    return announcementById(tx, id, call);
  });
}
