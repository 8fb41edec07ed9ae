import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { product as productPage } from '@tradewind/contract/goods/catalog';
import * as desk from '@tradewind/contract/goods/desk/restrictions';
import { searchFacets, searchProducts } from '@tradewind/contract/goods/search';
import { addToCart, cart } from '@tradewind/contract/trade/cart';
import { productDelivery } from '@tradewind/contract/trade/freight';
import { placeOrder, previewOrder } from '@tradewind/contract/trade/orders';
import { saveAddress } from '@tradewind/contract/people/addresses';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { partsIn } from '../../../test/parts-in.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
const catalogue = { desk: (await buildOperator(db, ['catalogue'])).token };
const admin = { desk: (await buildOperator(db, ['admin'])).token };
const support = { desk: (await buildOperator(db, ['support'])).token };
const shopper = await buildShopper(db, { balance: 100_000n, now: clock.now() });
const battery = await buildProduct(db, { category: 'electrical', title: 'Battery pack' });
const lamp = await buildProduct(db, { category: 'electrical', title: 'Battery lamp' });
await db.kysely.updateTable('products').set({ hs_code: '850760' }).where('id', '=', battery.id).execute();
const rule = { subject: 'hs_code' as const, hs_prefix: '8507', countries: ['de', 'AT'], reason: 'Battery law' };

async function addressIn(country: string): Promise<string> {
  const place = { name: 'Somebody', mobile: '+66812345678', country: 'Somewhere', detail: '1 Street', tag: 'Home' };
  return (await data(saveAddress, { ...place, set_parts: partsIn(country) }, shopper)).address_id;
}
const buying = async (country: string, product = battery) => ({
  product_id: product.id,
  number: 1,
  address_id: await addressIn(country),
});

describe('a restriction of goods', () => {
  const found = async (words: object) =>
    (await data(searchProducts, words)).list.map(({ product_id }) => product_id).toSorted();

  it('keeps them from being ordered to its countries, and names product and country', async () => {
    await data(placeOrder, await buying('DE'), shopper);
    await data(desk.addRestriction, rule, catalogue);
    expect(await refusal(placeOrder, await buying('DE'), shopper)).toMatchObject({
      refusal: 'product_not_sent_there',
      msg: 'Battery pack doesn’t ship to Germany. Please choose another address or remove it.',
    });
    await data(placeOrder, await buying('FR'), shopper);
    await data(placeOrder, await buying('DE', lamp), shopper);
  });

  it('is shown in the checkout, in the cart and on the product', async () => {
    const { shops } = await data(previewOrder, await buying('AT'), shopper);
    expect(shops[0]).toMatchObject({ delivery: null, refused: expect.stringMatching(/Battery pack .* Austria/) });
    await data(addToCart, { product_id: battery.id, num: 1 }, shopper);
    const stranger = await buildShopper(db, { now: clock.now() });
    await data(addToCart, { product_id: battery.id, num: 1 }, stranger);
    await db.kysely.deleteFrom('addresses').where('user_id', '=', stranger.id).execute();
    const problemIn = async (country: string) => (await data(cart, { country }, stranger)).carts[0]!.problem;
    expect([await problemIn('DE'), await problemIn('FR')]).toEqual(['no_delivery', null]);
    const page = await data(productPage, { product_id: battery.id });
    expect(page.not_sent_to).toEqual(['AT', 'DE']);
    expect(page.shipping[0]!.not_to).toEqual(['AT', 'DE']);
    expect(await data(productDelivery, { product_id: battery.id, country: 'DE' })).toMatchObject({ delivered: 0 });
  });

  it('leaves them out of what is looked for by destination', async () => {
    const both = [battery.id, lamp.id].toSorted();
    for (const words of [{ title: 'battery' }, { sort: 'price_up' as const }]) {
      expect(await found({ ...words, ships_to: 'DE' })).toEqual([lamp.id]);
      expect(await found({ ...words, ships_to: 'FR' })).toEqual(both);
    }
    expect(await data(searchFacets, { title: 'battery', ships_to: 'DE' })).toMatchObject({ total: 2, ships_to: 1 });
  });

  it('is ended by an operator, once, and the audit log has both acts', async () => {
    const { list } = await data(desk.restrictions, {}, catalogue);
    const { id } = list.find(({ hs_prefix }) => hs_prefix === '8507')!;
    const end = { id, reason: 'Repealed' };
    await data(desk.endRestriction, end, catalogue);
    expect((await refusal(desk.endRestriction, end, catalogue)).refusal).toBe('restriction_not_found');
    await data(placeOrder, await buying('DE'), shopper);
    expect((await data(desk.restrictions, { state: 'past' }, support)).list.map((row) => row.id)).toContain(id);
    const { list: acts } = await data(auditLog, { subject: `restriction:${id}` }, admin);
    expect(acts.map(({ act }) => act).toSorted()).toEqual(['restriction.added', 'restriction.ended']);
  });

  it('is refused without a subject, with unknown countries or categories, and to others than the catalogue’s operators', async () => {
    const refused = async (input: object) =>
      (await refusal(desk.addRestriction, { ...rule, ...input }, catalogue)).refusal;
    expect(await refused({ hs_prefix: '' })).toBe('restriction_invalid');
    expect(await refused({ countries: ['XX'] })).toBe('restriction_invalid');
    expect(await refused({ countries: [] })).toBe('bad_request');
    expect(await refused({ hs_prefix: '85%' })).toBe('bad_request');
    expect(await refused({ subject: 'category', category: 'shoes' })).toBe('category_not_found');
    expect(await refused({ subject: 'category', category: '' })).toBe('category_not_found');
    expect(await refused({ valid_until: '2020-01-01' })).toBe('restriction_invalid');
    expect((await refusal(desk.endRestriction, { id: newId(), reason: 'No' }, catalogue)).refusal).toBe(
      'restriction_not_found',
    );
    expect((await refusal(desk.addRestriction, rule, support)).refusal).toBe('desk_forbidden');
  });

  it('holds from its beginning until its end', async () => {
    const later = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
    const sale = { subject: 'category' as const, category: 'electrical', countries: ['JP'], reason: 'A test' };
    await data(desk.addRestriction, { ...sale, valid_from: later(2), valid_until: later(4) }, catalogue);
    const refusedInJapan = async () => (await data(previewOrder, await buying('JP', lamp), shopper)).shops[0]!.refused;
    expect(await refusedInJapan()).toBeNull();
    clock.advance(3 * 86_400_000);
    expect(await refusedInJapan()).toContain('Japan');
    clock.advance(2 * 86_400_000);
    expect(await refusedInJapan()).toBeNull();
  });
});
