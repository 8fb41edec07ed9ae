import { endpoints } from '@tradewind/contract/endpoints';
import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { operatorRoles } from '@tradewind/contract/base/operator-roles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testApp } from './app.ts';
import { expectCleanBooks } from './books.ts';
import { buildProduct } from './build-catalog.ts';
import { buildOperator } from './build-operator.ts';
import { joinShop } from './build-merchant.ts';
import { buildShopper } from './build-shopper.ts';
import { testDatabase } from './database.ts';
import { hostileValues } from './hostile-values.ts';

const db = await testDatabase();
const { app } = await testApp(db);
const shopper = await buildShopper(db, { balance: 100_000n });
const operator = await buildOperator(db, operatorRoles);
await joinShop(db, shopper.id, (await buildProduct(db)).shopId, 'owner', new Date());

async function send(endpoint: Endpoint, input: Record<string, unknown>, headers: Record<string, string>) {
  if (endpoint.method === 'POST') return app.inject({ method: 'POST', url: endpoint.path, payload: input, headers });
  const query = new URLSearchParams(
    Object.fromEntries(Object.entries(input).map(([name, value]) => [name, inQuery(value)])),
  );
  return app.inject({ method: 'GET', url: `${endpoint.path}?${query}`, headers });
}

const inQuery = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The hostile values of a field that the endpoint tells apart: one of those that it reads alike or refuses for the same reason. */
function differentValues(endpoint: Endpoint, field: string): unknown[] {
  const values = new Map<string, unknown>();
  for (const value of hostileValues) {
    const read = readAs(endpoint, { [field]: endpoint.method === 'POST' ? value : inQuery(value) });
    if (!values.has(read)) values.set(read, value);
  }
  return [...values.values()];
}

/** What an endpoint reads an input as, or why it refuses it. */
function readAs(endpoint: Endpoint, input: Record<string, unknown>): string {
  try {
    const { data, error } = endpoint.input.safeParse(input);
    const read = error?.issues.map(({ code, path }) => ({ code, path })) ?? { data };
    return JSON.stringify(read, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
  } catch {
    return 'fails';
  }
}

/** Expects a readable refusal (HTTP 200, code 0) or success, never a fault. */
async function expectCivil(endpoint: Endpoint, input: Record<string, unknown>, headers: Record<string, string>) {
  const response = await send(endpoint, input, headers);
  const body = response.json();
  expect(
    response.statusCode,
    `${endpoint.name} ${JSON.stringify(input).slice(0, 200)} ${response.body.slice(0, 300)}`,
  ).toBe(200);
  expect([0, 1]).toContain(body.code);
  expect(body.msg).toBeTypeOf('string');
  expect(body.msg.length).toBeGreaterThan(0);
  if (body.code === 0) expect(body.data).toBeNull();
}

describe('every endpoint', () => {
  const signedIn = { token: shopper.token, 'desk-token': operator.token, lang: 'en' };
  const endsTheSession = ['users.logout', 'desk.signOut'];
  const fieldsOf = (endpoint: Endpoint) => Object.keys((endpoint.input as { shape?: object }).shape ?? {});

  it('is declared once and answers an empty request', async () => {
    expect(endpoints.length).toBeGreaterThan(40);
    expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
    for (const endpoint of endpoints)
      if (!endsTheSession.includes(endpoint.name)) await expectCivil(endpoint, {}, signedIn);
  });

  it('requires a session with HTTP 401 and code 401, whatever else is wrong', async () => {
    for (const endpoint of endpoints.filter(({ who }) => who !== 'anyone')) {
      for (const token of ['', 'nonsense', 'x'.repeat(5_000)]) {
        const response = await send(
          endpoint,
          { nonsense: 'x'.repeat(100) },
          { lang: 'ko', token, 'desk-token': token },
        );
        expect(response.statusCode, endpoint.name).toBe(401);
        expect(response.json()).toMatchObject({ code: 401, data: null, refusal: 'not_signed_in' });
      }
    }
  });

  for (const endpoint of endpoints.filter(({ name }) => ![...endsTheSession, 'users.changePassword'].includes(name))) {
    it(`${endpoint.name} refuses invalid values of each field in the caller’s language`, async () => {
      for (const field of fieldsOf(endpoint))
        for (const value of differentValues(endpoint, field)) await expectCivil(endpoint, { [field]: value }, signedIn);
    });
  }

  it('handles any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...endpoints.filter(({ method, name }) => method === 'POST' && !endsTheSession.includes(name))),
        fc.jsonValue({ maxDepth: 3 }),
        async (endpoint, value) => {
          const response = await app.inject({
            method: 'POST',
            url: endpoint.path,
            headers: { ...signedIn, 'content-type': 'application/json' },
            payload: JSON.stringify(value),
          });
          expect(response.statusCode, response.body).toBe(200);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('refuses bodies that are not JSON, too large or of an unknown type', async () => {
    const post = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: '/api/cart/add', headers: { ...signedIn, 'content-type': type }, payload });
    for (const [payload, type] of [
      ['{"a":', 'application/json'],
      ['{"__proto__":{"admin":1}}', 'application/json'],
      ['<x/>', 'text/xml'],
      ['a=1', 'application/x-www-form-urlencoded'],
    ] as const) {
      const response = await post(payload, type);
      expect(response.statusCode, type).toBe(200);
      expect(response.json()).toMatchObject({ code: 0, data: null });
    }
    const giant = await post(JSON.stringify({ spec: 'x'.repeat(2_000_000) }), 'application/json');
    expect(giant.statusCode).toBe(200);
    expect(giant.json()).toMatchObject({ code: 0, refusal: 'too_large' });
  });

  it('leaves the books clean afterwards', async () => {
    await expectCleanBooks(db);
  });
});
