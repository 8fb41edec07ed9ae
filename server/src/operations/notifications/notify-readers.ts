import type { Locale } from '@tradewind/contract/base/locales';
import type { NewMail } from '../../platform/mail/index.ts';
import type { NewPush } from '../push/index.ts';
import { isMailed, type Kind, kindOf, kindsHiddenFrom } from './kinds.ts';
import type { Notification } from './notification.ts';
import { insertNotifications } from './notifications-store.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { renderNotification } from './render-notification.ts';
import { findShopReaders, findReaders, type Reader } from './readers-queries.ts';

/**
 * Inserts notifications into inboxes, the outbox and what is pushed, as the readers chose. Events may arrive twice; inbox and outbox store
 * each notification once. The members of a shop share its inbox, while each gets their own mail of the
 * kinds that their role may read.
 */
export async function notifyReaders(
  { db, clock, mails, push, defaultLocale }: NotificationsDeps,
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
  const addressed = notifications.flatMap((item) => {
    const addressees = (shopMembers.get(item.readerId) ?? []).filter(
      ({ role }) => !kindsHiddenFrom(role).includes(item.kind),
    );
    const userIds = item.reader === 'user' ? [item.readerId] : addressees.map(({ id }) => id);
    return userIds.flatMap((id) => readers.get(id) ?? []).map((reader) => ({ item, reader }));
  });
  const outgoing = addressed.flatMap(({ item, reader }) => mailsOf(item, reader, defaultLocale));
  const pushes = addressed.flatMap(({ item, reader }) => pushesOf(item, reader, defaultLocale));
  await db.transact(async (tx) => {
    const now = clock.now();
    await insertNotifications(tx, inApp, now);
    await mails.write(tx, outgoing, now);
    await push?.write(tx, pushes, now);
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
  const path = pathOf(about, details);
  const letter = {
    subject: title,
    paragraphs: [text],
    ...(path && { action: { path, label: about.action?.[locale] ?? title } }),
  };
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

/** The groups that a shopper has to know of at once, so that they don't wait for the end of quiet hours. */
const urgentGroups: ReadonlySet<string> = new Set(['security', 'wallet']);

function pushesOf(
  { kind, readerId, subject, details }: Notification,
  reader: Reader,
  defaultLocale: Locale,
): NewPush[] {
  const about = kindOf(kind)!;
  if (!reader.wants(about.group, 'push')) return [];
  const locale = reader.locale ?? defaultLocale;
  return [
    {
      userId: reader.id,
      message: { ...renderNotification(about, details, locale), path: pathOf(about, details), locale },
      urgent: urgentGroups.has(about.group),
      once: `${kind} ${readerId} ${subject}`,
    },
  ];
}

/** Links of a shop's inbox lead to the console. */
function pathOf(about: Kind, details: Notification['details']): string {
  const link = about.link(details);
  return link && about.group === 'sales' ? `/console${link}` : link;
}
