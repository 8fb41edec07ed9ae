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
  subscribe() {},
  schedule() {},
  start: async () => {},
  stop: async () => {},
};
const deps = { db, clock, jobs, paymentCodeSecret: Buffer.alloc(32, 7) };
const code = '246810';

let people = 0;
async function newPerson({ withCode = true } = {}) {
  people += 1;
  const username = `somchai_${people}`;
  const { id } = await data(contract.register, { username, password: 'lantern-42' });
  const { userinfo } = await data(contract.login, { account: username, password: 'lantern-42' });
  if (withCode) await data(contract.setPaymentCode, { newpassword: code }, userinfo);
  return { id, username, token: userinfo.token };
}
type Person = Awaited<ReturnType<typeof newPerson>>;
const verify = async (person: Person, password_pay: string | number): Promise<RefusalCode | 'right'> => {
  const { body } = await call(contract.verifyPaymentCode, { password_pay }, person);
  return 'refusal' in body ? body.refusal : 'right';
};
const set = async (person: Person, input: object): Promise<RefusalCode | 'set'> => {
  const { body } = await call(contract.setPaymentCode, input as never, person);
  return 'refusal' in body ? body.refusal : 'set';
};
const consume = async ({ token }: Person) => {
  const actor = await findActor(db.read, token, clock.now());
  return db.transact((tx) => consumePaymentAuthorisation(tx, actor!.sessionId, clock.now()));
};

