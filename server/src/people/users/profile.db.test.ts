import { locales, wireNames } from '@tradewind/contract/base/locales';
import { correctBirthday, deskUserById } from '@tradewind/contract/people/desk/users';
import * as contract from '@tradewind/contract/people/users';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const { call, clock, data, refusal } = await testApp(db);

let shopperCount = 0;
async function newShopper() {
  shopperCount += 1;
  const username = `ken_${shopperCount}`;
  const { id } = await data(contract.register, { username, password: 'lantern-42', email: `${username}@example.com` });
  const { userinfo } = await data(contract.login, { account: username, password: 'lantern-42' });
  return { id, username, token: userinfo.token };
}

const deskOf = async (role: 'support' | 'finance') => (await buildOperator(db, [role], { now: clock.now() })).token;

describe('user info', () => {
  it('requires a session', async () => {
    expect((await refusal(contract.getUserInfo, {})).status).toBe(401);
  });

  it('shows the balance as decimal text', async () => {
    const { token } = await buildShopper(db, { balance: 123_456_789n, now: clock.now() });
    expect((await data(contract.getUserInfo, {}, { token })).money).toBe('1234567.89');
    await expectCleanBooks(db);
  });
});

describe('personal data', () => {
  it('changes only the fields that are sent', async () => {
    const { username, token } = await newShopper();
    await data(contract.profile, { nickname: '健太' }, { token });
    await data(contract.profile, {}, { token });
    expect(await data(contract.getUserInfo, {}, { token })).toMatchObject({
      username,
      nickname: '健太',
      email: `${username}@example.com`,
    });
    await data(contract.profile, { email: '' }, { token });
    expect((await data(contract.getUserInfo, {}, { token })).email).toBe('');
  });

  it('keeps names unique and ignores fields that a shopper must not set', async () => {
    const [one, other] = [await newShopper(), await newShopper()];
    expect((await refusal(contract.profile, { username: one.username.toUpperCase() }, other)).refusal).toBe(
      'username_taken',
    );
    expect((await refusal(contract.profile, { email: `${one.username}@EXAMPLE.com` }, other)).refusal).toBe(
      'email_taken',
    );
    expect((await refusal(contract.profile, { email: 'nowhere' }, other)).refusal).toBe('email_invalid');
    expect((await refusal(contract.profile, { nickname: '  ' }, other)).refusal).toBe('bad_request');
    await data(contract.profile, { id: one.id, money: '999.00', password_hash: 'x', user_id: one.id } as never, other);
    expect(await data(contract.getUserInfo, {}, other)).toMatchObject({
      id: other.id,
      username: other.username,
      money: '0.00',
    });
  });
});

describe('languages', () => {
  it('are five, by their standard tags, with that of the installation as default', async () => {
    const { list, total, count } = await data(contract.languageList, {});
    expect(list.map(({ id }) => id)).toEqual([...locales]);
    expect(list.map(({ file_name }) => file_name)).toEqual(['en', 'zh-CN', 'ri', 'han', 'tai']);
    expect(list.filter(({ is_default }) => is_default === 1).map(({ id }) => id)).toEqual(['en']);
    expect([total, count]).toEqual([5, 5]);
    expect((await data(contract.languageList, { page: 2, limit: 10 })).list).toEqual([]);
  });

  it('are stored in either spelling', async () => {
    const { token } = await newShopper();
    for (const locale of locales) {
      for (const input of [
        { lang_id: locale },
        { lang_id: wireNames[locale] },
        { lang: locale },
        { lang: wireNames[locale].toUpperCase() },
        { lang_id: locale, lang: wireNames[locale] },
      ]) {
        await data(contract.setLanguage, { lang: 'en' }, { token });
        await data(contract.setLanguage, input, { token });
        expect((await data(contract.getUserInfo, {}, { token })).lang).toMatchObject({
          id: locale,
          locale,
          file_name: wireNames[locale],
        });
      }
    }
  });

  it('are not stored for visitors, and unknown ones are refused', async () => {
    const { token } = await newShopper();
    expect((await call(contract.setLanguage, { lang_id: 'ja', lang: 'ri' })).body.code).toBe(1);
    expect((await data(contract.getUserInfo, {}, { token })).lang).toBeNull();
    for (const input of [{}, { lang_id: 'vn' }, { lang_id: '2', lang: 'klingon' }, { lang: '__proto__' }]) {
      for (const options of [{}, { token }])
        expect((await refusal(contract.setLanguage, input, options)).refusal).toBe('language_unknown');
    }
  });
});

