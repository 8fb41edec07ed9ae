import { saveAddress } from '@tradewind/contract/people/addresses';
import { formatAddress } from '@tradewind/contract/people/address-text';
import * as contract from '@tradewind/contract/trade/orders';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const { data } = await testApp(db);

const chinese = { region: '浙江省', city: '杭州市', street: '文三路128号' };
const latin = { region: 'Zhejiang', city: 'Hangzhou', street: '128 Wensan Rd' };

it.each([
  [chinese, '中国', '中国 浙江省杭州市 310012 文三路128号'],
  [latin, 'China', '128 Wensan Rd, 310012, Hangzhou, Zhejiang, China'],
])('an order has its address as one text that goes one way: %o', async (place, name, text) => {
  const shopper = await buildShopper(db);
  const product = await buildProduct(db, { shop: await buildShop(db), stock: 1 });
  const parts = { country: 'CN', district: '', postcode: '310012', ...place };
  const { address_id } = await data(
    saveAddress,
    { name: 'Somebody', mobile: '13800138000', tag: 'Home', ...formatAddress(parts, name), set_parts: parts },
    shopper,
  );
  const { order_ids } = await data(contract.placeOrder, { product_id: product.id, number: 1, address_id }, shopper);
  expect((await data(contract.order, { order_id: order_ids[0]! }, shopper)).user_address).toBe(text);
});
