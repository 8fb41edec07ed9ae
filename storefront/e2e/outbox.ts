import { deskMail, deskMails } from '@tradewind/contract/platform/desk/mails';
import { createDeskSession } from './books.ts';
import { callDesk } from './shopper.ts';

/** The session of an operator who reads the outbox. */
let session: Promise<{ token: string }> | undefined;

/** The code of the latest mail to an address that has one, read through the desk's API; notices may have been mailed since. */
export async function mailedCode(origin: string, recipient: string): Promise<string> {
  for await (const text of latestMails(origin, recipient)) {
    const code = /^\d{6}$/m.exec(text)?.[0];
    if (code) return code;
  }
  throw new Error(`No mail to ${recipient} has a code`);
}

/** The path of the one-time link in the latest mail to an operator that has one. */
export async function mailedLink(origin: string, recipient: string): Promise<string> {
  for await (const text of latestMails(origin, recipient)) {
    const path = /\/console\/login#\S+/.exec(text)?.[0];
    if (path) return path;
  }
  throw new Error(`No mail to ${recipient} has a link`);
}

/** The texts of the last mails to an address, latest first. */
async function* latestMails(origin: string, recipient: string): AsyncGenerator<string> {
  session ??= createDeskSession(['support']);
  const { token } = await session;
  const { list } = await callDesk(origin, deskMails, { page: 1, limit: 5, q: recipient }, token);
  for (const { id } of list) yield (await callDesk(origin, deskMail, { id }, token)).text;
}
