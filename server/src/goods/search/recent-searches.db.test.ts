import * as contract from '@tradewind/contract/goods/search';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const shop = await testApp(db);

describe('recent searches', () => {
  it('lists the shopper’s latest ten searches once each, newest first', async () => {
    const shopper = await buildShopper(db);
    const search = async (input: object) => {
      shop.clock.advance(1000);
      await shop.data(contract.searchProducts, input, shopper);
    };
    for (let index = 1; index <= 12; index += 1) await search({ title: `word ${index}` });
    await search({ title: '  word   5 ' });
    await search({ title: '' });
    await search({ title: 'second page', page: 2 });
    await shop.data(contract.searchProducts, { title: 'a visitor’s' });
    expect((await shop.data(contract.recentSearches, {}, shopper)).map(({ keyword }) => keyword)).toEqual([
      'word 5',
      'word 12',
      'word 11',
      'word 10',
      'word 9',
      'word 8',
      'word 7',
      'word 6',
      'word 4',
      'word 3',
    ]);
    expect(await shop.data(contract.recentSearches, {}, await buildShopper(db))).toEqual([]);
    expect(await shop.data(contract.recentSearches, {}, { token: 'stale' })).toEqual([]);
  });

  it('survive 64 searches of one account at once, which leave the latest ten', async () => {
    const shopper = await buildShopper(db);
    await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        Promise.all([
          shop.data(contract.searchProducts, { title: `at once ${index}` }, shopper),
          shop.data(contract.recentSearches, {}, shopper),
        ]),
      ),
    );
    expect(await shop.data(contract.recentSearches, {}, shopper)).toHaveLength(10);
  });
});
