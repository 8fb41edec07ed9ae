import { searchFacets } from '@tradewind/contract/goods/search';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const { data } = await testApp(db);
const shop = await buildShop(db);

it('says of each count whether more may be found than was counted', async () => {
  for (let batch = 0; batch < 13; batch += 1)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        buildProduct(db, { shop, title: `Everyday thing ${batch} ${index}`, category: 'toys', sales: 9 }),
      ),
    );
  await buildProduct(db, { shop, title: 'Everyday cup', category: 'family' });

  const everywhere = await data(searchFacets, { title: 'everyday' });
  expect(everywhere).toMatchObject({ more: true, categories_more: true, total: 250 });
  // All of a small category is counted, but the categories beside it are not.
  expect(await data(searchFacets, { title: 'everyday', category_id: 'family' })).toMatchObject({
    more: false,
    categories_more: true,
    total: 1,
  });
  expect(await data(searchFacets, { title: 'cup' })).toMatchObject({ more: false, categories_more: false, total: 1 });
});
