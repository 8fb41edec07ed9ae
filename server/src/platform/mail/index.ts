import { subscription, type Module } from '../../base/module.ts';
import { mailDeskRoutes, type OutboxDeps } from './desk-routes.ts';
import { forgetOldMails } from './forget-old-mails.ts';
import type { MailPort } from './mail-port.ts';
import { mailsWritten } from './mail-room.ts';
import { sendDueMails, type SendDeps } from './send-due-mails.ts';

export type { Letter } from './letter.ts';
export { smtpPort, type MailPort } from './mail-port.ts';
export { mailRoom, type MailOptions, type MailRoom, type NewMail } from './mail-room.ts';

/** The outbox, and the mail server that empties it where there is one. */
export function mailModule(
  deps: OutboxDeps & Pick<SendDeps, 'shopUrl' | 'log'> & { port: MailPort | undefined },
): Module {
  const { port } = deps;
  const send = port && (() => sendDueMails({ ...deps, port }));
  return {
    routes: (api) => mailDeskRoutes(api, deps),
    subscriptions: send ? [subscription(mailsWritten, 'send', send)] : [],
    timers: [
      { name: 'mail.forget_old', cron: '52 3 * * *', run: () => forgetOldMails(deps) },
      ...(send ? [{ name: 'mail.send_due', cron: '* * * * *', run: send }] : []),
    ],
  };
}
