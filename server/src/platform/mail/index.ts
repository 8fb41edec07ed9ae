import { subscription, type Module } from '../../base/module.ts';
import { mailDeskRoutes, type OutboxDeps } from './desk-routes.ts';
import { purgeOldMails } from './purge-old-mails.ts';
import type { MailPort } from './mail-port.ts';
import { mailsWritten } from './mailer.ts';
import { sendDueMails, type SendDeps } from './send-due-mails.ts';

export type { MailContent } from './render-mail.ts';
export { smtpPort, type MailPort } from './mail-port.ts';
export { lastMailAt } from './mails-store.ts';
export { openMailer, type MailerOptions, type Mailer, type NewMail } from './mailer.ts';

/** The outbox of mails, which are sent when there is a mail server. */
export function mailModule(
  deps: OutboxDeps & Pick<SendDeps, 'shopUrl' | 'log'> & { port: MailPort | undefined },
): Module {
  const { port } = deps;
  const send = port && (() => sendDueMails({ ...deps, port }));
  return {
    routes: (api) => mailDeskRoutes(api, deps),
    subscriptions: send ? [subscription(mailsWritten, 'send', send)] : [],
    timers: [
      { name: 'mail.forget_old', cron: '52 3 * * *', run: () => purgeOldMails(deps) },
      ...(send ? [{ name: 'mail.send_due', cron: '* * * * *', run: send }] : []),
    ],
  };
}
