import type { Locale } from '@tradewind/contract/base/locales';
import { later, minute } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import { mailCodeLife, type CodePurpose } from './mail-code.ts';
import { createMailCode } from './mail-codes-store.ts';
import { codeMail } from './mail-texts.ts';
import type { UsersDeps } from './users-deps.ts';

export const lifeInMinutes = mailCodeLife / minute;

/** Creates a code and mails it in one transaction; does nothing when one was just sent. */
export async function sendMailCode(
  tx: Tx,
  { mails, paymentCodeSecret }: UsersDeps,
  purpose: CodePurpose,
  to: { userId: string; address: string; locale: Locale },
  now: Date,
): Promise<void> {
  const { userId, address, locale } = to;
  const code = await createMailCode(tx, paymentCodeSecret, userId, purpose, address, now);
  if (!code) return;
  const letter = codeMail(purpose, locale, lifeInMinutes);
  await mails.write(
    tx,
    [{ userId, to: address, locale, template: `code.${purpose}`, letter, code, goodUntil: later(now, mailCodeLife) }],
    now,
  );
}
