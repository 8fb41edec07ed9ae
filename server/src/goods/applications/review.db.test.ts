import * as contract from '@tradewind/contract/goods/applications';
import * as desk from '@tradewind/contract/goods/desk/applications';
import { me } from '@tradewind/contract/goods/shop-desk/me';
import { shopTerms } from '@tradewind/contract/goods/shops';
import { notifications } from '@tradewind/contract/operations/notifications';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildApplication, tickAll } from '../../../test/build-application.ts';
import { moveToDesk } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import type { BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { openMailbox } from '../../../test/mailbox.ts';
import { day } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting } from '../../platform/settings/index.ts';
import { purgeDocuments } from './purge-documents.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, clock, data, deliver, deps, refusal } = test;
const [one, two, support] = await Promise.all(
  (['catalogue', 'admin', 'support'] as const).map(async (role) => ({
    desk: (await buildOperator(db, [role], { now: clock.now() })).token,
  })),
);
const { lastTo } = await openMailbox(test);

const see = (id: string) => data(desk.deskApplicationById, { id }, one);
async function approve(id: string, by = one) {
  const { revision } = await tickAll(test, id, by!);
  return data(desk.approveApplication, { id, revision }, by);
}
async function ask(id: string, text = 'Which register?') {
  const { revision } = await see(id);
  return data(desk.askApplicant, { id, revision, text }, one);
}
const kindsOf = async (reader: BuiltShopper) => {
  await deliver();
  return (await data(notifications, { limit: 100 }, { ...reader, locale: 'en' })).list.map(({ kind }) => kind);
};

describe('an approval', () => {
  it('opens the shop with its owner, its checked trader and public pictures', async () => {
    const { applicant, application } = await buildApplication(test);
    const { shop_id: shopId, state } = await approve(application.id);
    expect(state).toBe('approved');
    await moveToDesk(db, applicant.id);
    const member = await data(me, {}, { ...applicant, shop: shopId });
    expect(member.shop).toMatchObject({ id: shopId, name: application.shop_name, role: 'owner' });
    expect((await app.inject(member.shop.avatar)).statusCode).toBe(200);
    const { trader, checked_at } = await data(shopTerms, { mer_id: shopId }, {});
    expect([trader?.legal_name, checked_at !== null]).toEqual([application.legal_name, true]);
  });

  it('needs every entry of the checklist', async () => {
    const { application } = await buildApplication(test);
    const { id } = application;
    const { revision, checklist } = await see(id);
    expect((await refusal(desk.approveApplication, { id, revision }, one)).refusal).toBe('application_unchecked');
    for (const { entry } of checklist.slice(1))
      await data(desk.checkApplication, { id, revision, entry, checked: 1 }, one);
    expect((await refusal(desk.approveApplication, { id, revision }, one)).refusal).toBe('application_unchecked');
    const unknown = { id, revision, entry: 'star sign', checked: 1 };
    expect((await refusal(desk.checkApplication, unknown, one)).refusal).toBe('application_entry_unknown');
  });

  it('follows the checklist of the installation', async () => {
    const { application } = await buildApplication(test);
    await tickAll(test, application.id, one!);
    await db.transact((tx) =>
      setSetting(tx, 'applications.checklistLines', 'identity\nCalled them back', { by: null, at: clock.now() }),
    );
    const { checklist, revision } = await see(application.id);
    expect(checklist.map(({ entry, checked }) => [entry, checked])).toEqual([
      ['identity', 1],
      ['Called them back', 0],
    ]);
    const { id } = application;
    expect((await refusal(desk.approveApplication, { id, revision }, one)).refusal).toBe('application_unchecked');
    await approve(id);
  });

  it('happens once, whichever of two operators is first', async () => {
    const { application } = await buildApplication(test);
    const { id } = application;
    const { revision } = await tickAll(test, id, one!);
    const answers = await Promise.all([one, two].map((by) => test.call(desk.approveApplication, { id, revision }, by)));
    expect(answers.map(({ body }) => body.code).sort()).toEqual([0, 1]);
    const shops = await db.kysely.selectFrom('shops').select('id').where('slug', '=', application.slug).execute();
    expect(shops).toHaveLength(1);
  });

  it('and a refusal at once leave one of them', async () => {
    const { application } = await buildApplication(test);
    const { id } = application;
    const { revision } = await tickAll(test, id, one!);
    const answers = await Promise.all([
      test.call(desk.approveApplication, { id, revision }, one),
      test.call(desk.refuseApplication, { id, revision, reason: 'No' }, two),
    ]);
    expect(answers.map(({ body }) => body.code).sort()).toEqual([0, 1]);
    const shops = await db.kysely.selectFrom('shops').select('id').where('slug', '=', application.slug).execute();
    expect(shops).toHaveLength((await see(id)).state === 'approved' ? 1 : 0);
  });

  it('gets the same answer when it is repeated', async () => {
    const { application } = await buildApplication(test);
    const { revision } = await tickAll(test, application.id, one!);
    const repeat = { ...one, key: newId() };
    const input = { id: application.id, revision };
    const first = await data(desk.approveApplication, input, repeat);
    expect((await data(desk.approveApplication, input, repeat)).shop_id).toBe(first.shop_id);
  });

  it('of two applications for the same name opens one shop', async () => {
    const form = { slug: 'twin-lights', shop_name: 'Twin Lights' };
    const [left, right] = [
      await buildApplication(test, { form }),
      await buildApplication(test, { form: { ...form, slug: 'twinlights' } }),
    ];
    const ids = [left.application.id, right.application.id];
    const revisions = await Promise.all(ids.map(async (id) => (await tickAll(test, id, one!)).revision));
    const answers = await Promise.all(
      ids.map((id, index) => test.call(desk.approveApplication, { id, revision: revisions[index]! }, one)),
    );
    expect(answers.map(({ body }) => body.code).sort()).toEqual([0, 1]);
    expect(answers.map(({ body }) => ('refusal' in body ? body.refusal : null))).toContain('shop_slug_taken');
  });
});

