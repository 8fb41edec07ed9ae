import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import { openText } from '../../base/secrets/sealed-text.ts';
import { renderMail, renderText } from './render-mail.ts';
import type { MailPort } from './mail-port.ts';
import type { FindPhrase } from './phrase-port.ts';
import { mailKey } from './mailer.ts';
import type { TextPort } from './text-port.ts';
import { claimDueMails, giveUpStale, maxTries, saveFailure, saveSent, type DueMail } from './mails-store.ts';

export interface SendDeps extends Pick<Deps, 'db' | 'clock'> {
  /** Without one of the two, its messages wait. */
  port?: MailPort | undefined;
  textPort?: TextPort | undefined;
  secret: Buffer;
  shopUrl: string | null;
  findPhrase: FindPhrase;
  log: FastifyBaseLogger;
}

const batchSize = 20;

/**
 * Sends the due mails and text messages. A mail that the mail server refuses is retried later and finally marked as failed. A mail may be
 * sent twice if the process dies before that is stored; its message id is the same.
 */
export async function sendDueMails(deps: SendDeps): Promise<void> {
  const channels = [...(deps.port ? (['mail'] as const) : []), ...(deps.textPort ? (['text'] as const) : [])];
  for (;;) {
    const now = deps.clock.now();
    const mails = await deps.db.transact(async (tx) => {
      await giveUpStale(tx, now);
      return claimDueMails(tx, channels, batchSize, now);
    });
    for (const mail of mails) await send(deps, mail);
    if (mails.length < batchSize) return;
  }
}

async function send(
  { db, clock, port, textPort, secret, shopUrl, findPhrase, log }: SendDeps,
  mail: DueMail,
): Promise<void> {
  const { id, userId, recipient, locale, letter, tries } = mail;
  try {
    const code = mail.secret && openText(mailKey(secret), id, mail.secret);
    if (mail.channel === 'text') {
      await textPort!.send({ to: recipient, id, text: renderText(letter, code) });
    } else {
      const phrase = userId ? await findPhrase(db.read, userId, recipient) : '';
      await port!.send({
        to: recipient,
        messageId: `<${id}@tradewind>`,
        ...renderMail(letter, { locale, code, shopUrl, phrase }),
      });
    }
  } catch (error) {
    log.warn({ err: error, mail: id, tries }, 'A mail could not be sent');
    const failure = error instanceof Error ? error.message : String(error);
    await db.transact((tx) => saveFailure(tx, id, failure, tries >= maxTries ? 'up' : 'another try'));
    return;
  }
  await db.transact((tx) => saveSent(tx, id, clock.now()));
}
