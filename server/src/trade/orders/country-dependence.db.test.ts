import { saveAddress, setAddressCountry } from '@tradewind/contract/people/addresses';
import * as contract from '@tradewind/contract/trade/orders';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { standard } from '../../../test/build-dutiable-goods.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { writeZones } from '../freight/index.ts';

const db = await testDatabase();
const { data, refusal } = await testApp(db);
const terms = standard(500, 100);

/** A product of a shop with zones, and a shopper with an address whose country is open. */
async function openCountry(zones: { countries: string[]; options: (typeof terms)[] }[]) {
  const shop = await buildShop(db);
  await db.transact((tx) =>
    writeZones(
      tx,
      shop.id,
      zones.map((zone) => ({ ...zone, id: newId() })),
    ),
  );
  const product = await buildProduct(db, { shop, price: 10_000n, stock: 100 });
  const shopper = await buildShopper(db);
  const form = { name: 'Somebody', mobile: '5550134', country: 'zzz nowhere', detail: '1 Street', tag: 'Home' };
  const { address_id } = await data(saveAddress, form, shopper);
  return { shopper, input: { product_id: product.id, number: 1, address_id } };
}
const everywhere = { countries: ['*'], options: [terms] };

it('orders without a country where every country has the same terms', async () => {
  const { shopper, input } = await openCountry([{ countries: ['TH'], options: [terms] }, everywhere]);
  expect(await data(contract.previewOrder, input, shopper)).toMatchObject({ country_needed: 0, total: '105.00' });
  expect(await data(contract.placeOrder, input, shopper)).toMatchObject({ total_price: '105.00' });
});

it.each([
  ['freight differs', [{ countries: ['TH'], options: [standard(300, 100)] }, everywhere]],
  ['a country gets no delivery', [{ countries: ['TH'], options: [] }, everywhere]],
  ['only some countries get a delivery', [{ countries: ['TH'], options: [terms] }]],
])('refuses an order without a country where %s, and names the address', async (_, zones) => {
  const { shopper, input } = await openCountry(zones);
  expect(await refusal(contract.placeOrder, input, shopper)).toMatchObject({
    refusal: 'address_country_unknown',
    fields: ['address_id'],
    msg: expect.stringContaining('zzz nowhere'),
  });
});

it('refuses an order without a country where one has a tax', async () => {
  const { shopper, input } = await openCountry([everywhere]);
  const tax = { id: newId(), country: 'DE', kind: 'tax', rate_bp: 1_900, above: 0n, up_to: null, collected: true };
  const at = new Date('2026-01-01');
  await db.transact((tx) =>
    tx
      .insertInto('duty_rules')
      .values({ ...tax, except_from: [], valid_from: at, made_at: at })
      .execute(),
  );
  expect((await refusal(contract.placeOrder, input, shopper)).refusal).toBe('address_country_unknown');
});

it('shows no terms before the country is chosen, and those of the country after it', async () => {
  const { shopper, input } = await openCountry([{ countries: ['TH'], options: [standard(300, 100)] }, everywhere]);
  const before = await data(contract.previewOrder, input, shopper);
  expect(before).toMatchObject({ country_needed: 1, freight: '0.00', shops: [{ delivery: null, options: [] }] });
  await data(setAddressCountry, { address_id: input.address_id, country: 'TH' }, shopper);
  expect(await data(contract.previewOrder, input, shopper)).toMatchObject({ country_needed: 0, freight: '3.00' });
});
