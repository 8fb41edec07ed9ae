import type { Locale } from '@tradewind/contract/base/locales';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import { idFromName, newId } from '../../base/ids/ids.ts';
import { eventKind } from '../../base/jobs/jobs.ts';
import { derivedSecret } from '../../base/secrets/derived-secret.ts';
import { sealText } from '../../base/secrets/sealed-text.ts';
import type { MailContent } from './render-mail.ts';
import type { MailPort } from './mail-port.ts';
import { insertMails } from './mails-store.ts';

export interface NewMail {
  /** Whose it is, where the address is somebody's. */
  userId: string | null;
  to: string;
  locale: Locale;
  /** What it is about, e.g. `code.payment_code`. */
  template: string;
  letter: MailContent;
  /** What it follows from, where it may be written only once for that. */
  once?: string;
  /** A code to be read in it, which is not kept in clear. */
  code?: string;
  /** After that nobody needs it any more. */
  goodUntil?: Date;
}

/** What modules write mails with. */
export interface Mailer {
  /** False where no mail reaches anybody: there is no mail server, and nobody may read codes in the outbox either. */
  readonly open: boolean;
  /** Writes mails as a step of the act that they tell of; they leave once it is committed. */
  write(tx: Tx, mails: readonly NewMail[], at: Date): Promise<void>;
}

export interface MailerOptions {
  /** Carries mails; without it they stay in the outbox. */
  port?: MailPort | undefined;
  /** A demo installation: whoever reads the outbox also reads the codes. */
  demo: boolean;
}

/** There are mails to be sent. */
export const mailsWritten = eventKind<{ mails: number }>('mails_written');

export const mailKey = (secret: Buffer): Buffer => derivedSecret(secret, 'codes in mails');

export function openMailer(
  { jobs, secret }: Pick<Deps, 'jobs'> & { secret: Buffer },
  { port, demo }: MailerOptions,
): Mailer {
  const key = mailKey(secret);
  return {
    open: port !== undefined || demo,
    async write(tx, mails, at) {
      if (mails.length === 0) return;
      const rows = mails.map(({ userId, to, locale, template, letter, code, goodUntil, once }) => {
        const id = once === undefined ? newId() : idFromName(`mail ${once}`);
        const state = port
          ? { state: 'waiting' as const, next_try_at: at }
          : { state: 'kept' as const, next_try_at: null };
        return {
          id,
          user_id: userId,
          recipient: to,
          locale,
          template,
          letter,
          secret: code ? sealText(key, id, code) : null,
          good_until: goodUntil ?? null,
          written_at: at,
          ...state,
        };
      });
      await insertMails(tx, rows);
      if (port) await jobs.publish(tx, mailsWritten, { mails: rows.length });
    },
  };
}
