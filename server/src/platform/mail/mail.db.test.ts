import { deskMail, deskMails, sendMailAgain } from '@tradewind/contract/platform/desk/mails';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { setPhrase } from '@tradewind/contract/operations/service-live';
import { expect, it } from 'vitest';
import { testApp, testSecret } from '../../../test/app.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later, minute } from '../../base/clock/clock.ts';
import { openMailer, type MailPort } from './index.ts';
import { sendDueMails } from './send-due-mails.ts';
import type { OutgoingMail } from './mail-port.ts';

const db = await testDatabase();
const sent: OutgoingMail[] = [];
let down = false;
const port: MailPort = {
  async send(mail) {
    if (down) throw new Error('421 come back later');
    sent.push(mail);
  },
};
const { app, clock, data, deps, refusal } = await testApp(db, { mail: { port, demo: false } });
const mails = openMailer({ jobs: deps.jobs, secret: testSecret }, { port, demo: false });
/** The phrases of shoppers as sending finds them, by account. */
const phrases = new Map<string, string>();
const send = () =>
  sendDueMails({
    ...deps,
    port,
    secret: testSecret,
    shopUrl: 'https://shop.example',
    findPhrase: async (_read, userId) => phrases.get(userId) ?? '',
    log: app.log,
  });
/** A shopper with an anti-phishing phrase and a confirmed address. */
async function shopperWithPhrase(phrase: string, email: string) {
  const { id, token } = await buildShopper(db, { now: clock.now() });
  await db.kysely.updateTable('users').set({ email, email_confirmed_at: clock.now() }).where('id', '=', id).execute();
  await data(setPhrase, { phrase }, { token });
  return id;
}
const letter = {
  subject: 'Hello\r\nBcc: thief@example.com',
  paragraphs: ['<b>Bold</b> & "quoted"'],
  action: { path: '/orderInfo/1', label: 'See the order' },
};
/** Signs in a new operator, because the tests move the clock by days. */
const signInOperator = async (role: OperatorRole = 'support') => ({
  desk: (await buildOperator(db, [role], { now: clock.now() })).token,
});
const write = (to: string, more: object = {}) =>
  db.transact((tx) =>
    mails.write(tx, [{ userId: null, to, locale: 'en', template: 'test', letter, ...more }], clock.now()),
  );
const stored = async (to: string) => (await data(deskMails, { q: to }, await signInOperator())).list[0]!;

it('sends a mail once, escaped, and deletes its code afterwards', async () => {
  await write('ann@example.com', { code: '123456' });
  expect((await stored('ann@example.com')).state).toBe('waiting');
  await Promise.all([send(), send(), send()]);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: 'ann@example.com', subject: 'Hello Bcc: thief@example.com' });
  expect(sent[0]!.text).toContain('123456');
  expect(sent[0]!.text).toContain('https://shop.example/orderInfo/1');
  expect(sent[0]!.html).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;quoted&quot;');
  const { id, state } = await stored('ann@example.com');
  expect(state).toBe('sent');
  expect((await data(deskMail, { id }, await signInOperator('admin'))).text).not.toContain('123456');
});

it('retries with pauses, gives up, and starts over on an operator’s request', async () => {
  down = true;
  await write('ben@example.com');
  await send();
  expect(await stored('ben@example.com')).toMatchObject({ state: 'waiting', tries: 1, failure: '421 come back later' });
  await send();
  expect((await stored('ben@example.com')).tries).toBe(1);
  for (let tries = 1; tries < 10; tries += 1) {
    clock.advance(day);
    await send();
  }
  const { id, state } = await stored('ben@example.com');
  expect(state).toBe('failed');
  down = false;
  expect((await refusal(sendMailAgain, { id }, await signInOperator('finance'))).refusal).toBe('desk_forbidden');
  expect((await data(sendMailAgain, { id }, await signInOperator())).state).toBe('waiting');
  await send();
  expect(sent.filter(({ to }) => to === 'ben@example.com')).toHaveLength(1);
  expect((await refusal(sendMailAgain, { id }, await signInOperator())).refusal).toBe('mail_not_failed');
});

it('never sends an expired code', async () => {
  await write('eve@example.com', { code: '123456', goodUntil: later(clock.now(), 15 * minute) });
  clock.advance(16 * minute);
  await send();
  expect(sent.some(({ to }) => to === 'eve@example.com')).toBe(false);
  const { id, state } = await stored('eve@example.com');
  expect(state).toBe('failed');
  expect((await data(deskMail, { id }, await signInOperator())).text).not.toContain('123456');
  expect((await refusal(sendMailAgain, { id }, await signInOperator())).refusal).toBe('mail_not_failed');
});

it('shows the reader’s phrase, escaped', async () => {
  const { id: userId } = await buildShopper(db, { now: clock.now() });
  phrases.set(userId, 'blue <kettle>');
  await write('fay@example.com', { userId });
  await write('other@example.com');
  await send();
  const to = (address: string) => sent.find((mail) => mail.to === address)!;
  expect(to('fay@example.com').text).toMatch(/^Your phrase: blue <kettle>\n/);
  expect(to('fay@example.com').html).toContain('Your phrase: blue &lt;kettle&gt;');
  expect(to('other@example.com').text).not.toContain('phrase');
});

it('does not show the phrase to operators', async () => {
  const userId = await shopperWithPhrase('green lamp', 'gil@example.com');
  await write('gil@example.com', { userId });
  const { id } = await stored('gil@example.com');
  const { text } = await data(deskMail, { id }, await signInOperator('admin'));
  expect(text).toContain('Your phrase: ••••••');
});
