import * as desk from '@tradewind/contract/goods/desk/flash-sales';
import { flashProducts, flashSale } from '@tradewind/contract/goods/flash-sales';
import * as shop from '@tradewind/contract/goods/shop-desk/flash-sales';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { buildProduct } from '../../../../test/build-catalog.ts';
import { buildMerchant } from '../../../../test/build-merchant.ts';
import { buildShopper } from '../../../../test/build-shopper.ts';
import { testDatabase } from '../../../../test/database.ts';
import { flashActs, flashNames, uncached } from '../../../../test/flash-acts.ts';
import { day, hour, later, minute } from '../../../base/clock/clock.ts';
import { switchFlashPrices } from '../index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { clock, data, deps, refusal } = test;
const { by, endAll, lamp, merchant, offersOf, order, plan, propose, running, shown, signIn, wait } = await flashActs(
  db,
  test,
);
beforeEach(endAll);

describe('an offer', () => {
  it('waits for an operator, and can be withdrawn before the sale', async () => {
    const product = await lamp();
    const { id } = await plan();
    const { list } = await propose(id, product);
    expect(list[0]).toMatchObject({ state: 'proposed', price: '6.00', former_price: '10.00', quota: 5 });
    await data(shop.withdrawFlashOffer, { id: list[0]!.id }, merchant);
    expect(await refusal(desk.acceptFlashOffer, { id: list[0]!.id }, by())).toMatchObject({
      refusal: 'already_decided',
    });
    expect((await propose(id, product, { price: '5.00' })).list[0]).toMatchObject({ state: 'proposed', price: '5.00' });
    await wait(2 * hour);
    await switchFlashPrices(deps, clock.now());
    expect((await shown(product)).price).toBe('10.00');
  });

  it.each([
    ['above the usual price', { price: '10.00' }, 'flash_price_invalid'],
    ['for nothing', { price: '0.00' }, 'flash_price_invalid'],
    ['of more than there is', { quota: 21 }, 'flash_quota_invalid'],
    ['with a limit above its quota', { per_shopper: 6 }, 'flash_quota_invalid'],
  ])('%s is refused', async (_, terms, code) => {
    const { id } = await plan();
    const { skus } = await lamp();
    const form = { sale_id: id, sku_id: skus[0]!.id, price: '6.00', quota: 5, per_shopper: 2, ...terms };
    expect(await refusal(shop.proposeFlashOffer, form, merchant)).toMatchObject({ refusal: code });
  });

  it('is refused for a product of another shop, and hidden from it', async () => {
    const { id } = await plan();
    const { skus } = await buildProduct(db);
    const form = { sale_id: id, sku_id: skus[0]!.id, price: '6.00', quota: 5, per_shopper: 2 };
    expect(await refusal(shop.proposeFlashOffer, form, merchant)).toMatchObject({ refusal: 'product_not_found' });
    const { list } = await propose(id, await lamp());
    const other = await buildMerchant(db);
    expect(await refusal(shop.withdrawFlashOffer, { id: list[0]!.id }, other)).toMatchObject({
      refusal: 'flash_offer_not_found',
    });
    const theirs = (await data(shop.shopFlashSales, {}, other)).list.find((sale) => sale.id === id);
    expect(theirs!.list).toEqual([]);
    expect((await data(shop.flashChoices, {}, other)).list).toEqual([]);
  });

  it('is found among the products of the shop by a part of the title, or by the code of the SKU alone', async () => {
    const owner = await buildMerchant(db);
    const skus = { red: { code: 'MUG-7' }, blue: { code: 'MUG-8' } };
    const mug = {
      title: 'Harbour mug',
      options: { Colour: ['red', 'blue'] },
      skus,
      shop: { id: owner.shopId, name: 'Shop' },
    };
    const [red, blue] = (await buildProduct(db, mug)).skus;
    const found = async (q: string) => (await data(shop.flashChoices, { q }, owner)).list.map(({ id }) => id);
    expect(await found('HARBOUR')).toEqual([red!.id, blue!.id]);
    expect(await found('mug-8')).toEqual([blue!.id]);
    expect(await found('100%')).toEqual([]);
  });

  it('is refused in two sales at the same time', async () => {
    const product = await lamp();
    const [one, other] = [await plan(), await plan()];
    await propose(one.id, product);
    const form = { sale_id: other.id, sku_id: product.skus[0]!.id, price: '6.00', quota: 5, per_shopper: 2 };
    expect(await refusal(shop.proposeFlashOffer, form, merchant)).toMatchObject({ refusal: 'flash_sku_taken' });
  });

  it('is not accepted any more when the stock has gone below its quota', async () => {
    const product = await lamp();
    const { id } = await plan();
    const { list } = await propose(id, product);
    await order(product, await buildShopper(db, { now: clock.now() }), 18);
    expect(await refusal(desk.acceptFlashOffer, { id: list[0]!.id }, by())).toMatchObject({
      refusal: 'flash_quota_invalid',
    });
  });

  it('is taken out of a running sale by an operator, and its price ends', async () => {
    const { product, saleId } = await running();
    await data(desk.refuseFlashOffer, { id: (await offersOf(saleId))[0]!.id, reason: 'Wrong picture' }, by());
    expect((await shown(product)).price).toBe('10.00');
    expect((await data(shop.shopFlashSales, {}, merchant)).list.find(({ id }) => id === saleId)!.list[0]).toMatchObject(
      { state: 'refused', note: 'Wrong picture' },
    );
  });
});

