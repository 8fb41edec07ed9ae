import type { RefusalCode } from '@tradewind/contract/base/refusals';
import * as contract from '@tradewind/contract/people/users';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { hour, minute, second } from '../../base/clock/clock.ts';
import { checkPaymentCode, consumePaymentAuthorisation, findActor } from './index.ts';

const db = await testDatabase();
const { call, clock, data, refusal } = await testApp(db);
const jobs = {
  publish: async () => {},
  publishAll: async () => {},
  record: () => {},
  subscribe() {},
  schedule() {},
  start: async () => {},
  stop: async () => {},
};
const deps = { db, clock, jobs, paymentCodeSecret: Buffer.alloc(32, 7) };
const code = '246810';

let shopperCount = 0;
async function newShopper({ withCode = true } = {}) {
  shopperCount += 1;
  const username = `somchai_${shopperCount}`;
  const { id } = await data(contract.register, { username, password: 'lantern-42' });
  const { userinfo } = await data(contract.login, { account: username, password: 'lantern-42' });
  if (withCode) await data(contract.setPaymentCode, { newpassword: code }, userinfo);
  return { id, username, token: userinfo.token };
}
type Shopper = Awaited<ReturnType<typeof newShopper>>;
const verify = async (shopper: Shopper, password_pay: string | number): Promise<RefusalCode | 'right'> => {
  const { body } = await call(contract.verifyPaymentCode, { password_pay }, shopper);
  return 'refusal' in body ? body.refusal : 'right';
};
const set = async (shopper: Shopper, input: object): Promise<RefusalCode | 'set'> => {
  const { body } = await call(contract.setPaymentCode, input as never, shopper);
  return 'refusal' in body ? body.refusal : 'set';
};
const consume = async ({ token }: Shopper) => {
  const actor = await findActor(db, { token, now: clock.now(), attended: true });
  return db.transact((tx) => consumePaymentAuthorisation(tx, actor!.sessionId, clock.now()));
};

