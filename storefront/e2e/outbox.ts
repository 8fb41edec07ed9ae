import { request } from '@playwright/test';
import { deskMail, deskMails } from '@tradewind/contract/desk/mails';
import { deskSignIn } from '@tradewind/contract/desk/operators';
import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/endpoint';
import type { Envelope } from '@tradewind/contract/envelope';
import { Secret, TOTP } from 'otpauth';

/** As the demo world has it; nobody but the outbox signs in with it, since a code works once. */
const reader = { email: 'support@tradewind.example', password: 'demo1234', secret: 'JBSWY3DPEHPK3PXP' };

let session: Promise<string> | undefined;

/** The code in the latest mail to that address, read at the desk as an operator does. */
export async function mailedCode(origin: string, recipient: string): Promise<string> {
  session ??= signIn(origin);
  const desk = await session;
  const { list } = await callDesk(origin, deskMails, { page: 1, limit: 1, q: recipient }, desk);
  const { text } = await callDesk(origin, deskMail, { id: list[0]?.id ?? '' }, desk);
  const code = /^\d{6}$/m.exec(text)?.[0];
  if (!code) throw new Error(`The latest mail to ${recipient} has no code`);
  return code;
}

async function signIn(origin: string): Promise<string> {
  const code = new TOTP({ secret: Secret.fromBase32(reader.secret) }).generate();
  const { session: opened } = await callDesk(origin, deskSignIn, { email: reader.email, password: reader.password, code }, '');
  if (!opened) throw new Error('The desk opened no session');
  return opened.token;
}

async function callDesk<E extends Endpoint>(origin: string, { name, method, path }: E, input: InputOf<E>, desk: string): Promise<OutputOf<E>> {
  const api = await request.newContext({ baseURL: origin, extraHTTPHeaders: desk ? { 'desk-token': desk } : {} });
  try {
    const response = method === 'GET' ? await api.get(path, { params: input as Record<string, string> }) : await api.post(path, { data: input });
    const answer = (await response.json()) as Envelope<OutputOf<E>>;
    if ('refusal' in answer) throw new Error(`${name} was refused: ${answer.msg}`);
    return answer.data;
  } finally {
    await api.dispose();
  }
}
