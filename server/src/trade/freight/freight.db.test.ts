import { product as productPage } from '@tradewind/contract/goods/catalog';
import { searchFacets, searchProducts } from '@tradewind/contract/goods/search';
import * as contract from '@tradewind/contract/trade/freight';
import * as desk from '@tradewind/contract/trade/shop-desk/freight';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
const shop = await buildShop(db, { freight: null });
const product = await buildProduct(db, { shop, title: 'Clay cup', price: 4_000n });
const other = await buildProduct(db, { title: 'Clay bowl', price: 900n });
const { token } = await buildMerchant(db, { shop, now: clock.now() });
const owner = { token };

const option = {
  kind: 'standard',
  measure: 'pieces',
  days_from: 3,
  days_to: 7,
  first_size: 1,
  first_price: '5.00',
  next_size: 1,
  next_price: '1.50',
  free_over: '40.00',
} as const;
const heavy = {
  ...option,
  kind: 'express',
  measure: 'grams',
  first_size: 200,
  next_size: 100,
  first_price: '9.00',
  next_price: '2.00',
  free_over: '',
} as const;

describe('the zones of a shop', () => {
  let asia = '';

  beforeAll(async () => {
    asia = (await data(desk.saveFreightZone, { countries: ['TH', 'SG'], options: [option, heavy] }, owner)).id;
    await data(desk.saveFreightZone, { countries: ['US'], options: [] }, owner);
  });

  it('are saved by its merchants and set the price of delivery', async () => {
    expect(await data(desk.freightZones, {}, owner)).toMatchObject({
      total: 2,
      list: [
        {
          id: asia,
          countries: ['SG', 'TH'],
          elsewhere: 0,
          options: [
            { kind: 'standard', free_over: '40.00' },
            { kind: 'express', measure: 'grams', free_over: null },
          ],
        },
        { countries: ['US'], options: [] },
      ],
    });
    const delivery = (country: string) => data(contract.productDelivery, { product_id: product.id, country });
    expect(await delivery('TH')).toMatchObject({
      delivered: 1,
      options: [
        { kind: 'standard', name: 'Standard', price: '0.00', days_from: 3, days_to: 7 },
        { kind: 'express', price: '11.00' },
      ],
    });
    for (const country of ['US', 'DE', ''])
      expect(await delivery(country), country).toMatchObject({ delivered: 0, options: [] });
    expect(await data(contract.shopsDelivery, { mer_ids: `${shop.id},${other.shopId}`, country: 'TH' })).toMatchObject({
      shops: [
        { mer_id: shop.id, delivered: 1, free_over: '40.00' },
        { mer_id: other.shopId, delivered: 1, free_over: null },
      ],
    });
  });

  it('filter searches with and without words by destination', async () => {
    const found = async (input: object) =>
      (await data(searchProducts, { sort: 'price_up', ...input })).list.map(({ product_id }) => product_id);
    for (const title of ['clay', undefined]) {
      const words = title ? { title } : {};
      expect(await found({ ...words, ships_to: 'TH' })).toEqual([other.id, product.id]);
      expect(await found({ ...words, ships_to: 'US' })).toEqual([other.id]);
      expect(await found({ ...words, ships_to: 'TH', free_delivery: 1 })).toEqual([product.id]);
      expect(await found({ ...words, ships_to: 'DE', free_delivery: 1 })).toEqual([]);
    }
    expect(await data(searchFacets, { title: 'clay', ships_to: 'US' })).toMatchObject({
      total: 2,
      ships_to: 1,
      free_delivery: 0,
    });
    expect(await data(searchFacets, { title: 'clay', ships_to: 'TH' })).toMatchObject({
      ships_to: 2,
      free_delivery: 1,
    });
  });

  it('are on the page of a product, with what one piece of it costs by standard delivery', async () => {
    const { shipping } = await data(productPage, { product_id: product.id });
    expect(shipping).toEqual([{ countries: ['SG', 'TH'], not_to: [], price: '0.00', days_from: 3, days_to: 7 }]);
  });

  it('can be changed and removed, and visitors see it once caches are refreshed', async () => {
    await data(desk.saveFreightZone, { id: asia, countries: ['SG'], options: [option] }, owner);
    const rest = await data(desk.saveFreightZone, { elsewhere: 1, options: [{ ...option, free_over: '' }] }, owner);
    const price = async (country: string) =>
      (await data(contract.productDelivery, { product_id: product.id, country })).options.map((way) => way.price);
    const prices = () => Promise.all(['SG', 'TH', '', 'US'].map(price));
    await expect.poll(prices).toEqual([['0.00'], ['5.00'], ['5.00'], []]);
    await data(desk.removeFreightZone, { id: rest.id }, owner);
    await expect.poll(prices).toEqual([['0.00'], [], [], []]);
  });

  it('refuse invalid input and zones of other shops', async () => {
    const refused = async (input: object) =>
      (await refusal(desk.saveFreightZone, { countries: ['FR'], options: [option], ...input }, owner)).refusal;
    expect(await refused({ countries: ['US'] })).toBe('freight_country_taken');
    expect(await refused({ countries: [] })).toBe('freight_invalid');
    expect(await refused({ countries: ['XX'] })).toBe('freight_invalid');
    expect(await refused({ options: [option, option] })).toBe('freight_invalid');
    for (const wrong of [{ days_from: 8 }, { first_price: '-1.00' }, { first_price: '1.005' }, { free_over: '0.00' }])
      expect(await refused({ options: [{ ...option, ...wrong }] }), JSON.stringify(wrong)).toBe('freight_invalid');
    const backwards = { countries: ['FR'], options: [{ ...option, days_from: 8 }] };
    expect((await refusal(desk.saveFreightZone, backwards, owner)).fields).toEqual(['options[0].days_to']);
    expect(await refused({ id: newId() })).toBe('freight_zone_not_found');
    const stranger = await buildMerchant(db, { now: clock.now() });
    expect((await refusal(desk.saveFreightZone, { id: asia, countries: ['FR'], options: [] }, stranger)).refusal).toBe(
      'freight_zone_not_found',
    );
    expect((await refusal(desk.removeFreightZone, { id: asia }, stranger)).refusal).toBe('freight_zone_not_found');
    expect((await refusal(contract.productDelivery, { product_id: newId() })).refusal).toBe('product_not_found');
  });
});