describe('setting the payment code', () => {
  it('takes 6 to 12 digits and nothing else, and have_pay tells of it', async () => {
    const person = await newPerson({ withCode: false });
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
      expect(await set(person, { newpassword: wrong }), JSON.stringify(wrong)).toBe('payment_code_format');
    }
    for (const wrong of [undefined, null, {}, ['123456']])
      expect(await set(person, { newpassword: wrong })).toBe('bad_request');
    expect((await data(contract.getUserInfo, {}, person)).have_pay).toBe(0);
    expect(await set(person, { newpassword: '123456', oldpassword: '', is_verify: '0' })).toBe('set');
    expect((await data(contract.getUserInfo, {}, person)).have_pay).toBe(1);
  });

  it('needs the old code whenever there is one, whatever is_verify says', async () => {
    const person = await newPerson();
    for (const input of [
      {},
      { is_verify: '0' },
      { is_verify: 0, oldpassword: '' },
      { is_verify: '1', oldpassword: '111111' },
      { is_verify: '0', oldpassword: '111111' },
    ]) {
      expect(await set(person, { newpassword: '135790', ...input })).toBe('payment_code_wrong');
    }
    expect(await set(person, { newpassword: code, oldpassword: code })).toBe('payment_code_same');
    expect(await set(person, { newpassword: '135790', oldpassword: code })).toBe('set');
    expect(await verify(person, code)).toBe('payment_code_wrong');
    expect(await verify(person, '135790')).toBe('right');
  });

  it('counts wrong old codes together with wrong codes at payments', async () => {
    const person = await newPerson();
    for (let n = 0; n < 3; n += 1)
      expect(await set(person, { newpassword: '135790', oldpassword: '111111' })).toBe('payment_code_wrong');
    expect(await verify(person, '111111')).toBe('payment_code_wrong');
    expect(await set(person, { newpassword: '135790', oldpassword: '111111' })).toBe('payment_code_locked');
    expect(await set(person, { newpassword: '135790', oldpassword: code })).toBe('payment_code_locked');
  });

  it('has one winner when two set the first code at once', async () => {
    const person = await newPerson({ withCode: false });
    const answers = await Promise.all(
      ['111111', '222222', '333333'].map((newpassword) => set(person, { newpassword })),
    );
    expect(answers.sort()).toEqual(['payment_code_wrong', 'payment_code_wrong', 'set']);
  });

  it('keeps the code nowhere in clear', async () => {
    const { id } = await newPerson();
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
  it('locks it for three hours after five errors and says how long', async () => {
    const person = await newPerson();
    for (const left of [4, 3, 2, 1])
      expect((await refusal(contract.verifyPaymentCode, { password_pay: '000000' }, person)).msg).toContain(
        String(left),
      );
    expect((await refusal(contract.verifyPaymentCode, { password_pay: '000000' }, person)).msg).toContain('180 min');
    expect(await verify(person, code)).toBe('payment_code_locked');
    clock.advance(2 * hour + 30 * minute);
    expect((await refusal(contract.verifyPaymentCode, { password_pay: code }, person)).msg).toContain('30 min');
    clock.advance(30 * minute + second);
    expect(await verify(person, '000000')).toBe('payment_code_wrong');
    expect(await verify(person, code)).toBe('right');
  });

  it('starts counting anew after a success', async () => {
    const person = await newPerson();
    for (let n = 0; n < 4; n += 1) await verify(person, '000000');
    expect(await verify(person, code)).toBe('right');
    for (let n = 0; n < 4; n += 1) expect(await verify(person, '000000')).toBe('payment_code_wrong');
    expect(await verify(person, Number(code))).toBe('right');
  });

  it('never gives a hundred racing codes more than five tries', async () => {
    const person = await newPerson();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => verify(person, String(100_000 + n))));
    expect(answers.filter((answer) => answer === 'payment_code_wrong')).toHaveLength(4);
    expect(answers.filter((answer) => answer === 'payment_code_locked')).toHaveLength(96);
    expect(await verify(person, code)).toBe('payment_code_locked');
  });

  it('remembers a wrong try although the payment around it is refused', async () => {
    const { id } = await newPerson();
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

  it('says when there is none yet', async () => {
    const person = await newPerson({ withCode: false });
    expect(await verify(person, code)).toBe('payment_code_missing');
    expect((await refusal(contract.verifyPaymentCode, { password_pay: code })).status).toBe(401);
  });
});

describe('an authorisation', () => {
  it('serves one payment of its session', async () => {
    const person = await newPerson();
    expect(await consume(person)).toBe(false);
    await verify(person, code);
    expect((await Promise.all([consume(person), consume(person), consume(person)])).filter(Boolean)).toHaveLength(1);
    expect(await consume(person)).toBe(false);
  });

  it('serves no other session, also of the same person', async () => {
    const person = await newPerson();
    await verify(person, code);
    const { userinfo } = await data(contract.login, { account: person.username, password: 'lantern-42' });
    expect(await consume({ ...person, token: userinfo.token })).toBe(false);
  });

  it('is over after five minutes, and when the code changes', async () => {
    const person = await newPerson();
    await verify(person, code);
    clock.advance(5 * minute);
    expect(await consume(person)).toBe(false);
    await verify(person, code);
    await data(contract.setPaymentCode, { newpassword: '135790', oldpassword: code }, person);
    expect(await consume(person)).toBe(false);
  });

  it('is not given for a wrong code', async () => {
    const person = await newPerson();
    await verify(person, '000000');
    expect(await consume(person)).toBe(false);
  });

  it('comes back when the payment is undone', async () => {
    const person = await newPerson();
    await verify(person, code);
    const actor = await findActor(db.read, person.token, clock.now());
    const undone = db.transact(async (tx) => {
      await consumePaymentAuthorisation(tx, actor!.sessionId, clock.now());
      throw new Error('The balance is short');
    });
    await expect(undone).rejects.toThrow('short');
    expect(await consume(person)).toBe(true);
  });

  it('proven with the old code does not outlive a change of the code at the same moment', async () => {
    const person = await newPerson();
    const { sessionId } = (await findActor(db.read, person.token, clock.now()))!;
    let verifying!: Promise<unknown>;
    let changing!: Promise<unknown>;
    await db.transact(async (tx) => {
      await tx.selectFrom('sessions').select('id').where('id', '=', sessionId).forUpdate().execute();
      verifying = verify(person, code);
      await sql`select pg_sleep(0.3)`.execute(tx);
      changing = set(person, { newpassword: '135790', oldpassword: code });
      await sql`select pg_sleep(0.3)`.execute(tx);
    });
    expect(await Promise.all([verifying, changing])).toEqual(['right', 'set']);
    expect(await consume(person)).toBe(false);
  });
});
