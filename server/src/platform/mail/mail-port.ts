import { createTransport } from 'nodemailer';

/** A mail, ready to go. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every try, so that a receiver who got it already can tell. */
  messageId: string;
}

/** Who carries mails away. Resolves once the next server has taken it; throws when it has not. */
export interface MailPort {
  send(mail: OutgoingMail): Promise<void>;
}

const patience = 20_000;

/** Mails through an SMTP server, e.g. `smtps://user:password@mail.example.com`. */
export function smtpPort(url: string, from: string): MailPort {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
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