describe('a planned sale', () => {
  it('is announced on Home', async () => {
    const { id } = await plan({ starts_at: later(clock.now(), 10 * minute).toISOString() });
    const { list } = await propose(id, await lamp());
    await data(desk.acceptFlashOffer, { id: list[0]!.id }, by());
    expect((await data(flashSale, {}, { ...uncached, locale: 'ja' })).next).toMatchObject({
      id,
      name: 'セール',
      from: '6.00',
    });
  });

  it('is cancelled by an operator, and its price ends at once', async () => {
    const { product, saleId } = await running();
    await data(desk.cancelFlashSale, { id: saleId, reason: 'A mistake' }, by());
    expect((await shown(product)).price).toBe('10.00');
    expect(await data(desk.flashSaleById, { id: saleId }, by())).toMatchObject({ state: 'cancelled' });
    expect(await refusal(desk.cancelFlashSale, { id: saleId, reason: 'Again' }, by())).toMatchObject({
      refusal: 'flash_sale_over',
    });
    const { list } = await data(auditLog, {}, await signIn('admin'));
    expect(list.slice(0, 3).map(({ act }) => act)).toEqual([
      'flash_sale.cancelled',
      'flash_offer.accepted',
      'flash_sale.planned',
    ]);
  });

  it.each([
    ['without a name in a language', { names: { ...flashNames, ko: '' } }],
    ['in the past', { starts_at: '2020-01-01T00:00:00Z' }],
    ['that ends before it begins', { ends_at: '2020-01-01T00:00:00Z' }],
    ['that is longer than two weeks', { ends_at: later(new Date(), 400 * day).toISOString() }],
  ])('%s is refused', async (_, form) => {
    const input = {
      names: flashNames,
      starts_at: later(clock.now(), hour).toISOString(),
      ends_at: later(clock.now(), 3 * hour).toISOString(),
      ...form,
    };
    expect(await refusal(desk.planFlashSale, input, by())).toMatchObject({ refusal: 'flash_sale_invalid' });
  });

  it('is not for operators who only read', async () => {
    const { id } = await plan();
    const support = await signIn('support');
    expect(await refusal(desk.cancelFlashSale, { id, reason: 'No' }, support)).toMatchObject({
      refusal: 'desk_forbidden',
    });
  });
});

describe('the products of the sale that runs', () => {
  it('are listed page by page, each once, as many as Home counts', async () => {
    const { id } = await plan();
    const products = [await lamp(), await lamp(), await lamp()];
    for (const product of products) {
      const { list } = await propose(id, product);
      await data(desk.acceptFlashOffer, { id: list.find(({ state }) => state === 'proposed')!.id }, by());
    }
    await wait(hour + minute);
    await switchFlashPrices(deps, clock.now());
    const pages = await Promise.all([1, 2].map((page) => data(flashProducts, { page, limit: 2 }, uncached)));
    const found = pages.flatMap(({ list }) => list);
    expect(found.map(({ product_id }) => product_id).toSorted()).toEqual(products.map((one) => one.id).toSorted());
    expect(found.map(({ sold_percent }) => sold_percent)).toEqual([0, 0, 0]);
    expect((await data(flashSale, {}, uncached)).now).toMatchObject({ id, total: 3 });
  });

  it('are none where none runs', async () => {
    expect(await data(flashProducts, {}, uncached)).toEqual({ total: 0, count: 0, list: [] });
  });
});
