import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import * as contract from '@tradewind/contract/people/openid';
import { hashPassword } from '../src/people/users/index.ts';
import { newId } from '../src/base/ids/ids.ts';
import { termsVersions } from '../src/platform/content/index.ts';
import type { TestApp } from './app.ts';
import { buildShopper } from './build-shopper.ts';
import type { openidProvider } from './openid-provider.ts';

export const password = 'lantern-42';
const passwordHash = await hashPassword(password);

/** A browser: it keeps cookies, and the session when it has one. */
export function browser({ app }: Pick<TestApp, 'app'>, token = '', userAgent = 'test') {
  const jar = new Map<string, string>();
  const send = async (endpoint: Endpoint, payload: unknown) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(token && { token }), ...(cookie && { cookie }), lang: 'en', 'user-agent': userAgent };
    const url = endpoint.path;
    const response = await app.inject({ method: endpoint.method, url, payload: payload as object, headers });
    for (const { name, value } of response.cookies) jar.set(name, value);
    return response.json() as { code: number; data: unknown; refusal?: string };
  };
  return {
    jar,
    async get<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
      const body = await send(endpoint, input);
      if (body.code !== 1) throw new Error(`${endpoint.name} refused: ${JSON.stringify(body)}`);
      return body.data as OutputOf<E>;
    },
    refusal: async (endpoint: Endpoint, input: unknown) => (await send(endpoint, input)).refusal ?? 'none',
  };
}
export type Browser = ReturnType<typeof browser>;

/** What people do at a provider that the installation calls `harbour`. */
export function openidActs(test: TestApp, provider: Awaited<ReturnType<typeof openidProvider>>) {
  const { clock, db } = test;
  let numbers = 0;

  const newSub = () => `sub-${newId()}`;

  /** Signs somebody in at the provider, who is new there. */
  function person(more: object = {}) {
    const sub = newSub();
    const email = `${sub}@mail.example`;
    provider.state.person = { sub, email, email_verified: true, name: 'Anya W', ...more };
    return { sub, email };
  }

  /** Goes to the provider and comes back with its answer. */
  async function visit(who: Browser) {
    const { location } = await who.get(contract.startProviderSignIn, { provider: 'harbour' });
    return { provider: 'harbour', answer: provider.authorise(location) };
  }

  const finish = async (who: Browser = browser(test)) => who.get(contract.finishProviderSignIn, await visit(who));

  /** What the registration asks for. */
  async function form(more: object = {}) {
    numbers += 1;
    const { current } = await termsVersions(db.read, clock.now());
    return {
      username: `u${newId().replaceAll('-', '').slice(-20)}`,
      mobile: `+6681234${String(1000 + numbers)}`,
      ...(current && { terms_version: current.version }),
      ...more,
    };
  }

  /** Somebody who registered by the provider, and has no password. */
  async function newcomer() {
    const { sub, email } = person();
    const who = browser(test);
    const { ticket } = await finish(who);
    const { userinfo } = await who.get(contract.registerWithProvider, { ticket, ...(await form({ email })) });
    return { sub, email, ...userinfo };
  }

  /** A shopper with a password, and an address that nobody else has. */
  async function withPassword() {
    const { id, token } = await buildShopper(db, { now: clock.now() });
    const account = `o${id.replaceAll('-', '').slice(-24)}`;
    const email = `${account}@mail.example`;
    const names = { username: account, username_look: account, email, password_hash: passwordHash };
    await db.kysely.updateTable('users').set(names).where('id', '=', id).execute();
    return { id, token, account, email };
  }

  /** Begins to connect the provider under Security, and comes back with its answer. */
  async function connect(who: { token: string }, as = person()) {
    const page = browser(test, who.token);
    const { location } = await page.get(contract.startConnect, { provider: 'harbour', password });
    return { page, ...as, answer: { provider: 'harbour', answer: provider.authorise(location) } };
  }

  return { newSub, person, visit, finish, form, newcomer, withPassword, connect };
}
