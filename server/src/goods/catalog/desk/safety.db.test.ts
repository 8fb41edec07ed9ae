import { product as productPage } from '@tradewind/contract/goods/catalog';
import * as desk from '@tradewind/contract/goods/shop-desk/products';
import * as freight from '@tradewind/contract/trade/shop-desk/freight';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { ensureCategories } from '../../../../test/build-catalog.ts';
import { buildMerchant } from '../../../../test/build-merchant.ts';
import { testDatabase } from '../../../../test/database.ts';
import { buildPicture, productForm } from '../../../../test/product-form.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
await db.transact(ensureCategories);

const safety = {
  maker_name: 'Mirai Works',
  maker_address: '2-1 Kita, Osaka',
  maker_contact: 'safety@mirai.example',
  maker_country: 'JP',
  eu_name: 'Rhein Compliance',
  eu_address: 'Am Kai 3, Bonn',
  eu_contact: 'https://rhein.example',
  warnings: { en: 'Keep away from children under 3.', ja: '3歳未満の子供の手の届かない所に置いてください。' },
};

/** A product of a shop that delivers to some countries. */
async function setUp(form: Parameters<typeof productForm>[0] = {}, countries = ['DE']) {
  const merchant = await buildMerchant(db, { now: clock.now() });
  const mine = { token: merchant.token };
  const zones = await data(freight.freightZones, {}, mine);
  for (const { id } of zones.list) await data(freight.removeFreightZone, { id }, mine);
  const option = { kind: 'standard', measure: 'pieces', days_from: 3, days_to: 7, first_size: 1 } as const;
  await data(
    freight.saveFreightZone,
    { countries, options: [{ ...option, first_price: '5.00', next_size: 1, next_price: '1.50' }] },
    mine,
  );
  const pictures = [{ image: await buildPicture(db, merchant.id), alts: {} }];
  const { id } = await data(desk.createDraft, { ...productForm(form), pictures }, mine);
  const listed = async (filter: object = {}) => (await data(desk.ownProducts, filter, mine)).list;
  return { id, mine, listed };
}

it('is shown to shoppers in their language', async () => {
  const { id, mine } = await setUp({ safety, no_revocation: 'sealed_hygiene' });
  await data(desk.publishProduct, { id }, mine);
  expect(await data(productPage, { product_id: id }, { locale: 'ja' })).toMatchObject({
    no_revocation: 'sealed_hygiene',
    safety: {
      maker: { name: 'Mirai Works', address: '2-1 Kita, Osaka, 日本', contact: 'safety@mirai.example' },
      eu_person: { name: 'Rhein Compliance' },
      warnings: '3歳未満の子供の手の届かない所に置いてください。',
    },
  });
});

it('is missing where a maker outside the EU has nobody inside', async () => {
  const { listed } = await setUp({ safety: { ...safety, eu_contact: '' } });
  expect(await listed()).toMatchObject([{ lacks_safety: 1 }]);
  expect(await listed({ lacks_safety: 1 })).toHaveLength(1);
});

it('is complete with a maker inside the EU alone', async () => {
  const { listed } = await setUp({
    safety: { ...safety, maker_country: 'PT', eu_name: '', eu_address: '', eu_contact: '' },
  });
  expect(await listed()).toMatchObject([{ lacks_safety: 0 }]);
  expect(await listed({ lacks_safety: 1 })).toEqual([]);
});

it('is asked only of shops that deliver to the EU', async () => {
  const { listed } = await setUp({}, ['TH']);
  expect(await listed()).toMatchObject([{ lacks_safety: 0 }]);
});

it('refuses a country that does not exist', async () => {
  const { mine } = await setUp();
  const form = productForm({ safety: { ...safety, maker_country: 'XX' } });
  expect(await refusal(desk.createDraft, form, mine)).toMatchObject({
    refusal: 'product_invalid',
    fields: ['safety.maker_country'],
  });
});
