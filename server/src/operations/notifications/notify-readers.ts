import type { Locale } from '@tradewind/contract/base/locales';
import type { NewMail } from '../../platform/mail/index.ts';
import { isMailed, kindOf, kindsHiddenFrom } from './kinds.ts';
import type { Notification } from './notification.ts';
import { insertNotifications } from './notifications-store.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { renderNotification } from './render-notification.ts';
import { findShopReaders, findReaders, type Reader } from './readers-queries.ts';

/**
 * Inserts notifications into inboxes and the outbox, as the readers chose. Events may arrive twice; inbox and outbox store
 * each notification once. The members of a shop share its inbox, while each gets their own mail of the
 * kinds that their role may read.
 */
export async function notifyReaders(
  { db, clock, mails, defaultLocale }: NotificationsDeps,
  notifications: readonly Notification[],
): Promise<void> {
  if (notifications.length === 0) return;
  const shopMembers = await findShopReaders(db.read, idsOf(notifications, 'shop'));
  const readers = await findReaders(db.read, [
    ...idsOf(notifications, 'user'),
    ...[...shopMembers.values()].flat().map(({ id }) => id),
  ]);
  const inApp = notifications.filter(
    ({ reader, readerId, kind }) => reader === 'shop' || readers.get(readerId)?.wants(kindOf(kind)!.group, 'in_app'),
  );
  const outgoing = notifications.flatMap((item) => {
    const addressees = (shopMembers.get(item.readerId) ?? []).filter(
      ({ role }) => !kindsHiddenFrom(role).includes(item.kind),
    );
    const userIds = item.reader === 'user' ? [item.readerId] : addressees.map(({ id }) => id);
    return userIds.flatMap((id) => readers.get(id) ?? []).flatMap((reader) => mailsOf(item, reader, defaultLocale));
  });
  await db.transact(async (tx) => {
    const now = clock.now();
    await insertNotifications(tx, inApp, now);
    await mails.write(tx, outgoing, now);
  });
}

const idsOf = (notifications: readonly Notification[], kind: Notification['reader']): string[] =>
  notifications.filter(({ reader }) => reader === kind).map(({ readerId }) => readerId);

function mailsOf(
  { kind, readerId, subject, details, alsoTo }: Notification,
  reader: Reader,
  defaultLocale: Locale,
): NewMail[] {
  const about = kindOf(kind)!;
  const own = isMailed(kind) && reader.wants(about.group, 'email') ? reader.email : null;
  const locale = reader.locale ?? defaultLocale;
  const { title, text } = renderNotification(about, details, locale);
  const link = about.link(details);
  // Links of a shop's inbox lead to the console.
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
