import { randomUUID } from 'node:crypto';
import { request } from '@playwright/test';
import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import type { Envelope } from '@tradewind/contract/base/envelope';
import { login, register, setPaymentCode } from '@tradewind/contract/people/users';

/** Calls the API as another client would: for what a journey needs but is not about. */
export const callApi = <E extends Endpoint>(
  origin: string,
  endpoint: E,
  input: InputOf<E>,
  token = '',
): Promise<OutputOf<E>> => send(origin, endpoint, input, { token });

/** The same at the desk, where nobody has a session before signing in. */
export const callDesk = <E extends Endpoint>(
  origin: string,
  endpoint: E,
  input: InputOf<E>,
  desk: string,
): Promise<OutputOf<E>> => send(origin, endpoint, input, desk ? { 'desk-token': desk } : {});

async function send<E extends Endpoint>(
  origin: string,
  { name, method, path }: E,
  input: InputOf<E>,
  headers: Record<string, string>,
): Promise<OutputOf<E>> {
  // Some days of the shop take their time on a busy machine.
  const api = await request.newContext({ baseURL: origin, extraHTTPHeaders: headers, timeout: 120_000 });
  try {
    const response =
      method === 'GET'
        ? await api.get(path, { params: input as Record<string, string> })
        : await api.post(path, { data: input });
    const answer = (await response.json()) as Envelope<OutputOf<E>>;
    if ('refusal' in answer) throw new Error(`${name} was refused: ${answer.msg}`);
    return answer.data;
  } finally {
    await api.dispose();
  }
}

/** `demo` speaks English; `lin` lends herself to every language. */
export type DemoShopper = 'demo' | 'lin';

const sessions = new Map<DemoShopper, Promise<string>>();

/** The token of a demo shopper's session: one for all journeys of a worker, as hashing a password takes its time. */
export function sessionOf(origin: string, shopper: DemoShopper): Promise<string> {
  const session =
    sessions.get(shopper) ??
    callApi(origin, login, { account: shopper, password: 'demo1234' }).then(({ userinfo }) => userinfo.token);
  sessions.set(shopper, session);
  return session;
}

/** A shopper whom no other journey knows. */
export interface NewShopper {
  username: string;
  token: string;
}

/** The payment code of every new shopper. */
export const newPaymentCode = '482915';

/** Opens an account with a payment code, for a journey that is about neither. */
export async function newShopper(origin: string): Promise<NewShopper> {
  const username = `journey.${randomUUID().slice(0, 12)}`;
  const password = 'sea breeze 42';
  await callApi(origin, register, { username, password, repPwd: password });
  const { userinfo } = await callApi(origin, login, { account: username, password });
  await callApi(origin, setPaymentCode, { newpassword: newPaymentCode }, userinfo.token);
  return { username, token: userinfo.token };
}
