import { addressById, saveAddress, setCustomsCode } from '@tradewind/contract/people/addresses';
import * as contract from '@tradewind/contract/trade/orders';
import { shopOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { partsIn } from '../../../test/parts-in.ts';

const db = await testDatabase();
const { data, refusal } = await testApp(db);
const shop = await buildShop(db);
const product = await buildProduct(db, { shop, stock: 100 });
const code = 'P123456789012';

let shopper: BuiltShopper;
beforeEach(async () => {
  shopper = await buildShopper(db, { balance: 1_000_000n });
});

const address = (country: string, more: object = {}) => ({
  name: 'Kim Ji-soo',
  mobile: '+821012345678',
  country: country === 'KR' ? 'Seoul, South Korea' : 'Bangkok, Thailand',
  detail: '12 Yonsei-ro',
  tag: 'Home',
  set_parts: partsIn(country),
  ...more,
});
const added = async (country: string, more: object = {}) =>
  (await data(saveAddress, address(country, more), shopper)).address_id;
const codeOf = async (address_id: string) => (await data(addressById, { address_id }, shopper)).customs_code;
const needed = async (address_id: string, product_id = product.id) =>
  (await data(contract.previewOrder, { product_id, number: 1, address_id }, shopper)).customs_code_needed;

describe('an address', () => {
  it('keeps the customs code of Korea in capitals, and over a change that does not name it', async () => {
    const address_id = await added('KR', { customs_code: ' p123456789012 ' });
    expect(await codeOf(address_id)).toBe(code);
    await data(saveAddress, { ...address('KR', { name: 'Kim' }), address_id }, shopper);
    expect(await codeOf(address_id)).toBe(code);
  });

  it('loses it when it moves to another country, and has none elsewhere', async () => {
    const address_id = await added('KR', { customs_code: code });
    await data(saveAddress, { ...address('TH', { customs_code: code }), address_id }, shopper);
    expect(await codeOf(address_id)).toBe('');
  });

  it.each(['123456789012', 'P12345678901', 'P1234567890123', 'Q123456789012', 'P12345678901x'])(
    'refuses the code %s and names the field',
    async (wrong) => {
      const failed = await refusal(saveAddress, address('KR', { customs_code: wrong }), shopper);
      expect(failed).toMatchObject({ refusal: 'bad_request', fields: ['customs_code'] });
      expect(failed.msg).toContain('Customs code is not correct');
    },
  );

  it('takes the code of its owner only', async () => {
    const address_id = await added('KR');
    const stranger = await buildShopper(db);
    expect((await refusal(setCustomsCode, { address_id, customs_code: code }, stranger)).refusal).toBe(
      'address_not_found',
    );
    expect(await codeOf(address_id)).toBe('');
  });
});

describe('a checkout', () => {
  it('asks for the code for parcels from abroad to Korea until it is there', async () => {
    const address_id = await added('KR');
    expect(await needed(address_id)).toBe(1);
    await data(setCustomsCode, { address_id, customs_code: code }, shopper);
    expect(await needed(address_id)).toBe(0);
  });

  it('asks for none elsewhere, nor within Korea', async () => {
    expect(await needed(await added('TH'))).toBe(0);
    const atHome = await buildShop(db);
    await db.kysely.updateTable('shops').set({ country: 'KR' }).where('id', '=', atHome.id).execute();
    expect(await needed(await added('KR'), (await buildProduct(db, { shop: atHome })).id)).toBe(0);
  });
});

describe('an order', () => {
  it('keeps the code as it was, and shows it to the shop', async () => {
    const merchant = await buildMerchant(db, { shop });
    const address_id = await added('KR', { customs_code: code });
    const { order_ids } = await data(contract.placeOrder, { product_id: product.id, number: 1, address_id }, shopper);
    const order_id = order_ids[0]!;
    await data(contract.payOrder, { order_id, password_pay: testCode }, shopper);
    await data(setCustomsCode, { address_id, customs_code: 'P999999999999' }, shopper);
    expect((await data(shopOrder, { id: order_id }, merchant)).customs_code).toBe(code);
    await expectCleanBooks(db);
  });

  it('is placed without the code too, since existing clients can’t ask for it', async () => {
    const address_id = await added('KR');
    await data(contract.placeOrder, { product_id: product.id, number: 1, address_id }, shopper);
  });
});
