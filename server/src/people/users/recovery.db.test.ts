import * as recovery from '@tradewind/contract/people/recovery';
import * as sessions from '@tradewind/contract/people/sessions';
import * as contract from '@tradewind/contract/people/users';
import { beforeEach, describe, expect, it } from 'vitest';
import { anotherApp, testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { openMailbox } from '../../../test/mailbox.ts';
import { minute } from '../../base/clock/clock.ts';
import { credentialChangesOf } from './index.ts';

const db = await testDatabase();
const app = await testApp(db);
const { call, clock, data, refusal } = app;
const { codeTo, lastTo, lettersTo } = await openMailbox(app);
const password = 'lantern-42';
let shopperCount = 0;

async function newShopper({ withEmail = true } = {}) {
  shopperCount += 1;
  const username = `nok_${shopperCount}`;
  const email = `nok${shopperCount}@example.com`;
  const { id } = await data(contract.register, { username, password, ...(withEmail && { email }) });
  const { userinfo } = await data(contract.login, { account: username, password });
  if (withEmail)
    await db.kysely.updateTable('users').set({ email_confirmed_at: clock.now() }).where('id', '=', id).execute();
  await data(contract.setPaymentCode, { newpassword: '246810' }, userinfo);
  return { id, username, email, token: userinfo.token };
}
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

beforeEach(() => db.kysely.deleteFrom('throttles').execute());

describe('a forgotten payment code', () => {
  it('is reset once with the mailed code, which lifts the lock and delays withdrawals', async () => {
    const me = await newShopper();
    for (let tries = 0; tries < 5; tries += 1) await call(contract.verifyPaymentCode, { password_pay: '000000' }, me);
    expect((await refusal(contract.verifyPaymentCode, { password_pay: '246810' }, me)).refusal).toBe(
      'payment_code_locked',
    );

    expect(await data(recovery.mailPaymentResetCode, {}, me)).toEqual({ sent_to: `n•••@example.com`, minutes: 15 });
    const code = await codeTo(me.email);
    expect((await refusal(recovery.resetPaymentCode, { code, newpassword: '12' }, me)).refusal).toBe(
      'payment_code_format',
    );
    await data(recovery.resetPaymentCode, { code: `${code.slice(0, 3)} ${code.slice(3)}`, newpassword: '135790' }, me);
    expect((await call(contract.verifyPaymentCode, { password_pay: '135790' }, me)).body.code).toBe(1);
    expect((await refusal(recovery.resetPaymentCode, { code, newpassword: '907315' }, me)).refusal).toBe(
      'mail_code_wrong',
    );
    const { recoveredAt } = await credentialChangesOf(db.read, me.id);
    expect(recoveredAt).not.toBeNull();
    expect(await data(recovery.emailState, {}, me)).toMatchObject({ email: me.email, confirmed: 1 });
  });

  it('brings a code back into use after ten wrong tries within a day', async () => {
    const me = await newShopper();
    const tries = async () => {
      for (let n = 0; n < 5; n += 1) await call(contract.verifyPaymentCode, { password_pay: '000000' }, me);
      return (await refusal(contract.verifyPaymentCode, { password_pay: '246810' }, me)).refusal;
    };
    expect(await tries()).toBe('payment_code_locked');
    await db.kysely
      .updateTable('payment_codes')
      .set({ locked_until: clock.now() })
      .where('user_id', '=', me.id)
      .execute();
    expect(await tries()).toBe('payment_code_blocked');
    await data(recovery.mailPaymentResetCode, {}, me);
    await data(recovery.resetPaymentCode, { code: await codeTo(me.email), newpassword: '907315' }, me);
    await data(contract.verifyPaymentCode, { password_pay: '907315' }, me);
  });

  it('refuses even the right code after five wrong ones, also concurrently', async () => {
    const me = await newShopper();
    await data(recovery.mailPaymentResetCode, {}, me);
    const code = await codeTo(me.email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        call(recovery.resetPaymentCode, { code: wrongFor(code), newpassword: '135790' }, me),
      ),
    );
    expect(answers.map(({ body }) => 'refusal' in body && body.refusal)).toEqual(Array(5).fill('mail_code_wrong'));
    await db.kysely.deleteFrom('throttles').execute();
    expect((await refusal(recovery.resetPaymentCode, { code, newpassword: '135790' }, me)).refusal).toBe(
      'mail_code_wrong',
    );
    expect((await call(contract.verifyPaymentCode, { password_pay: '246810' }, me)).body.code).toBe(1);
  });

  it('limits tries and requests of mails', async () => {
    const me = await newShopper();
    const answers = [];
    for (let times = 0; times < 5; times += 1) answers.push(await call(recovery.mailPaymentResetCode, {}, me));
    expect(answers.map(({ body }) => ('refusal' in body ? body.refusal : 'sent'))).toEqual([
      'sent',
      'sent',
      'sent',
      'sent',
      'too_many_requests',
    ]);
    expect(await lettersTo(me.email)).toHaveLength(1);
    for (let tries = 0; tries < 6; tries += 1)
      await call(recovery.resetPaymentCode, { code: '000000', newpassword: '135790' }, me);
    expect((await refusal(recovery.resetPaymentCode, { code: '000000', newpassword: '135790' }, me)).refusal).toBe(
      'sign_in_delayed',
    );
  });

  it('expires after 15 minutes and is valid for one purpose and one shopper', async () => {
    const [me, other] = [await newShopper(), await newShopper()];
    await data(recovery.mailPaymentResetCode, {}, me);
    const code = await codeTo(me.email);
    expect((await refusal(recovery.resetPaymentCode, { code, newpassword: '135790' }, other)).refusal).toBe(
      'mail_code_wrong',
    );
    expect((await refusal(recovery.confirmEmail, { code }, me)).refusal).toBe('mail_code_wrong');
    expect(
      (await refusal(recovery.resetPassword, { account: me.username, code, newpassword: 'new-lantern' })).refusal,
    ).toBe('mail_code_wrong');
    clock.advance(15 * minute);
    expect((await refusal(recovery.resetPaymentCode, { code, newpassword: '135790' }, me)).refusal).toBe(
      'mail_code_wrong',
    );
  });

  it('is refused without an address, without a code, and with an unconfirmed address', async () => {
    const none = await newShopper({ withEmail: false });
    expect((await refusal(recovery.mailPaymentResetCode, {}, none)).refusal).toBe('email_missing');
    await data(contract.profile, { email: `thief${shopperCount}@example.com` }, none);
    expect((await refusal(recovery.mailPaymentResetCode, {}, none)).refusal).toBe('email_untrusted');
    await data(recovery.mailPasswordCode, { account: none.username });
    expect(await lettersTo(`thief${shopperCount}@example.com`)).toHaveLength(0);
    await data(contract.register, {
      username: `bare_${shopperCount}`,
      password,
      email: `bare${shopperCount}@example.com`,
    });
    const { userinfo } = await data(contract.login, { account: `bare_${shopperCount}`, password });
    expect((await refusal(recovery.mailPaymentResetCode, {}, userinfo)).refusal).toBe('payment_code_missing');
    await data(contract.setPaymentCode, { newpassword: '246810' }, userinfo);
    expect((await refusal(recovery.mailPaymentResetCode, {}, userinfo)).refusal).toBe('email_untrusted');
    await data(recovery.mailPasswordCode, { account: `bare_${shopperCount}` });
    expect(await lettersTo(`bare${shopperCount}@example.com`)).toHaveLength(0);
    expect((await refusal(recovery.mailPaymentResetCode, {}, {})).refusal).toBe('not_signed_in');
  });

  it('never stores the code in clear text', async () => {
    const me = await newShopper();
    await data(recovery.mailPaymentResetCode, {}, me);
    const code = await codeTo(me.email);
    const { rows: stored } = await db.pool.query(
      'select m::text from mails m union all select c::text from mail_codes c union all select j::text from pgboss.job j',
    );
    expect(stored.filter((row) => String(Object.values(row)[0]).includes(code))).toEqual([]);
  });
});