describe('a question', () => {
  it('lets the applicant change and answer, and starts the checklist anew', async () => {
    const { applicant, application } = await buildApplication(test);
    const { id } = application;
    const before = await tickAll(test, id, one!);
    await ask(id);
    expect((await refusal(desk.approveApplication, { id, revision: before.revision }, one)).refusal).toBe(
      'application_not_possible',
    );
    await data(contract.changeApplication, { register: 'Companies House, Cardiff' }, applicant);
    const answered = await data(contract.answerQuestion, { text: 'Cardiff' }, applicant);
    expect([answered.state, answered.messages.map(({ by, text }) => [by, text])]).toEqual([
      'answered',
      [
        ['platform', 'Which register?'],
        ['applicant', 'Cardiff'],
      ],
    ]);
    for (const endpoint of [desk.approveApplication, desk.askApplicant, desk.refuseApplication])
      expect((await refusal(endpoint, { id, revision: before.revision, text: 'x', reason: 'x' }, one)).refusal).toBe(
        'application_changed',
      );
    const { revision, checklist } = await see(id);
    expect(checklist.every(({ checked }) => checked === 0)).toBe(true);
    expect((await refusal(desk.approveApplication, { id, revision }, one)).refusal).toBe('application_unchecked');
  });

  it('cannot be answered with a gap in the details', async () => {
    const { applicant, application } = await buildApplication(test);
    await ask(application.id);
    await data(contract.changeApplication, { legal_name: '' }, applicant);
    expect((await refusal(contract.answerQuestion, { text: 'There' }, applicant)).refusal).toBe(
      'application_incomplete',
    );
  });
});

