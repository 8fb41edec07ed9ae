import type { Locale } from '@tradewind/contract/base/locales';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import { idFromName, newId } from '../../base/ids/ids.ts';
import { eventKind } from '../../base/jobs/jobs.ts';
import { derivedSecret } from '../../base/secrets/derived-secret.ts';
import { sealText } from '../../base/secrets/sealed-text.ts';
import type { MailContent } from './render-mail.ts';
import type { MailPort } from './mail-port.ts';
import type { TextPort } from './text-port.ts';
import { insertMails } from './mails-store.ts';

export interface NewMail {
  /** The account that the address belongs to, if any. */
  userId: string | null;
  to: string;
  locale: Locale;
  /** How it is sent: by mail when absent, or as a text message to a mobile number in E.164. */
  channel?: 'mail' | 'text';
  /** The kind of mail, e.g. `code.payment_code`. */
  template: string;
  letter: MailContent;
  /** A name of its cause, for a mail that must be written only once for it. */
  once?: string;
  /** A code shown in the mail, which is stored encrypted. */
  code?: string;
  /** After this moment the mail is not sent. */
  goodUntil?: Date;
}

/** Writes mails to the outbox. */
export interface Mailer {
  /** Whether mails can be read at all: by mail, or in the outbox of a demo installation. */
  readonly open: boolean;
  /** The same of text messages. */
  readonly textsOpen: boolean;
  /** Writes mails in the transaction of an act; they are sent after it is committed. */
  write(tx: Tx, mails: readonly NewMail[], at: Date): Promise<void>;
}

export interface MailerOptions {
  /** Sends mails; without it they stay in the outbox. */
  port?: MailPort | undefined;
  /** Sends text messages; without it they stay in the outbox. */
  textPort?: TextPort | undefined;
  /** A demo installation, whose outbox shows the codes. */
  demo: boolean;
}

/** Mails were written to the outbox. */
export const mailsWritten = eventKind<{ mails: number }>('mails_written');

export const mailKey = (secret: Buffer): Buffer => derivedSecret(secret, 'codes in mails');

export function openMailer(
  { jobs, secret }: Pick<Deps, 'jobs'> & { secret: Buffer },
  { port, textPort, demo }: MailerOptions,
): Mailer {
  const key = mailKey(secret);
  return {
    open: port !== undefined || demo,
    textsOpen: textPort !== undefined || demo,
    async write(tx, mails, at) {
      if (mails.length === 0) return;
      const rows = mails.map(({ userId, to, locale, template, letter, code, goodUntil, once, channel = 'mail' }) => {
        const id = once === undefined ? newId() : idFromName(`mail ${once}`);
        const state = (channel === 'mail' ? port : textPort)
          ? { state: 'waiting' as const, next_try_at: at }
          : { state: 'kept' as const, next_try_at: null };
        return {
          id,
          user_id: userId,
          channel,
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
      if (port || textPort) await jobs.publish(tx, mailsWritten, { mails: rows.length });
    },
  };
}
