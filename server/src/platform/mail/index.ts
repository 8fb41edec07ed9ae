import { subscription, type Module } from '../../base/module.ts';
import { mailDeskRoutes, type OutboxDeps } from './desk-routes.ts';
import { purgeOldMails } from './purge-old-mails.ts';
import type { MailPort } from './mail-port.ts';
import { mailsWritten } from './mailer.ts';
import type { TextPort } from './text-port.ts';
import { sendDueMails, type SendDeps } from './send-due-mails.ts';

export { deleteMailsTo } from './mails-store.ts';
export type { FindPhrase } from './phrase-port.ts';
export type { MailContent } from './render-mail.ts';
export { smtpPort, type MailPort } from './mail-port.ts';
export { httpTextPort, type OutgoingText } from './text-port.ts';
export { failingMails, lastMailAt } from './mails-store.ts';
export { openMailer, type MailerOptions, type Mailer, type NewMail } from './mailer.ts';

/** The outbox of mails and text messages, which are sent when there is a server for them. */
export function mailModule(
  deps: OutboxDeps & Pick<SendDeps, 'shopUrl' | 'log'> & { port: MailPort | undefined; textPort: TextPort | undefined },
): Module {
  const send = deps.port || deps.textPort ? () => sendDueMails(deps) : undefined;
  return {
    routes: (api) => mailDeskRoutes(api, deps),
    subscriptions: send ? [subscription(mailsWritten, 'send', send)] : [],
    timers: [
      { name: 'mail.forget_old', cron: '52 3 * * *', run: () => purgeOldMails(deps) },
      ...(send ? [{ name: 'mail.send_due', cron: '* * * * *', run: send }] : []),
    ],
  };
}
