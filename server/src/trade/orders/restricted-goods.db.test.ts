import { saveAddress } from '@tradewind/contract/people/addresses';
import { searchProducts } from '@tradewind/contract/goods/search';
import { productDelivery } from '@tradewind/contract/trade/freight';
import { payOrder, placeOrder } from '@tradewind/contract/trade/orders';
import { parcelSlip, shipOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { partsIn } from '../../../test/parts-in.ts';

const db = await testDatabase();
const { data, refusal } = await testApp(db);
const merchant = await buildMerchant(db);
const shopper = await buildShopper(db, { balance: 100_000n });
const { id: productId } = await buildProduct(db, { shop: { id: merchant.shopId, name: 'Shop' }, title: 'Absinthe' });
await db.kysely
  .updateTable('products')
  .set({ no_delivery_to: ['DE'], hs_code: '220890', origin: 'PT', customs_name: 'Spirits' })
  .where('id', '=', productId)
  .execute();

async function addressIn(country: string): Promise<string> {
  const place = { name: 'Somebody', mobile: '+66812345678', country: 'Somewhere', detail: '1 Street', tag: 'Home' };
  return (await data(saveAddress, { ...place, set_parts: partsIn(country) }, shopper)).address_id;
}
const bought = async (country: string) => ({ product_id: productId, number: 1, address_id: await addressIn(country) });

describe('a product that must not be delivered to a country', () => {
  it('is not sold there', async () => {
    expect(await refusal(placeOrder, await bought('DE'), shopper)).toMatchObject({
      refusal: 'product_not_sent_there',
      msg: 'Absinthe doesn’t ship to Germany. Please choose another address or remove it.',
    });
  });

  it('shows so before it is bought', async () => {
    expect(await data(productDelivery, { product_id: productId, country: 'DE' })).toMatchObject({ delivered: 0 });
    expect(await data(productDelivery, { product_id: productId, country: 'FR' })).toMatchObject({ delivered: 1 });
  });

  it('is not found by whoever looks for what is delivered there', async () => {
    const found = async (ships_to: string) => (await data(searchProducts, { title: 'absinthe', ships_to })).list.length;
    expect([await found('DE'), await found('FR')]).toEqual([0, 1]);
  });

  it('is not sold to an address of which nobody knows the country', async () => {
    const { address_id } = await data(
      saveAddress,
      { name: 'Somebody', mobile: '+66812345678', country: 'Qwerty', detail: '1 Street', tag: 'Home' },
      shopper,
    );
    const input = { product_id: productId, number: 1, address_id };
    expect(await refusal(placeOrder, input, shopper)).toMatchObject({ refusal: 'address_country_unknown' });
  });
});

it('tells customs what the product’s shop wrote of it', async () => {
  const { order_ids } = await data(placeOrder, await bought('FR'), shopper);
  await data(payOrder, { order_id: order_ids[0]!, password_pay: testCode }, shopper);
  const shipment = { id: order_ids[0]!, carrier: 'dhl' } as const;
  const { parcels } = await data(shipOrder, { ...shipment, number: 'JD7700' }, merchant);
  expect((await data(parcelSlip, { id: parcels[0]!.id }, merchant)).lines).toMatchObject([
    { customs_name: 'Spirits', hs_code: '220890', origin: 'PT' },
  ]);
});
