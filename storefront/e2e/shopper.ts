import { randomUUID } from 'node:crypto';
import { type BrowserContext, request } from '@playwright/test';
import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import type { Envelope } from '@tradewind/contract/base/envelope';
import { login, register, setPaymentCode, workChallenge } from '@tradewind/contract/people/users';
import { sessionCookie } from '../app/api/session-cookie.ts';
import { solveWork } from '../app/people/users/solve-work.ts';

/** Calls the API directly, for steps that the journey does not test. */
export const callApi = <E extends Endpoint>(
  origin: string,
  endpoint: E,
  input: InputOf<E>,
  token = '',
): Promise<OutputOf<E>> => send(origin, endpoint, input, { token }).then(({ data }) => data);

/** Signs in at a desk of the console. @returns the answer, and the session's token, which is in a cookie. */
export async function openSession<E extends Endpoint>(
  origin: string,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E> & { token: string }> {
  const { data, cookies } = await send(origin, endpoint, input, {});
  const session = cookies.find(({ name }) => name.endsWith('-session'));
  return { ...(data as OutputOf<E> & object), token: session?.value ?? '' };
}

/** Calls the API of the desk; without a token before sign-in. */
export const callDesk = <E extends Endpoint>(
  origin: string,
  endpoint: E,
  input: InputOf<E>,
  desk: string,
): Promise<OutputOf<E>> => send(origin, endpoint, input, desk ? { 'desk-token': desk } : {}).then(({ data }) => data);

async function send<E extends Endpoint>(
  origin: string,
  { name, method, path }: E,
  input: InputOf<E>,
  headers: Record<string, string>,
): Promise<{ data: OutputOf<E>; cookies: { name: string; value: string }[] }> {
  // Moving the clock by days is slow on a busy machine.
  const api = await request.newContext({ baseURL: origin, extraHTTPHeaders: headers, timeout: 120_000 });
  try {
    const response =
      method === 'GET'
        ? await api.get(path, { params: input as Record<string, string> })
        : await api.post(path, { data: input });
    const answer = (await response.json()) as Envelope<OutputOf<E>>;
    if ('refusal' in answer) throw new Error(`${name} was refused: ${answer.msg}`);
    return { data: answer.data, cookies: (await api.storageState()).cookies };
  } finally {
    await api.dispose();
  }
}

/** `demo` is set to English; the language of `lin` changes with the journeys. */
export type DemoShopper = 'demo' | 'lin';

const sessions = new Map<DemoShopper, Promise<string>>();

/** A demo shopper's session token, shared by all journeys of a worker because signing in is slow. */
export function sessionOf(origin: string, shopper: DemoShopper): Promise<string> {
  const session =
    sessions.get(shopper) ??
    callApi(origin, login, { account: shopper, password: 'demo1234' }).then(({ userinfo }) => userinfo.token);
  sessions.set(shopper, session);
  return session;
}

/** A shopper of one journey only. */
export interface NewShopper {
  username: string;
  token: string;
}

/** The payment code of every new shopper. */
export const newPaymentCode = '482915';

/** The password of every new shopper. */
export const newPassword = 'sea breeze 42';

/**
 * Registers through the API, with a proof of work: all journeys share a network, which may register only few accounts an
 * hour without one.
 */
export async function registerAccount(origin: string, input: InputOf<typeof register>): Promise<void> {
  const { challenge, most } = await callApi(origin, workChallenge, {});
  const proof = await solveWork(challenge, most, () => {});
  if (!proof) throw new Error('The proof of work took too long.');
  await callApi(origin, register, { ...input, proof });
}

/** Registers a shopper with a payment code through the API. */
export async function newShopper(origin: string): Promise<NewShopper> {
  const username = `journey.${randomUUID().slice(0, 12)}`;
  const password = newPassword;
  await registerAccount(origin, { username, password, repPwd: password });
  const { userinfo } = await callApi(origin, login, { account: username, password });
  await callApi(origin, setPaymentCode, { newpassword: newPaymentCode }, userinfo.token);
  return { username, token: userinfo.token };
}

/** Registers a shopper and signs the browser in. */
export async function signInNewShopper(context: BrowserContext, origin: string): Promise<NewShopper> {
  const shopper = await newShopper(origin);
  await context.addCookies([{ name: sessionCookie, value: shopper.token, url: origin }]);
  return shopper;
}
