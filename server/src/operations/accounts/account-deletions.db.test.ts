import { usd } from '@tradewind/contract/base/money';
import { sendMessage } from '@tradewind/contract/operations/service';
import * as desk from '@tradewind/contract/people/desk/accounts';
import { deskUserById } from '@tradewind/contract/people/desk/users';
import * as own from '@tradewind/contract/people/own-data';
import { getUserInfo, login, profile } from '@tradewind/contract/people/users';
import { saveAddress } from '@tradewind/contract/people/addresses';
import { searchProducts } from '@tradewind/contract/goods/search';
import { cancelOrder, placeOrder } from '@tradewind/contract/trade/orders';
import { writeReview } from '@tradewind/contract/trade/reviews';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { accountActs, password } from '../../../test/account-acts.ts';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildOrder } from '../../../test/build-order.ts';
import { buildPaidOrder, deliverOrder } from '../../../test/build-paid-order.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { upload } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { say } from '../../../test/service-acts.ts';
import { day, hour } from '../../base/clock/clock.ts';
import { localFiles } from '../../base/files/local-files.ts';
import { newId } from '../../base/ids/ids.ts';
import { balanceOf, outside, postTransaction, userAvailable } from '../../money/ledger/index.ts';
import { processOrderDeadlines } from '../../trade/orders/index.ts';
import { deleteDueAccounts } from './account-deletions.ts';
import { personalTables } from './personal-data/personal-tables.ts';

const db = await testDatabase();
const files = localFiles(await mkdtemp(join(tmpdir(), 'tradewind-deletion-')));
const test = await testApp(db, { files });
const { app, data, refusal, call, clock, deliver, deps } = test;
const { newShopper, signIn } = accountActs(test);
/** A session of an operator, which ends with the day. */
const atDesk = async () => ({ desk: (await buildOperator(db, ['support'], { now: clock.now() })).token });
const timer = { ...deps, files } as unknown as Parameters<typeof deleteDueAccounts>[0];
const deleteDue = () => deleteDueAccounts(timer);

const ask = (token: string) => data(own.requestDeletion, { password_pay: testCode }, { token });
const person = () => buildShopper(db, { now: clock.now() });
async function deleteNow(who: { id: string; token: string }) {
  await ask(who.token);
  clock.advance(own.deletionDays * day);
  expect(await deleteDue()).toBe(1);
}