describe('names', () => {
  it('cannot be probed without limit', async () => {
    const [known, curious] = [await newShopper(), await newShopper()];
    const answers: string[] = [];
    for (let tries = 0; tries < 30; tries += 1) {
      const { body } = await call(
        contract.profile,
        { email: tries % 2 ? `${known.username}@example.com` : `nobody${tries}@example.com` },
        curious,
      );
      answers.push('refusal' in body ? body.refusal : 'saved');
    }
    expect(answers.slice(0, 4)).toEqual(['saved', 'email_taken', 'saved', 'email_taken']);
    expect(answers.slice(-5)).toEqual(Array(5).fill('too_many_requests'));
    expect(await call(contract.profile, { nickname: 'Curious' }, curious)).toMatchObject({ body: { code: 1 } });
  });
});

describe('the birthday', () => {
  const birthdayOf = async (token: string) => (await data(contract.getUserInfo, {}, { token })).birthday;

  it('is entered once, and stays through what is saved later', async () => {
    const { token } = await newShopper();
    expect(await birthdayOf(token)).toBe('');
    await data(contract.profile, { birthday: '1990-02-28' }, { token });
    await data(contract.profile, { birthday: '', nickname: 'Ken' }, { token });
    expect(await birthdayOf(token)).toBe('1990-02-28');
    expect(await refusal(contract.profile, { birthday: '1991-02-28', nickname: 'No' }, { token })).toMatchObject({
      refusal: 'birthday_fixed',
      fields: ['birthday'],
    });
    expect(await data(contract.getUserInfo, {}, { token })).toMatchObject({ birthday: '1990-02-28', nickname: 'Ken' });
  });

  it('may be sent again unchanged', async () => {
    const { token } = await newShopper();
    await data(contract.profile, { birthday: '1990-02-28' }, { token });
    await data(contract.profile, { birthday: '1990-02-28' }, { token });
    expect(await birthdayOf(token)).toBe('1990-02-28');
  });

  it.each(['2023-02-30', '1990-13-01', '28.02.1990', '1790-01-01', '2999-01-01', '1990-2-1', '0000-00-00'])(
    'is not %s',
    async (birthday) => {
      const { token } = await newShopper();
      expect((await refusal(contract.profile, { birthday }, { token })).refusal).toBe('birthday_invalid');
      expect(await birthdayOf(token)).toBe('');
    },
  );

  it('is not the day of a small child', async () => {
    const { token } = await newShopper();
    const birthday = `${clock.now().getUTCFullYear() - 5}-01-01`;
    expect((await refusal(contract.profile, { birthday }, { token })).refusal).toBe('birthday_invalid');
  });

  it('is corrected by customer service, or opened for another entry', async () => {
    const { id, token } = await newShopper();
    await data(contract.profile, { birthday: '1990-02-28' }, { token });
    const desk = await deskOf('support');
    const reason = 'Showed the passport, the month was wrong';
    await data(correctBirthday, { id, birthday: '1990-03-28', reason }, { desk });
    expect(await data(deskUserById, { id }, { desk })).toMatchObject({ birthday: '1990-03-28' });
    await data(correctBirthday, { id, reason }, { desk });
    await data(contract.profile, { birthday: '1990-04-28' }, { token });
    expect(await birthdayOf(token)).toBe('1990-04-28');
  });

  it('is not touched by operators of other roles', async () => {
    const { id, token } = await newShopper();
    await data(contract.profile, { birthday: '1990-02-28' }, { token });
    const desk = await deskOf('finance');
    const input = { id, birthday: '1990-03-28', reason: 'Because I can' };
    expect((await refusal(correctBirthday, input, { desk })).refusal).toBe('desk_forbidden');
    expect(await birthdayOf(token)).toBe('1990-02-28');
  });
});