describe('a forgotten login password', () => {
  it('is reset with the mailed code, which ends every session', async () => {
    const me = await newShopper();
    await data(recovery.mailPasswordCode, { account: me.email }, { locale: 'ja' });
    expect((await lastTo(me.email)).subject).toBe('パスワードを再設定するためのコード');
    const code = await codeTo(me.email);
    expect(
      (
        await refusal(recovery.resetPassword, {
          account: me.username,
          code,
          newpassword: 'new-lantern',
          repPwd: 'other',
        })
      ).refusal,
    ).toBe('passwords_differ');
    await data(recovery.resetPassword, {
      account: me.username,
      code,
      newpassword: 'new-lantern',
      repPwd: 'new-lantern',
    });
    expect((await refusal(contract.getUserInfo, {}, me)).refusal).toBe('not_signed_in');
    expect((await refusal(contract.login, { account: me.username, password })).refusal).toBe('wrong_credentials');
    await data(contract.login, { account: me.username, password: 'new-lantern' });
    expect((await credentialChangesOf(db.read, me.id)).recoveredAt).not.toBeNull();
  });

  it('does not reveal which accounts exist', async () => {
    const me = await newShopper();
    const [known, unknown] = [
      await call(recovery.mailPasswordCode, { account: me.username }),
      await call(recovery.mailPasswordCode, { account: 'nobody-at-all' }),
    ];
    expect({ ...known.body, time: 0 }).toEqual({ ...unknown.body, time: 0 });
    const code = wrongFor(await codeTo(me.email));
    const tries = await Promise.all(
      [me.username, 'nobody-at-all'].map((account) =>
        refusal(recovery.resetPassword, { account, code, newpassword: 'new-lantern' }),
      ),
    );
    expect({ ...tries[0], request_id: '', time: 0 }).toEqual({ ...tries[1], request_id: '', time: 0 });
  });

  it('cannot be changed through the old endpoint without the old password', async () => {
    const me = await newShopper();
    expect((await refusal(contract.changePassword, { mobile: me.username, newpassword: 'new-lantern' })).refusal).toBe(
      'password_reset_closed',
    );
  });
});

