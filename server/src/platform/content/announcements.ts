import { pickText, type Locale } from '@tradewind/contract/base/locales';
import type { Announcement } from '@tradewind/contract/platform/texts';
import { htmlOfText } from '../../base/html/safe-html.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import { newId } from '../../base/ids/ids.ts';

/** An announcement of the platform. */
export interface NewAnnouncement {
  /** Only when it is derived from a name, as in the demo data. */
  id?: string;
  titles: LocalTexts;
  /** Plain text. */
  bodies: LocalTexts;
  from: Date;
  until: Date;
  /** The operator; null for the installation itself. */
  by: string | null;
  at: Date;
}

/** Adds an announcement. @returns its id. */
export async function insertAnnouncement(
  tx: Tx,
  { id = newId(), from, until, by, at, ...texts }: NewAnnouncement,
): Promise<string> {
  await tx
    .insertInto('announcements')
    .values({ id, ...texts, starts_at: from, ends_at: until, made_by: by, made_at: at })
    .execute();
  return id;
}

/** What is announced at a moment, latest first; at most ten. */
export async function announcementsAt(read: Read, locale: Locale, now: Date): Promise<Announcement[]> {
  const rows = await read
    .selectFrom('announcements')
    .select(['id', 'titles', 'bodies', 'starts_at', 'ends_at'])
    .where('ends_at', '>', now)
    .where('starts_at', '<=', now)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(10)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: pickText(row.titles, locale),
    content: htmlOfText(pickText(row.bodies, locale)),
    from: row.starts_at.toISOString(),
    until: row.ends_at.toISOString(),
  }));
}
