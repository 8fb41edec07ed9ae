import * as desk from '@tradewind/contract/people/desk/accounts';
import { setPaymentCode } from '@tradewind/contract/people/users';
import { payOrder } from '@tradewind/contract/trade/orders';
import { expect, it } from 'vitest';
import { accountActs } from '../../../test/account-acts.ts';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildOrder } from '../../../test/build-order.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { later, minute, second } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, refusal, clock, deliver } = test;
const { newShopper, signIn } = accountActs(test);
const support = await buildOperator(db, ['support'], { now: clock.now() });
const at = { desk: support.token };

const read = (id: string, more: object = {}) => data(desk.accountTimeline, { id, ...more }, at);
const whats = async (id: string, more: object = {}) => (await read(id, more)).list.map(({ what }) => what);

it('tells what an account did, the newest first', async () => {
  const { id, username } = await newShopper();
  clock.advance(minute);
  await signIn(username);
  clock.advance(minute);
  await data(desk.lockAccount, { id, stops: 'payments', reason: 'A claim' }, at);
  expect(await whats(id)).toEqual(['user.locked', 'signed_in', 'registered']);
});

it('tells of orders with their amount', async () => {
  const shopper = await buildShopper(db, { balance: 10_000n, now: clock.now() });
  const product = await buildProduct(db, { price: 1_500n });
  const order = await buildOrder(db, shopper.id, [{ product }], { at: clock.now() });
  clock.advance(second);
  const payBefore = later(clock.now(), minute);
  await db.kysely.updateTable('orders').set({ pay_before: payBefore }).where('id', '=', order.id).execute();
  await data(payOrder, { order_id: order.id, password_pay: testCode }, { token: shopper.token, key: newId() });
  const { list } = await read(shopper.id, { group: 'orders' });
  expect(list).toMatchObject([
    { what: 'order_paid', subject: order.sn, subject_id: order.id, amount: '20.00' },
    { what: 'order_placed', subject: order.sn },
  ]);
});

it('tells of changes to the security of an account in the operator’s language', async () => {
  const { id, username } = await newShopper();
  const { token } = await signIn(username);
  await data(setPaymentCode, { newpassword: '135790', is_verify: '0' } as never, { token });
  await deliver();
  const { list } = await data(desk.accountTimeline, { id, group: 'account' }, { ...at, locale: 'ja' });
  expect(list.map(({ subject }) => subject)).toContain('支払い暗証番号を設定しました');
});

it('names the operator and the reason of an act', async () => {
  const { id } = await newShopper();
  await data(desk.lockAccount, { id, stops: 'payments', reason: 'A claim' }, at);
  expect((await read(id, { group: 'desk' })).list).toMatchObject([
    { what: 'user.locked', subject: 'payments', by: support.name, reason: 'A claim' },
  ]);
});

it('goes on from page to page without repeating or losing anything', async () => {
  const { id, username } = await newShopper();
  for (let time = 0; time < 5; time += 1) await signIn(username);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Awaited<ReturnType<typeof read>> = await read(id, { cursor, limit: 2 });
    seen.push(...page.list.map((event) => event.id));
    cursor = page.next;
  }
  expect(seen).toHaveLength(6);
  expect(new Set(seen).size).toBe(6);
});

it('has nothing of another account', async () => {
  const [one, other] = [await newShopper(), await newShopper()];
  await signIn(other.username);
  expect(await whats(one.id)).toEqual(['registered']);
});

it('is of an account that exists', async () => {
  expect((await refusal(desk.accountTimeline, { id: newId() }, at)).refusal).toBe('user_not_found');
});
