import { acceptedTerms, acceptTerms } from '@tradewind/contract/people/accepted-terms';
import { register } from '@tradewind/contract/people/users';
import { deskTextById, publishText } from '@tradewind/contract/platform/desk/texts';
import { beforeAll, expect, it } from 'vitest';
import { accountActs, password } from '../../../test/account-acts.ts';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { later, minute } from '../../base/clock/clock.ts';
import { storeDefaultTexts } from '../../platform/content/index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { clock, data, refusal } = test;
const { newShopper, signIn } = accountActs(test);
const admin = await buildOperator(db, ['admin']);

beforeAll(() => db.transact((tx) => storeDefaultTexts(tx, clock.now())));

/** Publishes the next version of the terms. */
async function publishTerms(effectiveAt?: Date) {
  const by = { desk: admin.token };
  const { version, versions } = await data(deskTextById, { id: 'law:terms' }, by);
  const { titles, bodies } = versions[0]!;
  await data(publishText, { id: 'law:terms', version, titles, bodies, effective_at: effectiveAt?.toISOString() }, by);
}

const newcomer = async (terms?: number) => {
  const { username } = await newShopper(terms === undefined ? {} : { terms_version: terms });
  return (await signIn(username)).token;
};

it('keeps the version that was shown at the registration', async () => {
  const token = await newcomer(1);
  expect(await data(acceptedTerms, {}, { token })).toMatchObject({
    accepted: { version: 1 },
    current: { version: 1 },
  });
});

it('keeps nothing for clients that show no terms', async () => {
  const token = await newcomer();
  expect((await data(acceptedTerms, {}, { token })).accepted).toBeNull();
});

it('refuses a registration under terms that changed meanwhile, and makes no account', async () => {
  const input = { username: 'late-reader', password, terms_version: 7 };
  expect(await refusal(register, input)).toMatchObject({ refusal: 'law_changed', fields: ['terms_version'] });
  await data(register, { ...input, terms_version: 1 });
});

it('tells of a coming version, which can be accepted before its day', async () => {
  const token = await newcomer(1);
  await publishTerms(later(clock.now(), minute));
  expect(await data(acceptedTerms, {}, { token })).toMatchObject({ current: { version: 1 }, upcoming: { version: 2 } });
  await data(acceptTerms, { version: 2 }, { token });
  clock.advance(minute);
  expect(await data(acceptedTerms, {}, { token })).toMatchObject({
    accepted: { version: 2 },
    current: { version: 2 },
    upcoming: null,
  });
});

it('accepts a version once, and only one that is published', async () => {
  const token = await newcomer();
  await data(acceptTerms, { version: 2 }, { token });
  const { accepted } = await data(acceptedTerms, {}, { token });
  clock.advance(minute);
  expect((await data(acceptTerms, { version: 2 }, { token })).accepted).toEqual(accepted);
  expect((await refusal(acceptTerms, { version: 9 }, { token })).refusal).toBe('law_changed');
  expect((await refusal(acceptTerms, { version: 1 }, { token })).refusal).toBe('law_changed');
});
