import { addressById, saveAddress } from '@tradewind/contract/people/addresses';
import * as contract from '@tradewind/contract/trade/orders';
import { packingSlips } from '@tradewind/contract/trade/shop-desk/fulfilment';
import { shopOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { partsIn } from '../../../test/parts-in.ts';

const db = await testDatabase();
const { data, refusal } = await testApp(db);
const shopper = await buildShopper(db, { balance: 1_000_000n });

const address = (more: object = {}) => ({
  name: '田中 空',
  mobile: '+819012345678',
  country: 'Tokyo, Japan',
  detail: '1-2-3 Jingumae',
  tag: 'Home',
  set_parts: partsIn('JP'),
  ...more,
});
const saved = async (more: object = {}) => (await data(saveAddress, address(more), shopper)).address_id;
const nameOf = async (address_id: string) => (await data(addressById, { address_id }, shopper)).name_latin;

describe('the name in Latin letters', () => {
  it('is kept with plain letters and single spaces', async () => {
    expect(await nameOf(await saved({ name_latin: ' ＴＡＮＡＫＡ　 Sora ' }))).toBe('TANAKA Sora');
  });

  it('stays with the name when a client does not send it', async () => {
    const address_id = await saved({ name_latin: 'Tanaka Sora' });
    await data(saveAddress, address({ address_id, tag: 'Work' }), shopper);
    expect(await nameOf(address_id)).toBe('Tanaka Sora');
  });

  it('goes when a client that does not send it changes the name', async () => {
    const address_id = await saved({ name_latin: 'Tanaka Sora' });
    await data(saveAddress, address({ address_id, name: '山田 花' }), shopper);
    expect(await nameOf(address_id)).toBe('');
  });

  it('is not kept beside a name that is in Latin letters already', async () => {
    expect(await nameOf(await saved({ name: 'Zoë O’Brien-Müller', name_latin: 'Somebody Else' }))).toBe('');
  });

  it.each(['田中', 'Tanaka 空', 'Tanaka1', 'Танака', 'a'.repeat(81)])('is refused as %s', async (name_latin) => {
    const failed = await refusal(saveAddress, address({ name_latin }), shopper);
    expect(failed).toMatchObject({ refusal: 'bad_request', fields: ['name_latin'] });
    expect(failed.msg).toContain('Name in Latin letters');
  });

  it('is on the order and its packing slip as it was when the order was placed', async () => {
    const shop = await buildShop(db);
    const product = await buildProduct(db, { shop, stock: 10 });
    const merchant = await buildMerchant(db, { shop });
    const address_id = await saved({ name_latin: 'Tanaka Sora' });
    const { order_ids } = await data(contract.placeOrder, { product_id: product.id, number: 1, address_id }, shopper);
    await data(contract.payOrder, { order_id: order_ids[0]!, password_pay: testCode }, shopper);
    await data(saveAddress, address({ address_id, name_latin: 'Another Name' }), shopper);
    expect((await data(shopOrder, { id: order_ids[0]! }, merchant)).addressee_latin).toBe('Tanaka Sora');
    const { list } = await data(packingSlips, { ids: order_ids[0]! }, merchant);
    expect(list.map(({ addressee_latin }) => addressee_latin)).toEqual(['Tanaka Sora']);
  });
});