describe('setting the payment code', () => {
  it('accepts only 6 to 12 digits, and sets have_pay', async () => {
    const shopper = await newShopper({ withCode: false });
    for (const wrong of [
      '12345',
      '1234567890123',
      'abcdef',
      '12 456',
      '１２３４５６',
      '',
      '-123456',
      '12345\n6',
      '123456\n',
    ]) {
      expect(await set(shopper, { newpassword: wrong }), JSON.stringify(wrong)).toBe('payment_code_format');
    }
    for (const simple of ['123456', '000000', '121212'])
      expect(await set(shopper, { newpassword: simple })).toBe('payment_code_simple');
    for (const wrong of [undefined, null, {}, ['123456']])
      expect(await set(shopper, { newpassword: wrong })).toBe('bad_request');
    expect((await data(contract.getUserInfo, {}, shopper)).have_pay).toBe(0);
    expect(await set(shopper, { newpassword: '135790', oldpassword: '', is_verify: '0' })).toBe('set');
    expect((await data(contract.getUserInfo, {}, shopper)).have_pay).toBe(1);
  });

  it('accepts twelve digits, and checks all of them', async () => {
    const shopper = await newShopper({ withCode: false });
    expect(await set(shopper, { newpassword: '907315264803' })).toBe('set');
    expect(await verify(shopper, '907315')).toBe('payment_code_wrong');
    expect(await verify(shopper, '907315264803')).toBe('right');
  });

  it('refuses dates and the digits of the own mobile number', async () => {
    const shopper = await newShopper({ withCode: false });
    await db.kysely.updateTable('users').set({ mobile: '+66812345097' }).where('id', '=', shopper.id).execute();
    for (const date of ['901231', '31121990'])
      expect(await set(shopper, { newpassword: date })).toBe('payment_code_date');
    for (const own of ['345097', '0812345097', '12345097'])
      expect(await set(shopper, { newpassword: own })).toBe('payment_code_mobile');
  });

  it('requires the old code if there is one, whatever is_verify says', async () => {
    const shopper = await newShopper();
    for (const input of [{}, { is_verify: '0' }, { is_verify: 0, oldpassword: '' }])
      expect(await set(shopper, { newpassword: '135790', ...input })).toBe('payment_code_old_missing');
    for (const is_verify of ['1', '0'])
      expect(await set(shopper, { newpassword: '135790', is_verify, oldpassword: '111111' })).toBe(
        'payment_code_wrong',
      );
    expect(await set(shopper, { newpassword: code, oldpassword: code })).toBe('payment_code_same');
    expect(await set(shopper, { newpassword: '135790', oldpassword: code })).toBe('set');
    expect(await verify(shopper, code)).toBe('payment_code_wrong');
    expect(await verify(shopper, '135790')).toBe('right');
  });

  it('counts wrong old codes together with wrong codes at payments', async () => {
    const shopper = await newShopper();
    for (let n = 0; n < 3; n += 1)
      expect(await set(shopper, { newpassword: '135790', oldpassword: '111111' })).toBe('payment_code_wrong');
    expect(await verify(shopper, '111111')).toBe('payment_code_wrong');
    expect(await set(shopper, { newpassword: '135790', oldpassword: '111111' })).toBe('payment_code_locked');
    expect(await set(shopper, { newpassword: '135790', oldpassword: code })).toBe('payment_code_locked');
  });

  it('sets the first code once when several requests race', async () => {
    const shopper = await newShopper({ withCode: false });
    const answers = await Promise.all(
      ['135790', '246813', '907315'].map((newpassword) => set(shopper, { newpassword })),
    );
    expect(answers.sort()).toEqual(['payment_code_old_missing', 'payment_code_old_missing', 'set']);
  });

  it('never stores the code in clear text', async () => {
    const { id } = await newShopper();
    const row = await db.kysely
      .selectFrom('payment_codes')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.digest).toHaveLength(32);
    expect(Buffer.concat([row.digest, row.salt]).toString('latin1')).not.toContain(code);
  });
});

describe('checking the payment code', () => {
  it('locks it for three hours after five errors and shows the remaining time', async () => {
    const shopper = await newShopper();
    for (const left of [4, 3, 2, 1])
      expect((await refusal(contract.verifyPaymentCode, { password_pay: '000000' }, shopper)).msg).toContain(
        String(left),
      );
    expect((await refusal(contract.verifyPaymentCode, { password_pay: '000000' }, shopper)).msg).toContain(
      '180\u00a0min',
    );
    expect(await verify(shopper, code)).toBe('payment_code_locked');
    clock.advance(2 * hour + 30 * minute);
    expect((await refusal(contract.verifyPaymentCode, { password_pay: code }, shopper)).msg).toContain('30\u00a0min');
    clock.advance(30 * minute + second);
    expect(await verify(shopper, '000000')).toBe('payment_code_wrong');
    expect(await verify(shopper, code)).toBe('right');
  });

  it('puts it out of use after ten errors within a day', async () => {
    const shopper = await newShopper();
    for (let n = 0; n < 5; n += 1) await verify(shopper, '000000');
    clock.advance(4 * hour);
    for (let n = 0; n < 4; n += 1) expect(await verify(shopper, '000000')).toBe('payment_code_wrong');
    expect(await verify(shopper, '000000')).toBe('payment_code_blocked');
    clock.advance(48 * hour);
    expect(await verify(shopper, code)).toBe('payment_code_blocked');
    expect(await set(shopper, { newpassword: '135790', oldpassword: code })).toBe('payment_code_blocked');
  });

  it('resets the count after a success', async () => {
    const shopper = await newShopper();
    for (let n = 0; n < 4; n += 1) await verify(shopper, '000000');
    expect(await verify(shopper, code)).toBe('right');
    for (let n = 0; n < 4; n += 1) expect(await verify(shopper, '000000')).toBe('payment_code_wrong');
    expect(await verify(shopper, Number(code))).toBe('right');
  });

  it('allows at most five tries among a hundred concurrent ones', async () => {
    const shopper = await newShopper();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => verify(shopper, String(100_000 + n))));
    expect(answers.filter((answer) => answer === 'payment_code_wrong')).toHaveLength(4);
    expect(answers.filter((answer) => answer === 'payment_code_locked')).toHaveLength(96);
    expect(await verify(shopper, code)).toBe('payment_code_locked');
  });

  it('counts a wrong try although the payment is refused', async () => {
    const { id } = await newShopper();
    for (let n = 0; n < 4; n += 1)
      await expect(checkPaymentCode(deps, id, '000000', clock.now())).rejects.toMatchObject({
        code: 'payment_code_wrong',
        details: { left: 4 - n },
      });
    await expect(checkPaymentCode(deps, id, '000000', clock.now())).rejects.toMatchObject({
      code: 'payment_code_locked',
      details: { minutes: 180 },
    });
  });

  it('refuses when there is no code yet', async () => {
    const shopper = await newShopper({ withCode: false });
    expect(await verify(shopper, code)).toBe('payment_code_missing');
    expect((await refusal(contract.verifyPaymentCode, { password_pay: code })).status).toBe(401);
  });
});

