import { acceptTerms } from '@tradewind/contract/people/accepted-terms';
import * as desk from '@tradewind/contract/people/desk/accepted-terms';
import { beforeAll, expect, it } from 'vitest';
import { accountActs } from '../../../test/account-acts.ts';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { minute } from '../../base/clock/clock.ts';
import { storeDefaultTexts } from '../../platform/content/index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, clock, data, refusal } = test;
const { newShopper, signIn } = accountActs(test);
const support = await buildOperator(db, ['support']);
const finance = await buildOperator(db, ['finance']);
const as = { desk: support.token };

let early: string;
let late: string;

beforeAll(async () => {
  await db.transact((tx) => storeDefaultTexts(tx, clock.now()));
  early = (await newShopper({ terms_version: 1 })).username;
  clock.advance(minute);
  late = (await newShopper({})).username;
  await data(acceptTerms, { version: 1 }, { token: (await signIn(late)).token });
});

it('lists who accepted which version and where, latest first', async () => {
  const { list, total } = await data(desk.deskAcceptances, {}, as);
  expect(total).toBe(2);
  expect(list).toMatchObject([
    { username: late, version: 1, act: 'notice' },
    { username: early, version: 1, act: 'registration' },
  ]);
});

it('is filtered by version and by a part of the name', async () => {
  expect((await data(desk.deskAcceptances, { version: 2 }, as)).total).toBe(0);
  expect((await data(desk.deskAcceptances, { q: early.toUpperCase() }, as)).list).toMatchObject([{ username: early }]);
});

it('is a file', async () => {
  const { payload, headers } = await app.inject({
    url: '/api/desk/accepted_terms/export?format=csv',
    headers: { 'desk-token': support.token, lang: 'en' },
  });
  expect(headers['content-type']).toContain('text/csv');
  const lines = payload.trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',').slice(1))).toEqual([
    [late, '1', 'notice'],
    [early, '1', 'registration'],
  ]);
});

it('is not for other roles', async () => {
  expect(await refusal(desk.deskAcceptances, {}, { desk: finance.token })).toMatchObject({
    refusal: 'desk_forbidden',
  });
});
