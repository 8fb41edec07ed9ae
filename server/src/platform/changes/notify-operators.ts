import type { ChangeKindName } from '@tradewind/contract/platform/desk/changes';
import type { Locale } from '@tradewind/contract/base/locales';
import type { Deps } from '../../base/deps.ts';
import type { Mailer } from '../mail/index.ts';
import { activeAdministrators, operatorById } from '../operators/index.ts';
import type { ChangeEvent } from './change.ts';
import { changeMail } from './change-mail-texts.ts';

export interface NotifyDeps extends Deps {
  mails: Mailer;
  /** The language of mails to operators. */
  defaultLocale: Locale;
}

/**
 * Mails every active administrator, the proposer and the operator whom it is about what happened to changes. Events may
 * arrive twice; the outbox keeps each mail once.
 */
export async function notifyOperators(deps: NotifyDeps, events: readonly ChangeEvent[]): Promise<void> {
  for (const event of events) await notify(deps, event);
}

async function notify({ db, clock, mails, defaultLocale }: NotifyDeps, { changeId, act }: ChangeEvent): Promise<void> {
  const row = await db.read
    .selectFrom('pending_changes as c')
    .innerJoin('operators as p', 'p.id', 'c.proposed_by')
    .select(['c.kind', 'c.name', 'c.shown', 'c.reason', 'c.alone', 'c.effective_at', 'c.answer', 'c.concerns'])
    .select(['p.name as by', 'p.email as proposer'])
    .where('c.id', '=', changeId)
    .executeTakeFirstOrThrow();
  const admins = await activeAdministrators(db.read);
  const concerned = row.concerns ? [(await operatorById(db.read, row.concerns)).email] : [];
  const recipients = new Set([...admins.map(({ email }) => email), row.proposer, ...concerned]);
  const letter = changeMail(
    act,
    {
      kind: row.kind as ChangeKindName,
      name: row.name,
      fields: row.shown,
      by: row.by,
      reason: row.reason,
      alone: row.alone,
      effectiveAt: row.effective_at,
      answer: row.answer,
    },
    defaultLocale,
  );
  const mailOf = (to: string) => ({
    userId: null,
    to,
    locale: defaultLocale,
    template: `desk.change_${act}`,
    letter,
    once: `change ${changeId} ${act} ${to}`,
  });
  await db.transact((tx) => mails.write(tx, [...recipients].map(mailOf), clock.now()));
}
