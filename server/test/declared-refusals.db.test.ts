import { order } from '@tradewind/contract/trade/orders';
import { afterEach, expect, it, vi } from 'vitest';
import { testApp } from './app.ts';
import { buildShopper } from './build-shopper.ts';
import { testDatabase } from './database.ts';

const db = await testDatabase();
const { refusal, expectDeclaredRefusals } = await testApp(db);
const shopper = await buildShopper(db);

/** Requests an unknown order. */
const showMissing = () => refusal(order, { order_id: 'none' }, { token: shopper.token });

afterEach(() => void vi.restoreAllMocks());

it('accepts a refusal that the endpoint declares', async () => {
  expect(await showMissing()).toMatchObject({ refusal: 'order_not_found' });
  expect(expectDeclaredRefusals).not.toThrow();
});

it('reports an undeclared refusal once', async () => {
  vi.spyOn(order, 'refusals', 'get').mockReturnValue([]);
  await showMissing();
  expect(expectDeclaredRefusals).toThrow('order_not_found of orders.detail');
  expect(expectDeclaredRefusals).not.toThrow();
});

it.fails('fails the test that met one', async () => {
  vi.spyOn(order, 'refusals', 'get').mockReturnValue([]);
  await showMissing();
});
