import type { InputOf } from '@tradewind/contract/base/endpoint';
import { searchFacets, searchProducts } from '@tradewind/contract/goods/search';
import { followShop } from '@tradewind/contract/goods/shops';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../app.ts';
import { buildShopper } from '../build-shopper.ts';
import { demoDatabase } from '../demo-database.ts';

const db = await demoDatabase();
const app = await testApp(db);
// As of a large catalogue: best sellers are counted from other rows than what is in further tiers.
await sql`update search_words set tier = abs(hashtext(product_id::text)) % 7`.execute(db.kysely);

const { token } = await buildShopper(db);
const by = { token };
const shops = await db.kysely.selectFrom('shops').select('id').orderBy('name').limit(8).execute();
for (const { id } of shops) await app.data(followShop, { mer_id: id }, by);

type Wanted = InputOf<typeof searchProducts>;
const totalOf = async (wanted: Wanted) => (await app.data(searchProducts, { ...wanted, limit: 100 }, by)).total;
const facetsOf = (wanted: InputOf<typeof searchFacets>) => app.data(searchFacets, wanted, by);

/** Common words, rare ones, some that few products have together, or in descriptions only, some that have to be understood, and what is not sold. */
const words = [
  '',
  'bag',
  'lamp',
  'steel',
  'cotton',
  'gift',
  'wireles',
  'kettle',
  'unicorn saddle',
  'desk lamp brass',
  'cotton socks ribbed',
  'steel bottle blue',
  '木製 ランプ',
  '여성 가죽 가방',
  '包',
  '不锈钢',
  'バッグ',
  '가방',
  'กระเป๋า',
];
/** Mostly not chosen, so that enough is found. */
const maybe = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const searches = fc.record({
  title: fc.constantFrom(...words),
  category_id: maybe(fc.constantFrom('family', 'outdoors', 'womens', 'electrical')),
  price_from: maybe(fc.constantFrom('5', '20', '60')),
  price_to: maybe(fc.constantFrom('30', '100', '400')),
  rating: maybe(fc.constantFrom(3, 4, 4.5)),
  in_stock: maybe(fc.constant(1 as const)),
  free_delivery: maybe(fc.constant(1 as const)),
  ships_to: maybe(fc.constantFrom('US', 'TH', 'DE')),
  followed: maybe(fc.constant(1 as const)),
});

/** How often a count was compared that is not zero. */
let found = 0;

it('counts beside each value of a filter what the search finds with it', async () => {
  await fc.assert(
    fc.asyncProperty(searches, fc.nat(), async (chosen, pick) => {
      const { ships_to: country, category_id: category, ...others } = chosen;
      const facets = await facetsOf({ ...chosen, ...(country && { only_ships_to: 1 as const }) });
      const counts: [Wanted, number][] = [
        [chosen, facets.total],
        ...facets.ratings.map(({ least, count }): [Wanted, number] => [{ ...chosen, rating: least }, count]),
        [{ ...chosen, in_stock: 1 }, facets.in_stock],
        [{ ...chosen, free_delivery: 1 }, facets.free_delivery],
        [{ ...chosen, followed: 1 }, facets.followed],
        ...(country ? [[chosen, facets.ships_to] as [Wanted, number]] : []),
        ...facets.categories.map(({ category_id: id, count }): [Wanted, number] => [
          { ...chosen, category_id: id },
          count,
        ]),
      ];
      expect(facets.more).toBe(false);
      // A few of them, so that more searches are tried.
      for (const offset of [0, 1, 2]) {
        const [wanted, count] = counts[(pick + offset * 5) % counts.length]!;
        expect([wanted, await totalOf(wanted)]).toEqual([wanted, count]);
        if (count > 0) found += 1;
      }
      if (country) {
        const unchosen = await facetsOf({ ...others, category_id: category, ships_to: country });
        expect(await totalOf(chosen)).toBe(unchosen.ships_to);
      }
    }),
    { numRuns: 150, seed: 5 },
  );
  expect(found).toBeGreaterThan(100);
}, 120_000);
