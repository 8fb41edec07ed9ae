import { isOpenToLook } from '@tradewind/contract/base/endpoint';
import { endpoints } from '@tradewind/contract/endpoints';
import * as desk from '@tradewind/contract/people/desk/accounts';
import { look, looks, ownSessions } from '@tradewind/contract/people/sessions';
import { getUserInfo, logout } from '@tradewind/contract/people/users';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { addressList } from '@tradewind/contract/people/addresses';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildPaidOrder } from '../../../test/build-paid-order.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { openWallet } from '../../../test/open-wallet.ts';
import { minute } from '../../base/clock/clock.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, data, call, clock } = test;
await openWallet(db);
const support = await buildOperator(db, ['support'], { now: clock.now() });
const admin = await buildOperator(db, ['admin'], { now: clock.now() });
const reason = 'They can’t find their refund';

const lookAt = (id: string) => data(desk.lookAsShopper, { id, reason }, { desk: support.token });

/** A digest of every row of every table but those that a read may write. */
async function digestOfTables(): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('sessions', 'throttles')`.execute(
    db.kysely,
  );
  const digests = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await sql<{ digest: string }>`
      select coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest from ${sql.table(name)} t`.execute(
      db.kysely,
    );
    digests.set(name, rows[0]!.digest);
  }
  return digests;
}

it('shows an operator what the shopper sees', async () => {
  const shopper = await buildShopper(db, { balance: 1_234n });
  const { token } = await lookAt(shopper.id);
  expect((await data(getUserInfo, {}, { token })).money).toBe('12.34');
  expect((await data(addressList, {}, { token })).list).toHaveLength(1);
});

it('refuses every act', async () => {
  const shopper = await buildShopper(db, { balance: 10_000n });
  const { token } = await lookAt(shopper.id);
  const acts = endpoints.filter((endpoint) => endpoint.who === 'shopper' && !isOpenToLook(endpoint));
  const answers: [string, string | undefined][] = [];
  for (const { name, method, path } of acts) {
    const answer = await app.inject({
      method,
      url: path,
      headers: { token, 'content-type': 'application/json' },
      payload: '{}',
    });
    answers.push([name, answer.json<{ refusal?: string }>().refusal]);
  }
  expect(acts.length).toBeGreaterThan(80);
  expect(answers).toEqual(acts.map(({ name }) => [name, 'look_only']));
});

it('leaves no trace of what is read', async () => {
  const product = await buildProduct(db);
  const { shopper, id: orderId } = await buildPaidOrder(db, { lines: [{ product }], at: clock.now() });
  const { token } = await lookAt(shopper.id);
  await data(getUserInfo, {}, { token });
  const before = await digestOfTables();
  const inputs = {
    id: orderId,
    order_id: orderId,
    product_id: product.id,
    mer_id: product.shopId,
    title: 'lamp',
    lang_id: '3',
  };
  const reads = endpoints.filter(({ who, method }) => method === 'GET' && (who === 'shopper' || who === 'anyone'));
  for (const { path } of reads)
    await app.inject({ method: 'GET', url: path, query: { ...inputs, page: '1' } as never, headers: { token } });
  const after = await digestOfTables();
  expect([...after].filter(([table, digest]) => before.get(table) !== digest).map(([table]) => table)).toEqual([]);
});

it('ends by itself after a quarter of an hour', async () => {
  const shopper = await buildShopper(db);
  const { token } = await lookAt(shopper.id);
  clock.advance(15 * minute);
  expect((await call(getUserInfo, {}, { token })).status).toBe(401);
});

it('ends when the operator leaves it, and leaves the shopper signed in', async () => {
  const shopper = await buildShopper(db, { now: clock.now() });
  const { token } = await lookAt(shopper.id);
  await data(logout, {}, { token });
  expect((await call(getUserInfo, {}, { token })).status).toBe(401);
  expect((await call(getUserInfo, {}, { token: shopper.token })).status).toBe(200);
});

it('is shown to the shopper with its reason, and not among the own devices', async () => {
  const shopper = await buildShopper(db, { now: clock.now() });
  await lookAt(shopper.id);
  expect((await data(looks, {}, { token: shopper.token })).list).toMatchObject([{ reason }]);
  expect((await data(ownSessions, {}, { token: shopper.token })).list).toHaveLength(1);
});

it('says to the storefront that somebody only looks', async () => {
  const shopper = await buildShopper(db, { now: clock.now() });
  const { token } = await lookAt(shopper.id);
  expect((await data(look, {}, { token })).looking).toBe(1);
  expect((await data(look, {}, { token: shopper.token })).looking).toBe(0);
});

it('works on a locked account, whose owner can’t sign in', async () => {
  const shopper = await buildShopper(db, { now: clock.now() });
  await data(desk.lockAccount, { id: shopper.id, stops: 'everything', reason }, { desk: support.token });
  const { token } = await lookAt(shopper.id);
  expect((await call(getUserInfo, {}, { token })).status).toBe(200);
});

it('is in the audit log with its reason', async () => {
  const shopper = await buildShopper(db);
  await lookAt(shopper.id);
  const { list } = await data(auditLog, { subject: `user:${shopper.id}` }, { desk: admin.token });
  expect(list).toMatchObject([{ act: 'user.looked_at', details: { reason } }]);
});

it('shows nothing of another account', async () => {
  const [one, other] = [await buildShopper(db), await buildShopper(db, { now: clock.now() })];
  await lookAt(one.id);
  expect((await data(looks, {}, { token: other.token })).list).toEqual([]);
});
