import * as contract from '@tradewind/contract/goods/applications';
import { deskApplications } from '@tradewind/contract/goods/desk/applications';
import { profile } from '@tradewind/contract/people/users';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildApplication, buildDraft, completeForm } from '../../../test/build-application.ts';
import { buildShop } from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { upload, uploadDocument } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, clock, data, refusal } = test;
const operator = await buildOperator(db, ['catalogue'], { now: clock.now() });
const terms = { terms_version: (await data(contract.showApplication, {}, await buildShopper(db))).terms.version };

describe('a draft', () => {
  it('keeps what was typed, field by field', async () => {
    const me = await buildShopper(db);
    expect((await data(contract.showApplication, {}, me)).application).toBeNull();
    await data(contract.startApplication, {}, me);
    await data(contract.changeApplication, { legal_name: ' Loom ', since: '1998' }, me);
    await data(contract.changeApplication, { city: 'York' }, me);
    const { application } = await data(contract.showApplication, {}, me);
    expect(application).toMatchObject({ state: 'draft', legal_name: 'Loom', since: '1998', city: 'York' });
  });

  it('is the only one of an account, also when started twice at once', async () => {
    const me = await buildShopper(db);
    const started = await Promise.all([1, 2, 3].map(() => data(contract.startApplication, {}, me)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
  });

  it('is seen by nobody else', async () => {
    const { application } = await buildDraft(test);
    expect((await data(contract.showApplication, {}, await buildShopper(db))).application).toBeNull();
    const { list } = await data(deskApplications, { limit: 100 }, { desk: operator.token });
    expect(list.map(({ id }) => id)).not.toContain(application.id);
  });

  it('takes own pictures and documents only', async () => {
    const { applicant } = await buildDraft(test);
    const other = await buildShopper(db);
    const [picture, document] = [await upload(app, other.token), await uploadDocument(app, other.token)];
    for (const avatar of [picture, 'https://example.org/x.webp', await uploadDocument(app, applicant.token)])
      expect((await refusal(contract.changeApplication, { avatar }, applicant)).refusal).toBe('picture_invalid');
    for (const url of [document, await upload(app, applicant.token)])
      expect((await refusal(contract.addApplicationDocument, { url, name: 'x' }, applicant)).refusal).toBe(
        'evidence_invalid',
      );
  });

  it('takes ten documents', async () => {
    const { applicant } = await buildDraft(test);
    const add = async () => ({ url: await uploadDocument(app, applicant.token), name: 'x' });
    for (let count = 1; count < contract.maxDocuments; count += 1)
      await data(contract.addApplicationDocument, await add(), applicant);
    expect((await refusal(contract.addApplicationDocument, await add(), applicant)).refusal).toBe('document_limit');
  });

  it('keeps its documents from being deleted by others', async () => {
    const { applicant, application } = await buildDraft(test);
    const { applicant: other } = await buildDraft(test);
    const after = await data(contract.removeApplicationDocument, { id: application.documents[0]!.id }, other);
    expect(after.documents).toHaveLength(1);
    expect((await data(contract.showApplication, {}, applicant)).application!.documents).toHaveLength(1);
  });
});

describe('a submission', () => {
  it('needs every detail, and names those that are missing', async () => {
    const { applicant, application } = await buildDraft(test, { form: { legal_name: '', slug: 'A b', since: '3000' } });
    await data(contract.removeApplicationDocument, { id: application.documents[0]!.id }, applicant);
    const answer = await refusal(contract.submitApplication, terms, applicant);
    expect([answer.refusal, answer.fields]).toEqual([
      'application_incomplete',
      ['legal_name', 'slug', 'since', 'documents'],
    ]);
  });

  it('needs no registration number of a person', async () => {
    const { applicant } = await buildDraft(test, { form: { trader_kind: 'person', registration_number: '' } });
    expect(await data(contract.submitApplication, terms, applicant)).toMatchObject({ state: 'submitted' });
  });

  it('needs the present terms', async () => {
    const { applicant } = await buildDraft(test);
    expect((await refusal(contract.submitApplication, { terms_version: 'old' }, applicant)).refusal).toBe(
      'terms_changed',
    );
  });

  it('gets the same answer when it is repeated', async () => {
    const { applicant } = await buildDraft(test);
    const repeat = { ...applicant, key: newId() };
    const first = await data(contract.submitApplication, terms, repeat);
    expect(await data(contract.submitApplication, terms, repeat)).toEqual(first);
    expect((await refusal(contract.submitApplication, terms, applicant)).refusal).toBe('application_not_possible');
  });

  it('can no longer be changed, only taken back', async () => {
    const { applicant, application } = await buildApplication(test);
    expect(application.can).toEqual(['withdraw']);
    for (const [endpoint, input] of [
      [contract.changeApplication, { city: 'Leeds' }],
      [contract.addApplicationDocument, { url: await uploadDocument(app, applicant.token), name: 'x' }],
      [contract.removeApplicationDocument, { id: application.documents[0]!.id }],
      [contract.answerQuestion, { text: 'Nobody asked' }],
    ] as const)
      expect((await refusal(endpoint, input, applicant)).refusal).toBe('application_not_possible');
    expect(await data(contract.withdrawApplication, {}, applicant)).toMatchObject({ state: 'withdrawn' });
  });

  it('that was taken back starts again as a copy', async () => {
    const { applicant, application } = await buildApplication(test);
    await data(contract.withdrawApplication, {}, applicant);
    const copy = await data(contract.startApplication, {}, applicant);
    expect(copy).toMatchObject({ state: 'draft', slug: application.slug, incomplete: [] });
    expect(copy.id).not.toBe(application.id);
  });
});

describe('the name of a shop', () => {
  const check = async (slug: string, name: string) => {
    const { refusal: code, fields } = await refusal(
      contract.checkShopName,
      { slug, shop_name: name },
      await buildShopper(db),
    );
    return [code, fields];
  };

  it('must not look like that of another shop', async () => {
    const taken = await buildShop(db, { name: 'Moonrise' });
    for (const name of ['Moonrise', 'moon rise', 'MOONRISE!', 'M00nrise', 'Ｍoonrise', 'rnoonrise'])
      expect(await check('free', name)).toEqual(['shop_name_taken', ['shop_name']]);
    await db.kysely
      .updateTable('shops')
      .set({ slug: 'milk-10', slug_look: 'rnllklo' })
      .where('id', '=', taken.id)
      .execute();
    for (const slug of ['milk-10', 'mi-lk10', 'rnilk-lo'])
      expect(await check(slug, 'Entirely different')).toEqual(['shop_slug_taken', ['slug']]);
  });

  it.each([
    ['support', 'Fine', 'shop_name_reserved', 'slug'],
    ['supp0rt', 'Fine', 'shop_name_reserved', 'slug'],
    ['my-tradewind-shop', 'Fine', 'shop_name_reserved', 'slug'],
    ['fine', 'TradeWind Official', 'shop_name_reserved', 'shop_name'],
    ['fine', 'Аdmin goods', 'shop_name_mixed', 'shop_name'],
    ['fine', '— · —', 'shop_invalid', 'shop_name'],
    ['not fine', 'Fine', 'shop_invalid', 'slug'],
  ])('%s, %s is refused as %s', async (slug, name, code, field) => {
    expect(await check(slug, name)).toEqual([code, [field]]);
  });

  it('is checked again by the submission', async () => {
    const { applicant } = await buildDraft(test, { form: { ...completeForm(), shop_name: 'Tradewind' } });
    expect((await refusal(contract.submitApplication, terms, applicant)).refusal).toBe('shop_name_reserved');
  });
});

describe('a document', () => {
  it('is a private download, and nothing but a document', async () => {
    const { applicant, application } = await buildDraft(test);
    const { url } = application.documents[0]!;
    const file = await app.inject(url);
    expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="document.pdf"',
    ]);
    expect(file.headers['content-security-policy']).toContain('sandbox');
    expect((await app.inject(url.split('?')[0]!)).statusCode).toBe(404);
    expect((await refusal(profile, { avatar: url }, applicant)).refusal).toBe('picture_invalid');
  });
});
