import type { Locale } from '@tradewind/contract/base/locales';
import type { NewMail } from '../../platform/mail/index.ts';
import { deservesMail, forOwners, kindOf } from './kinds.ts';
import type { Notification } from './notification.ts';
import { insertNotifications } from './notifications-store.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { renderNotification } from './render-notification.ts';
import { findShopReaders, findReaders, type Reader } from './readers-queries.ts';

/**
 * Tells people in the ways that they chose. Events may come twice; an inbox takes each once, and so does the outbox. A
 * shop's inbox belongs to all who keep it, while mails go to each of
 * them, or to its owner alone where it is nobody else's to see.
 */
export async function notifyReaders(
  { db, clock, mails, defaultLocale }: NotificationsDeps,
  news: readonly Notification[],
): Promise<void> {
  if (news.length === 0) return;
  const keepers = await findShopReaders(db.read, idsOf(news, 'shop'));
  const readers = await findReaders(db.read, [
    ...idsOf(news, 'user'),
    ...[...keepers.values()].flat().map(({ id }) => id),
  ]);
  const wanted = news.filter(
    ({ reader, readerId, kind }) => reader === 'shop' || readers.get(readerId)?.wants(kindOf(kind)!.group, 'in_app'),
  );
  const letters = news.flatMap((item) => {
    const those = (keepers.get(item.readerId) ?? []).filter(({ owns }) => owns || !forOwners.includes(item.kind));
    const people = item.reader === 'user' ? [item.readerId] : those.map(({ id }) => id);
    return people.flatMap((id) => readers.get(id) ?? []).flatMap((reader) => mailsOf(item, reader, defaultLocale));
  });
  await db.transact(async (tx) => {
    const now = clock.now();
    await insertNotifications(tx, wanted, now);
    await mails.write(tx, letters, now);
  });
}

const idsOf = (news: readonly Notification[], kind: Notification['reader']): string[] =>
  news.filter(({ reader }) => reader === kind).map(({ readerId }) => readerId);

function mailsOf(
  { kind, readerId, subject, details, alsoTo }: Notification,
  reader: Reader,
  defaultLocale: Locale,
): NewMail[] {
  const about = kindOf(kind)!;
  const own = deservesMail(kind) && reader.wants(about.group, 'email') ? reader.email : null;
  const locale = reader.locale ?? defaultLocale;
  const { title, text } = renderNotification(about, details, locale);
  const link = about.link(details);
  // Links of a shop's inbox are places in the console.
  const path = link && about.group === 'sales' ? `/console${link}` : link;
  const letter = { subject: title, paragraphs: [text], ...(path && { action: { path, label: title } }) };
  return [...new Set([own, alsoTo])]
    .filter((to) => to !== null && to !== undefined)
    .map((to) => ({
      userId: reader.id,
      to,
      locale,
      template: `notice.${kind}`,
      letter,
      once: `${kind} ${readerId} ${subject} ${to}`,
    }));
}