/** Every row of every table, and every job, that has one of these words; as the table's name. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'pgboss')`.execute(
    db.kysely,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const like = sql.join(
      words.map((word) => sql`t::text ilike ${`%${word}%`}`),
      sql` or `,
    );
    const { rows } = await sql`select 1 from ${sql.table(`${schema}.${name}`)} t where ${like} limit 1`.execute(
      db.kysely,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('a deleted account', () => {
  it('leaves nothing of the person in any table or file but what is kept by name', async () => {
    const keeper = await buildMerchant(db, { now: clock.now() });
    const product = await buildProduct(db, { shop: { id: keeper.shopId, name: 'Shop' }, price: 1_500n, stock: 9 });
    const order = await buildPaidOrder(db, { lines: [{ product }], at: clock.now() });
    const { id, token } = order.shopper;
    // What is typed has a word that nobody else types.
    await db.kysely
      .updateTable('users')
      .set({ email: 'quillon@post.example', email_confirmed_at: clock.now(), mobile: '+66899117755' })
      .where('id', '=', id)
      .execute();
    const avatar = await upload(app, token);
    const picture = await upload(app, token);
    const shown = await upload(app, token);
    await data(profile, { username: 'quillon_b', nickname: 'Quillon Brae', avatar }, { token });
    const address = {
      name: 'Quillon Brae',
      mobile: '+66899117755',
      country: 'Bangkok, Thailand',
      detail: '7 Quillon Lane',
      tag: 'Home',
    };
    const { address_id } = await data(saveAddress, address as never, { token });
    await data(searchProducts, { title: 'reading lamp', page: 1 } as never, { token });
    await data(sendMessage, say('I am Quillon, call +66899117755', { pictures: [picture] }) as never, { token });
    const placing = {
      product_id: product.id,
      sku_id: product.skus[0]!.id,
      number: 1,
      address_id,
      note: 'Ring for Quillon',
    };
    const { order_ids } = await data(placeOrder, placing as never, { token, key: newId() });
    await data(cancelOrder, { order_id: order_ids[0]! }, { token });
    await db.kysely.updateTable('orders').set({ addressee: 'Quillon Brae' }).where('id', '=', order.id).execute();
    await deliverOrder(db, order, 'received', clock.now());
    const review = {
      order_id: order.id,
      product_id: product.id,
      comment: 'Quillon likes it',
      pics: shown,
    };
    await data(writeReview, review as never, { token });
    await data(desk.noteAccount, { id, text: 'Quillon called' }, await atDesk());
    await data(desk.lookAsShopper, { id, reason: 'Quillon asked' }, await atDesk());
    clock.advance(20 * day);
    await processOrderDeadlines(deps);
    await deliver();
    const { minor } = await balanceOf(db.read, userAvailable(id));
    await db.transact((tx) =>
      postTransaction(tx, {
        kind: 'opening_balance',
        reference: `test:closing:${id}`,
        at: clock.now(),
        legs: [{ from: userAvailable(id), to: outside('demo'), amount: usd(minor) }],
      }),
    );
    const names = [avatar, picture, shown].map((url) => new URL(url).pathname.split('/').at(-1)!);
    const words = ['quillon', '899117755', ...names];
    const before = await tablesWith(words);
    expect(before).toEqual(
      expect.arrayContaining(['users', 'addresses', 'orders', 'service_messages', 'reviews', 'uploads']),
    );

    await deleteNow({ id, token });

    const kept = new Set(personalTables.filter(({ fate }) => fate === 'kept').map(({ table }) => table));
    expect((await tablesWith(words)).filter((table) => !kept.has(table))).toEqual([]);
    const left: string[] = [];
    for await (const key of files.list()) left.push(key);
    expect(left.filter((key) => names.some((name) => key.includes(name)))).toEqual([]);
    await expectCleanBooks(db);
  });

  it('takes the variants of its pictures with it', async () => {
    const { id, token } = await person();
    const large = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#3a7' } })
      .jpeg()
      .toBuffer();
    const avatar = await upload(app, token, large);
    await data(profile, { avatar }, { token });
    const variant = new URL(avatar).pathname.replace('.webp', '-400.webp');
    await app.inject(variant);
    expect(await files.has(variant.replace('/files/', 'uploads/'))).toBe(true);
    await deleteNow({ id, token });
    expect(await files.has(variant.replace('/files/', 'uploads/'))).toBe(false);
  });

  it('keeps its orders and books under its id', async () => {
    const product = await buildProduct(db);
    const shopper = await person();
    const order = await buildOrder(db, shopper.id, [{ product }], { at: clock.now() });
    await db.kysely
      .updateTable('orders')
      .set({ status: 'cancelled', cancelled_at: clock.now(), cancel_reason: 'shopper' })
      .where('id', '=', order.id)
      .execute();
    await deleteNow(shopper);
    const page = await data(desk.accountPage, { id: shopper.id }, await atDesk());
    expect(page.latest_orders.map(({ sn }) => sn)).toEqual([order.sn]);
    expect(await data(deskUserById, { id: shopper.id }, await atDesk())).toMatchObject({ deleted: 1, email: '' });
  });

  it('can’t be signed in to, by its old name or its new one', async () => {
    const { id, username } = await newShopper();
    const { token } = await signIn(username);
    await data(own.requestDeletion, { password }, { token });
    clock.advance(own.deletionDays * day);
    await deleteDue();
    const now = await data(deskUserById, { id }, await atDesk());
    for (const account of [username, now.username])
      expect((await refusal(login, { account, password })).refusal).toBe('wrong_credentials');
  });

  it('gives its name back to whoever wants it', async () => {
    const { username } = await newShopper();
    const { token } = await signIn(username);
    await data(own.requestDeletion, { password }, { token });
    clock.advance(own.deletionDays * day);
    await deleteDue();
    expect((await newShopper({ username })).username).toBeDefined();
  });
});

describe('a request to delete an account', () => {
  it('needs the password or the payment code', async () => {
    const { token } = await person();
    expect((await refusal(own.requestDeletion, {}, { token })).refusal).toBe('payment_code_required');
    expect((await refusal(own.requestDeletion, { password_pay: '111222' }, { token })).refusal).toBe(
      'payment_code_wrong',
    );
  });

  it('waits two weeks', async () => {
    const { id, token } = await person();
    await ask(token);
    clock.advance(own.deletionDays * day - hour);
    await deleteDue();
    expect((await data(deskUserById, { id }, await atDesk())).deleted).toBe(0);
    clock.advance(hour);
    await deleteDue();
    expect((await data(deskUserById, { id }, await atDesk())).deleted).toBe(1);
  });

  it('can be taken back', async () => {
    const { id, token } = await person();
    await ask(token);
    await data(own.cancelDeletion, {}, { token });
    clock.advance(own.deletionDays * day);
    await deleteDue();
    expect((await data(deskUserById, { id }, await atDesk())).deleted).toBe(0);
  });

  it('is refused while there is money, and says so', async () => {
    const { token } = await buildShopper(db, { balance: 100n, now: clock.now() });
    expect((await refusal(own.requestDeletion, { password_pay: testCode }, { token })).refusal).toBe(
      'deletion_obstacles',
    );
    expect((await data(own.showOwnData, {}, { token })).obstacles).toEqual(['balance']);
  });

  it('is refused while an order is under way', async () => {
    const product = await buildProduct(db);
    const shopper = await person();
    await buildOrder(db, shopper.id, [{ product }], { at: clock.now() });
    expect((await data(own.showOwnData, {}, { token: shopper.token })).obstacles).toContain('orders');
  });

  it('is refused to the owner of a shop', async () => {
    const keeper = await buildMerchant(db, { now: clock.now() });
    const { own_data } = await data(desk.accountPage, { id: keeper.id }, await atDesk());
    expect(own_data.obstacles).toContain('shops');
  });

  it('waits longer when there is something to settle by then', async () => {
    const { id, token } = await person();
    await ask(token);
    clock.advance(own.deletionDays * day);
    const legs = [{ from: outside('demo'), to: userAvailable(id), amount: usd(100n) }];
    await db.transact((tx) =>
      postTransaction(tx, { kind: 'opening_balance', reference: `test:late:${id}`, at: clock.now(), legs }),
    );
    await deleteDue();
    expect((await data(deskUserById, { id }, await atDesk())).deleted).toBe(0);
    expect((await call(getUserInfo, {}, { token })).status).toBe(200);
    await expectCleanBooks(db);
  });

  it('is counted once when two processes work through it', async () => {
    const { token } = await person();
    await ask(token);
    clock.advance(own.deletionDays * day);
    const counts = await Promise.all([deleteDue(), deleteDue(), deleteDue()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  it('of an operator tells the shopper, who takes it back', async () => {
    const { id, token } = await person();
    await data(desk.requestAccountDeletion, { id, reason: 'Asked by letter' }, await atDesk());
    expect((await data(own.showOwnData, {}, { token })).deletion).not.toBeNull();
    await data(own.cancelDeletion, {}, { token });
    expect((await data(own.showOwnData, {}, { token })).deletion).toBeNull();
  });

  it('is not made twice', async () => {
    const { token } = await person();
    await ask(token);
    expect((await refusal(own.requestDeletion, { password_pay: testCode }, { token })).refusal).toBe('deletion_waits');
  });
});
