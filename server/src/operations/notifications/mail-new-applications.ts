import { fillText } from '@tradewind/contract/base/fill-text';
import { day, hour, later } from '../../base/clock/clock.ts';
import { lastMailAt } from '../../platform/mail/index.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { newApplicationsMail as texts } from './texts/operators.ts';

const template = 'desk.applications';

/** The roles that decide about applications. */
const deciders = ['catalogue', 'admin'];

/**
 * A job: mails the operators who decide about applications how many were submitted since their last mail of this kind, at
 * most one mail an hour. Who submitted what is shown to them at the desk only.
 */
export async function mailNewApplications({ db, clock, mails, defaultLocale }: NotificationsDeps): Promise<void> {
  const now = clock.now();
  const last = (await lastMailAt(db.read, template, later(now, -day))) ?? later(now, -day);
  if (last > later(now, -hour)) return;
  const { count } = await db.read
    .selectFrom('merchant_applications')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'submitted')
    .where('submitted_at', '>', last)
    .where('submitted_at', '<=', now)
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return;
  const operators = await db.read
    .selectFrom('operators')
    .select(['id', 'email', 'roles'])
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  const letter = {
    subject: texts.subject[defaultLocale],
    paragraphs: [fillText(texts.text[defaultLocale], { count: String(count) })],
    action: { path: '/console/applications', label: texts.action[defaultLocale] },
  };
  const addressees = operators.filter(({ roles }) => roles.some((role) => deciders.includes(role)));
  await db.transact((tx) =>
    mails.write(
      tx,
      addressees.map(({ id, email }) => ({
        userId: null,
        to: email,
        locale: defaultLocale,
        template,
        letter,
        // Two mails are at least an hour apart, so the hour names one of them.
        once: `${template} ${id} ${Math.floor(now.getTime() / hour)}`,
      })),
      now,
    ),
  );
}
