import { saveAddress } from '@tradewind/contract/people/addresses';
import { productDelivery } from '@tradewind/contract/trade/freight';
import { previewOrder } from '@tradewind/contract/trade/orders';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, type BuiltProduct } from '../../../test/build-catalog.ts';
import { buildDutiableGoods } from '../../../test/build-dutiable-goods.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { partsIn } from '../../../test/parts-in.ts';

const db = await testDatabase();
const { data } = await testApp(db);
const { near, goods } = await buildDutiableGoods(db);
const shirt = await buildProduct(db, {
  shop: near,
  category: 'toys',
  price: 2_000n,
  stock: 1_000,
  options: { Size: ['S', 'L'] },
  skus: { l: { price: 3_550n } },
});
const { token } = await buildShopper(db);
const addressIds = new Map<string, string>();
for (const country of ['TH', 'SG', 'DE', 'US', 'JP', 'PT']) {
  const place = { name: 'Somebody', mobile: '+66812345678', country: `Somewhere, ${country}`, detail: '1 Street' };
  const saved = await data(saveAddress, { ...place, tag: 'Home', set_parts: partsIn(country) }, { token });
  addressIds.set(country, saved.address_id);
}

/** What the page of a product says. */
const landed = async (product: BuiltProduct, skuId: string, number: number, country: string) =>
  (await data(productDelivery, { product_id: product.id, sku_id: skuId, number, country })).landed;

describe('what a product costs at the door', () => {
  it.each([...addressIds])('equals the preview of an order to %s', async (country, address_id) => {
    for (const product of [...goods, shirt])
      for (const { id: sku_id } of product.skus)
        for (const number of [1, 2, 7]) {
          const what = { product_id: product.id, mer_id: product.shopId, sku_id, number };
          const { shops, customs_may_charge } = await data(previewOrder, { ...what, address_id }, { token });
          const { goods: price, freight, duty, tax, duty_estimate, tax_estimate, total, delivery } = shops[0]!;
          const bill = { goods: price, freight, duty, tax, duty_estimate, tax_estimate, total, customs_may_charge };
          expect(await landed(product, sku_id, number, country)).toEqual(
            delivery === null ? undefined : { sku_id, number, ...bill },
          );
        }
  });

  it('adds freight, duty and tax to the price of the chosen SKU', async () => {
    const large = shirt.skus.find(({ price }) => price === 3_550n)!;
    // Duty 12.5 % of 71.00; tax 7 % of 71.00, freight and duty.
    expect(await landed(shirt, large.id, 2, 'TH')).toMatchObject({
      goods: '71.00',
      freight: '5.40',
      duty: '8.88',
      tax: '5.97',
      total: '91.25',
      customs_may_charge: 0,
    });
  });

  it('says that customs may charge where no duty rule is kept', async () => {
    expect(await landed(goods[0], goods[0].skus[0]!.id, 1, 'JP')).toMatchObject({
      duty: '0.00',
      customs_may_charge: 1,
    });
  });

  it('is not known without a destination, for an SKU of another product and for one that is not for sale', async () => {
    const [first, other] = goods;
    expect(await landed(first, first.skus[0]!.id, 1, '')).toBeUndefined();
    expect(await landed(first, other.skus[0]!.id, 1, 'TH')).toBeUndefined();
    const gone = await buildProduct(db, { shop: near, status: 'off_sale' });
    expect(await landed(gone, gone.skus[0]!.id, 1, 'TH')).toBeUndefined();
  });

  it('goes with the freight of as many pieces in each option', async () => {
    const product = goods[0];
    const prices = async (number: number) =>
      (await data(productDelivery, { product_id: product.id, number, country: 'TH' })).options.map(
        ({ price }) => price,
      );
    expect(await prices(1)).toEqual(['4.80', '9.90']);
    expect(await prices(3)).toEqual(['6.00', '16.10']);
  });
});