describe('the e-mail address', () => {
  it('is replaced with the login password and a code, not by a session alone', async () => {
    const me = await newShopper();
    const next = `new-${me.email}`;
    expect((await refusal(recovery.mailEmailCode, { email: next, password: 'wrong-one' }, me)).refusal).toBe(
      'password_wrong',
    );
    expect((await refusal(recovery.mailEmailCode, { email: 'nowhere', password }, me)).refusal).toBe('email_invalid');
    await data(recovery.mailEmailCode, { email: next, password }, me);
    const code = await codeTo(next);
    expect((await refusal(recovery.confirmEmail, { code: wrongFor(code) }, me)).refusal).toBe('mail_code_wrong');
    await data(recovery.confirmEmail, { code }, me);
    expect(await data(recovery.emailState, {}, me)).toEqual({ email: next, confirmed: 1, open: 1 });
    expect((await credentialChangesOf(db.read, me.id)).recoveredAt).not.toBeNull();
    expect((await refusal(contract.profile, { email: 'thief@example.com' }, me)).refusal).toBe('email_guarded');
    expect((await refusal(contract.profile, { email: '' }, me)).refusal).toBe('email_guarded');
    await data(contract.profile, { email: next, nickname: 'Nok' }, me);
  });

  it('cannot be that of another shopper, which is shown only to its owner', async () => {
    const [me, other] = [await newShopper(), await newShopper()];
    expect(await data(recovery.mailEmailCode, { email: other.email, password }, me)).toMatchObject({ minutes: 15 });
    expect((await refusal(recovery.confirmEmail, { code: await codeTo(other.email) }, me)).refusal).toBe('email_taken');
  });
});

describe('sessions', () => {
  it('are listed and ended only by their owner', async () => {
    const [me, other] = [await newShopper(), await newShopper()];
    const { userinfo: second } = await data(contract.login, { account: me.username, password });
    const { list } = await data(sessions.ownSessions, {}, me);
    expect(list.map(({ current }) => current)).toEqual([1, 0]);
    for (const id of [list[1]!.id, 'nonsense'])
      expect((await refusal(sessions.endOwnSession, { id }, other)).refusal).toBe('session_not_found');
    await data(sessions.endOwnSession, { id: list[1]!.id }, me);
    expect((await refusal(contract.getUserInfo, {}, second)).refusal).toBe('not_signed_in');
    await data(contract.login, { account: me.username, password });
    expect(await data(sessions.endOtherSessions, {}, me)).toEqual({ ended: 1 });
    expect((await data(sessions.ownSessions, {}, me)).list).toHaveLength(1);
    expect((await data(sessions.ownSessions, {}, other)).list).toHaveLength(1);
  });
});

describe('an installation without a mail server that is no demo', () => {
  it('refuses requests of mailed codes', async () => {
    const closed = await anotherApp(db, { mail: { demo: false } });
    const me = await newShopper();
    expect((await closed.refusal(recovery.mailPaymentResetCode, {}, me)).refusal).toBe('mail_closed');
    for (const account of [me.username, 'nobody-at-all'])
      expect((await closed.refusal(recovery.mailPasswordCode, { account })).refusal).toBe('mail_closed');
    expect((await closed.data(recovery.emailState, {}, me)).open).toBe(0);
  });
});
