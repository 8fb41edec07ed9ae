import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../operators/index.ts';
import { mailsWritten } from './mailer.ts';
import { wakeMail } from './mails-store.ts';

/** Sends a failed mail again, unless its code has expired. @throws Refusal `mail_not_failed`. */
export async function sendMailAgain(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { operator, now }: DeskCall,
  { id }: { id: string },
): Promise<void> {
  await db.transact(async (tx) => {
    if (!(await wakeMail(tx, id, now))) refuse('mail_not_failed');
    await jobs.publish(tx, mailsWritten, { mails: 1 });
    await audit(tx, operator, 'mail.sent_again', `mail:${id}`, {}, now);
  });
}
