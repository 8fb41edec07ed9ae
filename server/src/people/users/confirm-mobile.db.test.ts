import * as recovery from '@tradewind/contract/people/recovery';
import * as contract from '@tradewind/contract/people/users';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountActs, password } from '../../../test/account-acts.ts';
import { anotherApp, testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { openMailbox } from '../../../test/mailbox.ts';
import { minute } from '../../base/clock/clock.ts';
import type { OutgoingText } from '../../platform/mail/index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { clock, data, refusal } = test;
const { newShopper, signIn } = accountActs(test);

beforeEach(() => db.kysely.deleteFrom('throttles').execute());

/** The code of the latest text message, as the outbox of a demo shows it. */
async function codeTo(number: string): Promise<string> {
  const { lastTo } = await openMailbox(test);
  return /\b\d{6}\b/.exec((await lastTo(number)).text)![0];
}

async function newSession(more: Parameters<typeof newShopper>[0] = {}) {
  const { username, id } = await newShopper(more);
  return { username, id, me: { token: (await signIn(username)).token } };
}

const ask = { mobile: '081 234 5678', quhao: '66', password };

describe('a mobile number', () => {
  it('is confirmed with the code of a text message, in E.164, and signs in then', async () => {
    const { id, me } = await newSession();
    expect(await data(recovery.mobileState, {}, me)).toEqual({ mobile: '', confirmed: 0, open: 1 });
    expect(await data(recovery.textMobileCode, ask, me)).toEqual({ sent_to: '+66812345678', minutes: 15 });
    expect((await data(recovery.mobileState, {}, me)).mobile).toBe('');
    await data(recovery.confirmMobile, { code: await codeTo('+66812345678') }, me);
    expect(await data(recovery.mobileState, {}, me)).toEqual({ mobile: '+66812345678', confirmed: 1, open: 1 });
    expect((await data(contract.getUserInfo, {}, me)).mobile).toBe('+66812345678');
    expect((await signIn('0812345678')).id).toBe(id);
  });

  it('of the registration is not confirmed by itself, and is replaced with its proof', async () => {
    const { me } = await newSession({ mobile: '0955555551', quhao: '84' });
    expect(await data(recovery.mobileState, {}, me)).toMatchObject({ mobile: '+84955555551', confirmed: 0 });
    await data(recovery.textMobileCode, { mobile: '+84955555552', password }, me);
    await data(recovery.confirmMobile, { code: await codeTo('+84955555552') }, me);
    expect(await data(recovery.mobileState, {}, me)).toMatchObject({ mobile: '+84955555552', confirmed: 1 });
  });

  it('needs the password, and a number that exists', async () => {
    const { me } = await newSession();
    expect(await refusal(recovery.textMobileCode, { ...ask, password: 'lantern-43' }, me)).toMatchObject({
      refusal: 'password_wrong',
      fields: ['password'],
    });
    for (const mobile of ['12', '+66 1', 'not a number', '0812345678 ext 1'])
      expect((await refusal(recovery.textMobileCode, { ...ask, mobile }, me)).fields).toEqual(['mobile']);
  });

  it('of somebody else stays theirs, which only whoever holds the phone is told', async () => {
    await newSession({ mobile: '0966666661', quhao: '84' });
    const { me } = await newSession();
    await data(recovery.textMobileCode, { mobile: '+84966666661', password }, me);
    const code = await codeTo('+84966666661');
    expect((await refusal(recovery.confirmMobile, { code }, me)).refusal).toBe('mobile_taken');
    expect((await data(recovery.mobileState, {}, me)).mobile).toBe('');
  });

  it('is not confirmed by a wrong, late or foreign code, nor by one that was mailed', async () => {
    const { me } = await newSession();
    const stranger = await newSession();
    await data(recovery.textMobileCode, { mobile: '+84977777701', password }, me);
    const code = await codeTo('+84977777701');
    expect((await refusal(recovery.confirmMobile, { code: code === '111222' ? '222111' : '111222' }, me)).refusal).toBe(
      'mail_code_wrong',
    );
    expect((await refusal(recovery.confirmMobile, { code }, stranger.me)).refusal).toBe('mail_code_wrong');
    expect((await refusal(recovery.confirmEmail, { code }, me)).refusal).toBe('mail_code_wrong');
    clock.advance(16 * minute);
    expect((await refusal(recovery.confirmMobile, { code }, me)).refusal).toBe('mail_code_wrong');
  });

  it('gets few messages, from one account and from many', async () => {
    const { me } = await newSession();
    const text = (number: string, who: { token: string }) =>
      test.call(recovery.textMobileCode, { mobile: number, password }, who).then(({ body }) => body.code);
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await text(`+8498888880${n}`, me));
    expect(answers).toContain(0);

    await db.kysely.deleteFrom('throttles').execute();
    const toOne = [];
    for (let n = 0; n < 8; n += 1) {
      const { me: other } = await newSession();
      toOne.push(await text('+84988888899', other));
    }
    expect(toOne).toContain(0);
  });

  it('is sent to the service of the installation, and to nobody without one', async () => {
    const sent: OutgoingText[] = [];
    const textPort = { send: async (message: OutgoingText) => void sent.push(message) };
    const served = await anotherApp(db, { mail: { textPort, demo: false } });
    const { me } = await newSession();
    await served.data(recovery.textMobileCode, { mobile: '+84999999901', password }, me);
    await served.deliver();
    expect(sent).toHaveLength(1);
    expect(sent[0]!.to).toBe('+84999999901');
    const code = /\b\d{6}\b/.exec(sent[0]!.text)![0];
    await served.data(recovery.confirmMobile, { code }, me);

    const silent = await anotherApp(db, { mail: { demo: false } });
    expect((await silent.refusal(recovery.textMobileCode, ask, me)).refusal).toBe('texts_closed');
    expect((await silent.data(recovery.mobileState, {}, me)).open).toBe(0);
  });
});