describe('an authorisation', () => {
  it('is valid for one payment of its session', async () => {
    const shopper = await newShopper();
    expect(await consume(shopper)).toBe(false);
    await verify(shopper, code);
    expect((await Promise.all([consume(shopper), consume(shopper), consume(shopper)])).filter(Boolean)).toHaveLength(1);
    expect(await consume(shopper)).toBe(false);
  });

  it('is not valid in another session of the same shopper', async () => {
    const shopper = await newShopper();
    await verify(shopper, code);
    const { userinfo } = await data(contract.login, { account: shopper.username, password: 'lantern-42' });
    expect(await consume({ ...shopper, token: userinfo.token })).toBe(false);
  });

  it('expires after five minutes and when the code changes', async () => {
    const shopper = await newShopper();
    await verify(shopper, code);
    clock.advance(5 * minute);
    expect(await consume(shopper)).toBe(false);
    await verify(shopper, code);
    await data(contract.setPaymentCode, { newpassword: '135790', oldpassword: code }, shopper);
    expect(await consume(shopper)).toBe(false);
  });

  it('is not given for a wrong code', async () => {
    const shopper = await newShopper();
    await verify(shopper, '000000');
    expect(await consume(shopper)).toBe(false);
  });

  it('is restored when the payment is rolled back', async () => {
    const shopper = await newShopper();
    await verify(shopper, code);
    const actor = await findActor(db, { token: shopper.token, now: clock.now(), attended: true });
    const undone = db.transact(async (tx) => {
      await consumePaymentAuthorisation(tx, actor!.sessionId, clock.now());
      throw new Error('The balance is short');
    });
    await expect(undone).rejects.toThrow('short');
    expect(await consume(shopper)).toBe(true);
  });

  it('is withdrawn by a concurrent change of the code', async () => {
    const shopper = await newShopper();
    const { sessionId } = (await findActor(db, { token: shopper.token, now: clock.now(), attended: true }))!;
    let verifying!: Promise<unknown>;
    let changing!: Promise<unknown>;
    await db.transact(async (tx) => {
      await tx.selectFrom('sessions').select('id').where('id', '=', sessionId).forUpdate().execute();
      verifying = verify(shopper, code);
      await sql`select pg_sleep(0.3)`.execute(tx);
      changing = set(shopper, { newpassword: '135790', oldpassword: code });
      await sql`select pg_sleep(0.3)`.execute(tx);
    });
    expect(await Promise.all([verifying, changing])).toEqual(['right', 'set']);
    expect(await consume(shopper)).toBe(false);
  });
});