describe('a refusal', () => {
  it('is read with its reason and starts again as a copy', async () => {
    const { applicant, application } = await buildApplication(test);
    const { id } = application;
    await data(desk.refuseApplication, { id, revision: (await see(id)).revision, reason: 'No such company' }, one);
    const { application: refused } = await data(contract.showApplication, {}, applicant);
    expect(refused).toMatchObject({ state: 'refused', reason: 'No such company', can: ['start'] });
    const copy = await data(contract.startApplication, {}, applicant);
    expect([copy.slug, copy.documents.length, copy.reason]).toEqual([application.slug, 1, '']);
    await data(contract.submitApplication, { terms_version: (await see(id)).terms_version }, applicant);
    expect((await see(copy.id)).earlier.map((row) => [row.id, row.reason])).toEqual([[id, 'No such company']]);
  });

  it('needs a reason, and a role', async () => {
    const { application } = await buildApplication(test);
    const input = { id: application.id, revision: (await see(application.id)).revision };
    expect((await refusal(desk.refuseApplication, { ...input, reason: ' ' }, one)).refusal).toBe('bad_request');
    expect((await refusal(desk.refuseApplication, { ...input, reason: 'No' }, support)).refusal).toBe('desk_forbidden');
    expect((await data(desk.deskApplicationById, { id: application.id }, support)).id).toBe(application.id);
  });
});

describe('the desk', () => {
  it('finds what waits, and searches', async () => {
    const { application } = await buildApplication(test);
    const find = async (input: object) =>
      (await data(desk.deskApplications, { limit: 100, ...input }, one)).list.map(({ id }) => id);
    expect(await find({ state: 'waiting', search: application.slug })).toEqual([application.id]);
    expect(await find({ state: 'approved', search: application.slug })).toEqual([]);
    expect(await find({ country: 'FR', search: application.slug })).toEqual([]);
  });

  it('warns of another shop with the same registration number', async () => {
    const number = { registration_number: 'HRB 4711' };
    const { application } = await buildApplication(test, { form: number });
    await approve(application.id);
    const { application: second } = await buildApplication(test, { form: { registration_number: 'hrb 4711' } });
    expect((await see(second.id)).same_number).toEqual([application.shop_name]);
  });

  it('records each act', async () => {
    const { application } = await buildApplication(test);
    await approve(application.id);
    const { list } = await data(auditLog, { subject: `application:${application.id}`, limit: 100 }, two);
    expect(list.map(({ act }) => act)).toContain('application.approved');
    expect(list.filter(({ act }) => act === 'application.checked')).toHaveLength(
      (await see(application.id)).checklist.length,
    );
  });
});

describe('the applicant', () => {
  it('is notified of each change, in the inbox and by mail', async () => {
    const { applicant, application } = await buildApplication(test);
    await deliver();
    const email = `${newId()}@example.com`;
    await db.kysely
      .updateTable('users')
      .set({ email, email_confirmed_at: clock.now() })
      .where('id', '=', applicant.id)
      .execute();
    await ask(application.id);
    await deliver();
    expect((await lastTo(email)).text).toContain('Which register?');
    await data(contract.answerQuestion, { text: 'That one' }, applicant);
    await approve(application.id);
    expect((await kindsOf(applicant)).toSorted()).toEqual([
      'application_answered',
      'application_approved',
      'application_question',
      'application_submitted',
    ]);
    expect((await lastTo(email)).text).toContain('/merchantEntry');
  });
});

describe('documents', () => {
  it('are deleted a year after the decision, unless a later application has them', async () => {
    const { applicant, application } = await buildApplication(test);
    const { applicant: other } = await buildApplication(test);
    await data(contract.withdrawApplication, {}, applicant);
    await data(contract.withdrawApplication, {}, other);
    await data(contract.startApplication, {}, other);
    clock.advance(366 * day);
    await purgeDocuments({ ...deps, clock });
    const used = await db.kysely
      .selectFrom('uploads')
      .select(['user_id', 'used_at'])
      .where('name', 'like', '%-document.%')
      .where('user_id', 'in', [applicant.id, other.id])
      .execute();
    expect(used.find((row) => row.user_id === applicant.id)!.used_at).toBeNull();
    expect(used.find((row) => row.user_id === other.id)!.used_at).not.toBeNull();
    const left = await db.kysely
      .selectFrom('application_documents')
      .select('id')
      .where('application_id', '=', application.id)
      .execute();
    expect(left).toEqual([]);
  });
});
