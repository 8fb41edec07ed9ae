import { deskMail, deskMails } from '@tradewind/contract/platform/desk/mails';
import { deskSignIn } from '@tradewind/contract/platform/desk/operators';
import { Secret, TOTP } from 'otpauth';
import { callDesk } from './shopper.ts';

/** A demo operator used here only, because an authenticator code works once. */
const reader = { email: 'support@tradewind.example', password: 'demo1234', secret: 'JBSWY3DPEHPK3PXP' };

let session: Promise<string> | undefined;

/** The code in the latest mail to an address, read through the desk's API. */
export async function mailedCode(origin: string, recipient: string): Promise<string> {
  const code = /^\d{6}$/m.exec(await latestMail(origin, recipient))?.[0];
  if (!code) throw new Error(`The latest mail to ${recipient} has no code`);
  return code;
}

/** The path of the one-time link in the latest mail to an operator. */
export async function mailedLink(origin: string, recipient: string): Promise<string> {
  const path = /\/console\/login#\S+/.exec(await latestMail(origin, recipient))?.[0];
  if (!path) throw new Error(`The latest mail to ${recipient} has no link`);
  return path;
}

/** The text of the latest mail to an address. */
async function latestMail(origin: string, recipient: string): Promise<string> {
  session ??= signIn(origin);
  const desk = await session;
  const { list } = await callDesk(origin, deskMails, { page: 1, limit: 1, q: recipient }, desk);
  return (await callDesk(origin, deskMail, { id: list[0]?.id ?? '' }, desk)).text;
}

async function signIn(origin: string): Promise<string> {
  const code = new TOTP({ secret: Secret.fromBase32(reader.secret) }).generate();
  const { email, password } = reader;
  return (await callDesk(origin, deskSignIn, { email, password, code }, '')).token;
}
