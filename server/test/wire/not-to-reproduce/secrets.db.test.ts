import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { day, minute } from '../../../src/base/clock/clock.ts';
import { buildProduct } from '../../build-catalog.ts';
import { testCode } from '../../build-shopper.ts';
import { signedOut, toast } from '../client.ts';
import { wireWorld } from '../world.ts';

/** Passwords, sessions, and what leaves the server. */
const { app, clock, db, shopper, visitor } = await wireWorld();

let people = 0;
async function registered() {
  people += 1;
  const form = {
    username: `somchai_${people}`,
    nickname: 'Somchai',
    password: 'lantern-of-jade',
    repPwd: 'lantern-of-jade',
    mobile: `08123456${10 + people}`,
    quhao: '66',
  };
  const client = visitor();
  await client.post('/api/user/register', form);
  await client.login(form.username, form.password);
  return { client, form };
}

/** All stored data, as text. */
function allRows(): Promise<string[]> {
  return db.transact(async (tx) => {
    const tables = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
      tx,
    );
    const stored = await Promise.all(
      tables.rows.map(({ name }) => sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(tx)),
    );
    return stored.flatMap(({ rows }) => rows.map(({ row }) => row));
  });
}

describe('passwords and payment codes', () => {
  it('are stored only as slow hashes', async () => {
    const { client, form } = await registered();
    await client.post('/api/user/resetPay', { newpassword: '907315', is_verify: '0' });
    await client.post('/api/user/verify_pay', { password_pay: '907315' });
    const rows = await allRows();
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows)
      for (const secret of [form.password, '907315', client.token!]) expect(row).not.toContain(secret);
    const { password_hash: hash } = await db.read
      .selectFrom('users')
      .select('password_hash')
      .where('username', '=', form.username)
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$/);
  });

  it('are not reset by a mobile number, whose existence is not revealed', async () => {
    const { form } = await registered();
    const known = await visitor().postFailure('/api/user/resetpwd', { mobile: form.mobile, newpassword: 'taken-over' });
    expect(known).toMatchObject(toast);
    expect(
      await visitor().postFailure('/api/user/resetpwd', { mobile: '0899999999', newpassword: 'taken-over' }),
    ).toEqual(known);
    for (const oldpassword of ['wrong-one', '', null]) {
      expect(
        await visitor().postFailure('/api/user/resetpwd', {
          mobile: form.mobile,
          oldpassword,
          newpassword: 'taken-over',
        }),
      ).toMatchObject(toast);
    }
    await visitor().login(form.username, form.password);
  });

  it('can’t be guessed without limit', async () => {
    const { form } = await registered();
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, guess) =>
        visitor().postFailure('/api/user/login', { account: form.username, password: `guess-${guess}` }),
      ),
    );
    for (const guess of guesses) expect(guess).toMatchObject(toast);
    expect(
      await visitor().postFailure('/api/user/login', { account: form.username, password: form.password }),
    ).toMatchObject(toast);
    clock.advance(20 * minute);
    await visitor().login(form.username, form.password);

    const { client } = await shopper();
    for (let guess = 0; guess < 6; guess += 1)
      await client.postFailure('/api/user/verify_pay', { password_pay: `00000${guess}` });
    expect(await client.postFailure('/api/user/verify_pay', { password_pay: testCode })).toMatchObject(toast);
  });
});

describe('a session', () => {
  it('lasts three days and ends with a new password', async () => {
    const { client } = await registered();
    clock.advance(3 * day - minute);
    await client.get('/api/user/getUserInfo');
    clock.advance(2 * minute);
    expect(await client.getFailure('/api/user/getUserInfo')).toMatchObject(signedOut);

    const { client: first, form } = await registered();
    const second = visitor();
    await second.login(form.username, form.password);
    await second.post('/api/user/resetpwd', {
      mobile: form.mobile,
      oldpassword: form.password,
      newpassword: 'new-lantern',
    });
    for (const each of [first, second]) expect(await each.getFailure('/api/user/getUserInfo')).toMatchObject(signedOut);
  });

  it('is accepted only in the header, also by a GET that changes something', async () => {
    const { addressId, client, token } = await shopper();
    for (const headers of [
      {},
      { cookie: `Admin-Token=${token}; token=${token}` },
      { authorization: `Bearer ${token}` },
    ]) {
      const response = await app.inject({
        method: 'GET',
        url: `/api/user/address_del?address_id=${addressId}&token=${token}`,
        headers,
      });
      expect([response.statusCode, response.json<{ code: number }>().code]).toEqual([401, 401]);
      await app.inject({ method: 'GET', url: `/api/user/set_language?lang_id=ja&token=${token}`, headers });
    }
    await client.get('/api/user/address', { address_id: addressId });
    expect(await client.get('/api/user/getUserInfo')).toMatchObject({ lang: null });
  });

  it('can’t be used by another origin', async () => {
    const { token } = await shopper();
    const origin = 'https://elsewhere.example';
    const asked = await app.inject({
      method: 'OPTIONS',
      url: '/api/user/address_del',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'token' },
    });
    const answered = await app.inject({ method: 'GET', url: '/api/user/getUserInfo', headers: { origin, token } });
    for (const { headers } of [asked, answered]) {
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });
});

describe('a description', () => {
  it('cannot run in the page', async () => {
    const product = await buildProduct(db, {
      description: 'Soft\n\n<script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:alert(3)">x</a>',
    });
    const { goods } = (await visitor().get('/api/product/detail', {
      product_id: product.id,
      mer_id: product.shopId,
    })) as { goods: { content: string } };
    expect(goods.content).toMatch(/^<p>Soft<\/p>/);
    expect(goods.content).not.toMatch(/<(?!\/?p>|br \/>)/);
  });

  it('is returned as it was typed in other fields', async () => {
    const { client } = await shopper();
    await client.post('/api/user/address_add', {
      name: 'O’Neil & <Sons>',
      mobile: '0812345678',
      country: 'Bangkok',
      detail: '"1" \\ 2',
      tag: 'Home',
      is_default: 0,
    });
    expect(await client.get('/api/user/address_list', { page: 1, limit: 10 })).toMatchObject({
      list: [{}, { name: 'O’Neil & <Sons>', detail: '"1" \\ 2' }],
    });
  });
});
