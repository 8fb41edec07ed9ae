import * as changes from '@tradewind/contract/platform/desk/changes';
import { deskMail, deskMails } from '@tradewind/contract/platform/desk/mails';
import * as contract from '@tradewind/contract/platform/desk/operators';
import { expect, it } from 'vitest';
import { anotherApp, testApp } from '../../../test/app.ts';
import { codeNow } from '../../../test/authenticator.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { applyChangesAtOnce } from '../../../test/changes.ts';
import { testDatabase } from '../../../test/database.ts';
import { openMailbox } from '../../../test/mailbox.ts';
import { hour, minute, second } from '../../base/clock/clock.ts';
import { addOperator, resetOperator } from './index.ts';

const db = await testDatabase();
const app = await testApp(db);
const { clock, data, refusal, deps } = app;
await applyChangesAtOnce(db);
const admin = await buildOperator(db, ['admin']);
const other = await buildOperator(db, ['admin']);
const reason = 'Joins the team';
const password = 'correct horse battery';
const tokenIn = (text: string) => /\/console\/login#(\S+)/.exec(text)![1]!;
const auditLog = () => db.read.selectFrom('audit_log').selectAll().execute();

it('lets an invited operator set password and codes through a mailed link that the inviter never sees', async () => {
  const { lastTo } = await openMailbox(app);
  const email = 'New.Person@desk.example';
  const invitation = { email, name: 'New Person', roles: ['support' as const], reason };
  const invited = await data(contract.addOperator, invitation, { desk: admin.token });
  const approved = await data(changes.approveChange, { id: invited.id }, { desk: other.token });
  expect(approved).toMatchObject({ state: 'applied', approved_by: other.name });
  const token = tokenIn((await lastTo(email)).text);

  const shown = JSON.stringify([invited, approved, await auditLog()]);
  expect(shown).not.toContain(token);
  expect(shown).not.toMatch(/password_hash|once_password/);
  const stored = await db.read.selectFrom('operator_links').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  const { letter } = await db.read
    .selectFrom('mails')
    .select('letter')
    .where('template', '=', 'desk.link')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(letter)).not.toContain(token);

  expect((await refusal(contract.deskSignIn, { email, password: '' })).refusal).toBe('bad_request');
  expect((await refusal(contract.deskSignIn, { email, password })).refusal).toBe('desk_sign_in_wrong');
  const { ticket, secret, uri, name } = await data(contract.deskOpenLink, { token });
  expect(name).toBe('New Person');
  expect(uri).toMatch(/^otpauth:\/\/totp\/Tradewind:.*secret=/);
  expect((await refusal(contract.deskEnrol, { ticket, code: '000000', password })).refusal).toBe('desk_code_wrong');
  const short = { ticket, code: codeNow(clock, secret), password: 'too short' };
  expect((await refusal(contract.deskEnrol, short)).refusal).toBe('desk_password_weak');

  const enrol = { ticket, code: codeNow(clock, secret), password };
  const answers = await Promise.all([1, 2].map(() => app.call(contract.deskEnrol, enrol)));
  expect(answers.map(({ body }) => body.code).sort()).toEqual([0, 1]);
  expect((await refusal(contract.deskOpenLink, { token })).refusal).toBe('desk_link_over');
  // The code used for the setup is not valid again.
  expect((await refusal(contract.deskSignIn, { email, password, code: enrol.code })).refusal).toBe(
    'desk_sign_in_wrong',
  );
  clock.advance(31 * second);
  expect(await data(contract.deskSignIn, { email, password, code: codeNow(clock, secret) })).toMatchObject({
    operator: { name: 'New Person' },
  });
});

it('shows the token to nobody at the desk outside a demo', async () => {
  const real = await anotherApp(db, { mail: { demo: false, port: { send: async () => undefined } } });
  const { list } = await real.data(deskMails, { q: 'New.Person@desk.example' }, { desk: admin.token });
  const link = list.find(({ template }) => template === 'desk.link')!;
  const { text } = await real.data(deskMail, { id: link.id }, { desk: admin.token });
  expect(text).toContain('#••••••');
});

it('refuses expired, replaced and unknown links, and tickets that were replaced or took too long', async () => {
  const email = 'slow@desk.example';
  const old = tokenIn(await addOperator(deps, { email, roles: ['support'] }));
  const opened = await data(contract.deskOpenLink, { token: old });
  const confirm = async ({ ticket, secret }: { ticket: string; secret: string }) =>
    (await refusal(contract.deskEnrol, { ticket, code: codeNow(clock, secret), password })).refusal;
  await data(contract.deskOpenLink, { token: old });
  expect(await confirm(opened)).toBe('desk_enrolment_over');
  const late = await data(contract.deskOpenLink, { token: old });
  clock.advance(11 * minute);
  expect(await confirm(late)).toBe('desk_enrolment_over');

  const waiting = await data(contract.deskOpenLink, { token: old });
  const fresh = tokenIn(await resetOperator(deps, email));
  expect(await confirm(waiting)).toBe('desk_enrolment_over');
  for (const token of [old, 'made-up']) {
    expect((await refusal(contract.deskOpenLink, { token })).refusal).toBe('desk_link_over');
  }
  clock.advance(48 * hour);
  expect((await refusal(contract.deskOpenLink, { token: fresh })).refusal).toBe('desk_link_over');
});

it('ends password, codes and sessions when a reset is applied, and mails the operator alone', async () => {
  const desk = { desk: (await buildOperator(db, ['admin'], { now: clock.now() })).token };
  const asOther = { desk: (await buildOperator(db, ['admin'], { now: clock.now() })).token };
  const finance = await buildOperator(db, ['finance'], { now: clock.now() });
  const { lettersTo } = await openMailbox(app);
  const reset = await data(contract.resetOperator, { id: finance.id, reason }, desk);
  expect(await data(contract.deskMe, {}, { desk: finance.token })).toMatchObject({ id: finance.id });
  const approved = await data(changes.approveChange, { id: reset.id }, asOther);
  expect(await refusal(contract.deskMe, {}, { desk: finance.token })).toMatchObject({ status: 401 });
  expect(JSON.stringify([reset, approved])).not.toContain('login#');
  const letters = await lettersTo(`${finance.id}@desk.example`);
  expect(letters.map(({ template }) => template)).toEqual(['desk.link']);
});
