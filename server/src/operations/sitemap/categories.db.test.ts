import { saveCategory } from '@tradewind/contract/goods/desk/categories';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { ensureCategories } from '../../../test/build-catalog.ts';
import { buildCategory } from '../../../test/build-category.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
await db.transact(ensureCategories);
const test = await testApp(db);
const desk = (await buildOperator(db, ['catalogue'])).token;
const listed = async () =>
  (await test.app.inject({ url: '/sitemaps/places-ja-1.xml', headers: { host: 'shop.example' } })).body;
const address = (code: string) => `http://shop.example/search?category=${code}&amp;lang=ja</loc>`;

it('lists categories and subcategories that are shown to everybody', async () => {
  const { id, names, image, revision } = await buildCategory(test, desk, 'lanterns', { parent: 'outdoors' });
  for (const code of ['lanterns', 'outdoors', 'food']) expect(await listed()).toContain(address(code));
  expect(await listed()).not.toContain(address('adult'));
  await test.data(saveCategory, { id, names, image, revision, hidden: 1 }, { desk });
  expect(await listed()).not.toContain(address('lanterns'));
  expect(await listed()).toContain(address('outdoors'));
});
