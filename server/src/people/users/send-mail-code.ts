import type { Locale } from '@tradewind/contract/base/locales';
import { later, minute } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import { mailCodeLife, type CodePurpose } from './mail-code.ts';
import { createMailCode } from './mail-codes-store.ts';
import { codeMail, codeText } from './mail-texts.ts';
import type { UsersDeps } from './users-deps.ts';

export const lifeInMinutes = mailCodeLife / minute;

/** Creates a code and mails it, or sends it as a text message, in one transaction; does nothing when one was just sent. */
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
  const isText = purpose === 'mobile';
  const letter = isText ? codeText(locale, lifeInMinutes) : codeMail(purpose, locale, lifeInMinutes);
  const message = { userId, to: address, locale, letter, code, goodUntil: later(now, mailCodeLife) };
  const channel = isText ? 'text' : 'mail';
  await mails.write(tx, [{ ...message, template: `${isText ? 'text' : 'code'}.${purpose}`, channel }], now);
}
