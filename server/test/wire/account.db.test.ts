import { describe, expect, it } from 'vitest';
import { upload } from '../build-upload.ts';
import { signedOut, toast } from './client.ts';
import { language, listOf, userInfo } from './shapes.ts';
import { wireWorld } from './world.ts';

const { app, visitor, shopper } = await wireWorld();

let people = 0;
/** A form as existing clients send it: `quhao` from their list, an e-mail address or nothing. */
function newForm() {
  people += 1;
  return {
    username: `linh_${people}`,
    nickname: 'Linh',
    password: 'lantern-42',
    repPwd: 'lantern-42',
    mobile: `09123456${10 + people}`,
    quhao: '84',
    email: `linh${people}@example.org`,
  };
}

async function registered() {
  const form = newForm();
  const client = visitor();
  await client.post('/api/user/register', form);
  return { form, client };
}

describe('an account', () => {
  it('is created, and signs in by name, mobile number or e-mail address', async () => {
    const { form, client } = await registered();
    for (const account of [form.username, form.mobile, form.email]) {
      client.token = null;
      await client.login(account, form.password);
      expect(userInfo.parse(await client.get('/api/user/getUserInfo'))).toMatchObject({
        username: form.username,
        email: form.email,
        money: '0.00',
        have_pay: 0,
        lang: null,
      });
    }
  });

  it('needs no e-mail address, and accepts digits as a number', async () => {
    const form = { ...newForm(), email: undefined, mobile: 912_345_698, quhao: 84 };
    const client = visitor();
    await client.post('/api/user/register', form);
    await client.login(form.username, form.password);
    expect(userInfo.parse(await client.get('/api/user/getUserInfo')).email).toBe('');
  });

  it('is refused with a toast in the shopper’s language', async () => {
    const { form } = await registered();
    const texts = new Set<unknown>();
    for (const lang of ['en', 'zh-CN', 'ri', 'han', 'tai']) {
      const client = visitor(lang);
      const taken = await client.postFailure('/api/user/register', form);
      const wrong = await client.postFailure('/api/user/login', { account: `nobody_${lang}`, password: 'wrong' });
      for (const failed of [taken, wrong]) expect(failed).toMatchObject({ ...toast, msg: expect.stringMatching(/./) });
      texts.add(wrong.msg);
    }
    expect(texts.size).toBe(5);
    expect(await visitor().postFailure('/api/user/register', { ...newForm(), repPwd: 'different' })).toMatchObject(
      toast,
    );
    expect(await visitor().postFailure('/api/user/register', { ...newForm(), mobile: '', username: '' })).toMatchObject(
      toast,
    );
  });

  it('is asked for its mobile number where the form has none', async () => {
    expect(await visitor().postFailure('/api/user/register', { ...newForm(), mobile: '' })).toMatchObject({
      ...toast,
      msg: 'A mobile number is missing. Please enter yours.',
    });
  });

  it('signs out by a post without a body, also with an ended session', async () => {
    const { client } = await shopper();
    await client.post('/api/user/logout?lang=zh-cn');
    expect(await client.getFailure('/api/user/getUserInfo')).toMatchObject(signedOut);
    await client.post('/api/user/logout?lang=zh-cn');
    client.token = null;
    await client.post('/api/user/logout?lang=zh-cn');
  });

  it('changes its password with the old one, which ends the session', async () => {
    const { form, client } = await registered();
    await client.login(form.username, form.password);
    await client.post('/api/user/resetpwd', {
      mobile: form.mobile,
      oldpassword: form.password,
      newpassword: 'new-lantern',
    });
    expect(await client.getFailure('/api/user/getUserInfo')).toMatchObject(signedOut);
    client.token = null;
    expect(
      await client.postFailure('/api/user/login', { account: form.username, password: form.password }),
    ).toMatchObject(toast);
    await client.login(form.username, 'new-lantern');
  });

  it('sets a payment code of six digits, first and again', async () => {
    const { form, client } = await registered();
    await client.login(form.username, form.password);
    await client.post('/api/user/resetPay', { newpassword: '135790', is_verify: '0' });
    expect(userInfo.parse(await client.get('/api/user/getUserInfo')).have_pay).toBe(1);
    await client.post('/api/user/resetPay', { newpassword: '907315', oldpassword: '135790', is_verify: '1' });
    await client.post('/api/user/verify_pay', { password_pay: '907315' });
    for (const newpassword of ['12345', '123456', 'abcdef', ''])
      expect(
        await client.postFailure('/api/user/resetPay', { newpassword, oldpassword: '907315', is_verify: '1' }),
      ).toMatchObject(toast);
  });

  it('shows an uploaded picture, and refuses another URL', async () => {
    const { client, token } = await shopper();
    await client.post('/api/user/profile', { avatar: await upload(app, token) });
    expect(userInfo.parse(await client.get('/api/user/getUserInfo')).avatar).toMatch(/^\/files\//);
    expect(await client.postFailure('/api/user/profile', { avatar: 'https://example.org/me.png' })).toMatchObject(
      toast,
    );
    await client.post('/api/user/profile', { nickname: 'Linh', gender: 0, birthday: '', bio: '' });
  });
});

describe('languages', () => {
  it('are five with the names that clients have messages for, with paging or without', async () => {
    const client = visitor();
    for (const params of [{}, { page: 1, limit: 10 }]) {
      const { list } = listOf(language).parse(await client.get('/api/user/language_list', params));
      expect(list.map(({ file_name }) => file_name)).toEqual(['en', 'zh-CN', 'ri', 'han', 'tai']);
      expect(list.filter(({ is_default }) => is_default === 1)).toHaveLength(1);
    }
    expect(listOf(language).parse(await client.get('/api/user/language_list', { page: 2, limit: 10 })).list).toEqual(
      [],
    );
  });

  it('are stored for a shopper, and accepted from a visitor', async () => {
    const { list } = listOf(language).parse(await visitor().get('/api/user/language_list'));
    const { client } = await shopper();
    for (const { id, file_name } of list) {
      await visitor().get('/api/user/set_language', { lang_id: id, lang: file_name });
      await client.get('/api/user/set_language', { lang_id: id });
      expect(userInfo.parse(await client.get('/api/user/getUserInfo')).lang).toMatchObject({ id, file_name });
    }
    expect(await client.getFailure('/api/user/set_language', { lang_id: 42 })).toMatchObject(toast);
  });
});
