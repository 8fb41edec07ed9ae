import { deskMail, deskMails } from '@tradewind/contract/platform/desk/mails';
import { createDeskSession } from './books.ts';
import { callDesk } from './shopper.ts';

/** The session of an operator who reads the outbox. */
let session: Promise<{ token: string }> | undefined;

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
  session ??= createDeskSession(['support']);
  const { token } = await session;
  const { list } = await callDesk(origin, deskMails, { page: 1, limit: 1, q: recipient }, token);
  return (await callDesk(origin, deskMail, { id: list[0]?.id ?? '' }, token)).text;
}
