import * as contract from '@tradewind/contract/goods/applications';
import * as desk from '@tradewind/contract/goods/desk/applications';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { newId } from '../src/base/ids/ids.ts';
import type { TestApp } from './app.ts';
import { ensureCategories } from './build-catalog.ts';
import { buildShopper, type BuiltShopper } from './build-shopper.ts';
import { upload, uploadDocument } from './build-upload.ts';

type Form = InputOf<typeof contract.changeApplication>;

/** A complete form for a shop that no other test opens, without the pictures. */
export function completeForm(): Form {
  // Ids of one moment differ at their end; digits that look like letters would count as the same name.
  const unique = newId()
    .replaceAll(/[^a-f2-9]/g, '')
    .slice(-16);
  return {
    trader_kind: 'company',
    legal_name: 'Loom & Co. Ltd.',
    address: '1 Mill Lane\nYork',
    country: 'GB',
    register: 'Companies House',
    registration_number: `N-${unique}`,
    contact_name: 'Ada Loom',
    email: 'hello@loom.example',
    shop_name: `Loom ${unique}`,
    slug: `loom-${unique}`,
    slogan: 'Woven slowly',
    about: 'Blankets and throws.',
    city: 'York, United Kingdom',
    since: '1998',
    categories: ['family'],
  };
}

/** Starts a complete draft with a picture and a document. */
export async function buildDraft(
  { app, data, db, clock }: TestApp,
  { applicant, form = {} }: { applicant?: BuiltShopper; form?: Form } = {},
): Promise<{ applicant: BuiltShopper; application: contract.Application }> {
  const shopper = applicant ?? (await buildShopper(db, { now: clock.now() }));
  await db.transact(ensureCategories);
  await data(contract.startApplication, {}, shopper);
  const avatar = await upload(app, shopper.token);
  await data(contract.changeApplication, { ...completeForm(), avatar, ...form }, shopper);
  const url = await uploadDocument(app, shopper.token);
  const application = await data(contract.addApplicationDocument, { url, name: 'Register.pdf' }, shopper);
  return { applicant: shopper, application };
}

/** Submits a complete application. */
export async function buildApplication(test: TestApp, options: Parameters<typeof buildDraft>[1] = {}) {
  const { applicant } = await buildDraft(test, options);
  const { terms } = await test.data(contract.showApplication, {}, applicant);
  const application = await test.data(contract.submitApplication, { terms_version: terms.version }, applicant);
  return { applicant, application };
}

/** Ticks every entry of the checklist. @returns the application as the operator sees it. */
export async function tickAll({ data }: TestApp, id: string, by: { desk: string }): Promise<desk.DeskApplication> {
  let seen = await data(desk.deskApplicationById, { id }, by);
  for (const { entry } of seen.checklist)
    seen = await data(desk.checkApplication, { id, revision: seen.revision, entry, checked: 1 }, by);
  return seen;
}
