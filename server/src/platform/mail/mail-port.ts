import { createTransport } from 'nodemailer';

/** A rendered mail. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every try, so that receivers can detect a duplicate. */
  messageId: string;
}

/** Sends mails. Resolves when the mail server has accepted the mail; otherwise throws. */
export interface MailPort {
  send(mail: OutgoingMail): Promise<void>;
}

const timeout = 20_000;

/** Sends mails through an SMTP server, e.g. `smtps://user:password@mail.example.com`. */
export function smtpPort(url: string, from: string): MailPort {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
    },
    { from },
  );
  return {
    async send({ messageId, ...mail }) {
      const answer = await transport.sendMail({ ...mail, messageId, headers: { 'Auto-Submitted': 'auto-generated' } });
      if (answer.rejected.length > 0)
        throw new Error(`The mail server took the mail, but not for ${answer.rejected.length} of its receivers`);
    },
  };
}
