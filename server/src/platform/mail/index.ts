export { mailDeskRoutes } from './desk-routes.ts';
export { forgetOldMails } from './forget-old-mails.ts';
export type { Letter } from './letter.ts';
export { smtpPort, type MailPort } from './mail-port.ts';
export { mailRoom, mailsWritten, type MailOptions, type MailRoom, type NewMail } from './mail-room.ts';
export { sendDueMails } from './send-due-mails.ts';
