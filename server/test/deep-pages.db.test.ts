import { endpoints } from '@tradewind/contract/endpoints';
import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { locales } from '@tradewind/contract/base/locales';
import { operatorRoles } from '@tradewind/contract/base/operator-roles';
import { deskOrders } from '@tradewind/contract/trade/desk/orders';
import { expect, it } from 'vitest';
import { testApp } from './app.ts';
import { buildProduct } from './build-catalog.ts';
import { joinShop } from './build-merchant.ts';
import { buildOperator } from './build-operator.ts';
import { buildShopper } from './build-shopper.ts';
import { testDatabase } from './database.ts';

const db = await testDatabase();
const { call, refusal } = await testApp(db);
const shopper = await buildShopper(db);
const operator = await buildOperator(db, operatorRoles);
await joinShop(db, shopper.id, (await buildProduct(db)).shopId, 'owner', new Date());
const signedIn = { token: shopper.token, desk: operator.token };

/** Answers all its few rows to every page. */
const whole = 'shopDesk.freight';
/** Every other list with page numbers that needs no other input. */
const numbered = endpoints.filter(
  (endpoint) =>
    isNumbered(endpoint) && endpoint.name !== whole && endpoint.input.safeParse({ page: 1, limit: 100 }).success,
);

function isNumbered({ input }: Endpoint): boolean {
  const { shape = {} } = input as { shape?: object };
  return 'page' in shape && 'limit' in shape;
}

/** What a list answers for a page of 100 rows: its rows, or the code of its refusal. */
async function answerOf(endpoint: Endpoint, page: number): Promise<unknown> {
  const { body } = await call(endpoint, { page, limit: 100 }, signedIn);
  return body.code === 1 ? (body.data as { list: unknown[] }).list : (body as { refusal?: string }).refusal;
}

it.each(numbered.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s skips at most 10,000 rows',
  async (_, list) => {
    expect(await answerOf(list, 101)).toBeInstanceOf(Array);
    // Lists of products end there, and movements of a wallet are found by their number.
    expect([[], 'page_too_deep']).toContainEqual(await answerOf(list, 102));
  },
);

it('the lists of both desks refuse what is deeper', async () => {
  const answers = new Map<string, unknown>();
  for (const endpoint of numbered.filter(({ who }) => who === 'operator' || who === 'merchant'))
    answers.set(endpoint.name, await answerOf(endpoint, 102));
  expect([...answers].filter(([, answer]) => answer !== 'page_too_deep')).toEqual([]);
});

it.each(locales)('the refusal says in %s where pages end', async (locale) => {
  const { refusal: code, msg } = await refusal(deskOrders, { page: 402, limit: 25 }, { ...signedIn, locale });
  expect({ code, msg }).toEqual({ code: 'page_too_deep', msg: expect.stringContaining('10000') });
});
