import * as contract from '@tradewind/contract/goods/catalog';
import { toWire, usd } from '@tradewind/contract/base/money';
import { productDelivery } from '@tradewind/contract/trade/freight';
import { describe, expect, it } from 'vitest';
import { testApp } from './app.ts';
import { buildProduct, buildShop } from './build-catalog.ts';
import { buildShopper } from './build-shopper.ts';
import { testDatabase } from './database.ts';
import { newId } from '../src/base/ids/ids.ts';
import { writeZones } from '../src/trade/freight/index.ts';

/** What answers for visitors share is right soon after a change, and at once for somebody signed in. */
const db = await testDatabase();
const { data } = await testApp(db);
const shopper = await buildShopper(db);
const shop = await buildShop(db, { name: 'Kiln' });
const best = await buildProduct(db, { shop, category: 'family', sales: 90, price: 1_000n });
const others = await Promise.all(
  Array.from({ length: 8 }, (_, index) => buildProduct(db, { shop, category: 'family', sales: index })),
);

let reads = 0;

/** The page of a product of the shop, each time of another one, so that no answer that was kept as a whole is given. */
const pageOf = (options?: { token: string }) =>
  data(contract.product, { product_id: others[(reads += 1) % others.length]!.id }, options);

/** Expects it soon of visitors, and at once of the shopper. */
async function expectShown<Shown>(shown: (page: contract.ProductDetail) => Shown, value: Shown): Promise<void> {
  expect(shown(await pageOf(shopper))).toEqual(value);
  await expect.poll(async () => shown(await pageOf())).toEqual(value);
}

describe('the page of a product shows', () => {
  it('the name of its shop after it has changed', async () => {
    await expectShown(({ merchant }) => merchant?.mer_name, 'Kiln');
    await db.transact((tx) => tx.updateTable('shops').set({ name: 'Clay' }).where('id', '=', shop.id).execute());
    await expectShown(({ merchant }) => merchant?.mer_name, 'Clay');
  });

  it('the freight of its shop after it has changed', async () => {
    const shown = ({ freight, shipping }: contract.ProductDetail) => [
      freight.first,
      shipping.map(({ price }) => price),
    ];
    await expectShown(shown, ['5.00', ['5.00']]);
    const option = { kind: 'standard', daysFrom: 5, daysTo: 9, measure: 'pieces', firstSize: 1, nextSize: 1 } as const;
    const zone = {
      id: newId(),
      countries: ['*'],
      options: [{ ...option, first: usd(700), next: usd(0), freeOver: null }],
    };
    await db.transact((tx) => writeZones(tx, shop.id, [zone]));
    await expectShown(shown, ['7.00', ['7.00']]);
    await db.transact((tx) => writeZones(tx, shop.id, []));
    await expectShown(shown, ['0.00', []]);
  });

  it('the price of another product after it has changed', async () => {
    const shown = ({ other }: contract.ProductDetail) =>
      other.find(({ product_id }) => product_id === best.id)?.goods.sales_price;
    await expectShown(shown, '10.00');
    await db.transact((tx) => tx.updateTable('skus').set({ price: 900n }).where('product_id', '=', best.id).execute());
    await expectShown(shown, '9.00');
  });

  it('no product that is no longer on sale', async () => {
    await db.transact((tx) =>
      tx.updateTable('products').set({ status: 'off_sale' }).where('id', '=', best.id).execute(),
    );
    await expectShown(({ other }) => other.some(({ product_id }) => product_id === best.id), false);
  });
});

describe('the delivery of a product shows', () => {
  const deliveryOf = (options?: { token: string }) =>
    data(productDelivery, { product_id: others[(reads += 1) % others.length]!.id, country: 'TH' }, options);

  it('the options of its shop after they have changed', async () => {
    const prices = async (options?: { token: string }) => (await deliveryOf(options)).options.map(({ price }) => price);
    const option = { kind: 'standard', daysFrom: 5, daysTo: 9, measure: 'pieces', firstSize: 1, nextSize: 1 } as const;
    for (const cents of [600, 800]) {
      const options = [{ ...option, first: usd(cents), next: usd(0), freeOver: null }];
      await db.transact((tx) => writeZones(tx, shop.id, [{ id: newId(), countries: ['*'], options }]));
      expect(await prices(shopper)).toEqual([toWire(usd(cents))]);
      await expect.poll(() => prices()).toEqual([toWire(usd(cents))]);
    }
  });

  it('a later day after its shop takes longer to ship', async () => {
    const day = async (options?: { token: string }) => (await deliveryOf(options)).options[0]!.arrives_by;
    const setDays = (days: number) =>
      db.transact((tx) => tx.updateTable('shops').set({ handling_days: days }).where('id', '=', shop.id).execute());
    await setDays(1);
    const soon = await day(shopper);
    await expect.poll(() => day()).toBe(soon);
    await setDays(7);
    const later = await day(shopper);
    expect(later > soon).toBe(true);
    await expect.poll(() => day()).toBe(later);
  });
});

it('the number of products of a category follows those that enter and leave it', async () => {
  let limit = 0;
  const total = async (options?: { token: string }) => {
    limit = (limit % 40) + 1;
    return (await data(contract.categoryProducts, { category_id: 'toys', limit }, options)).total;
  };
  const expectTotal = async (count: number) => {
    expect(await total(shopper)).toBe(count);
    await expect.poll(() => total()).toBe(count);
  };
  const kite = await buildProduct(db, { category: 'toys' });
  await expectTotal(1);
  const top = await buildProduct(db, { category: 'toys' });
  await expectTotal(2);
  await db.transact((tx) => tx.updateTable('products').set({ adult: true }).where('id', '=', top.id).execute());
  await expectTotal(1);
  await db.transact((tx) => tx.updateTable('shops').set({ status: 'closed' }).where('id', '=', kite.shopId).execute());
  await expectTotal(0);
});
