import * as contract from '@tradewind/contract/goods/catalog';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const shop = await testApp(db);

describe('favourites', async () => {
  const { id, shopId } = await buildProduct(db, { title: 'Liked' });

  it('toggles a favourite of this shopper only', async () => {
    const [one, other] = await Promise.all([buildShopper(db), buildShopper(db)]);
    expect(await shop.data(contract.toggleFavourite, { product_id: id, mer_id: shopId }, one)).toEqual({ is_like: 1 });
    expect((await shop.data(contract.product, { product_id: id }, one)).is_like).toBe(1);
    expect((await shop.data(contract.product, { product_id: id }, other)).is_like).toBe(0);
    expect((await shop.data(contract.product, { product_id: id })).is_like).toBe(0);
    expect(await shop.data(contract.toggleFavourite, { product_id: id }, one)).toEqual({ is_like: 0 });
  });

  it.each([7, 8])('counts each of %d concurrent toggles', async (taps) => {
    const shopper = await buildShopper(db);
    const answers = await Promise.all(
      Array.from({ length: taps }, () => shop.data(contract.toggleFavourite, { product_id: id }, shopper)),
    );
    expect(answers.filter(({ is_like }) => is_like === 1)).toHaveLength(Math.ceil(taps / 2));
    expect((await shop.data(contract.product, { product_id: id }, shopper)).is_like).toBe(taps % 2);
  });

  it('requires a session and a product of the given shop', async () => {
    const shopper = await buildShopper(db);
    expect(await shop.refusal(contract.toggleFavourite, { product_id: id })).toMatchObject({ status: 401, code: 401 });
    for (const input of [{ product_id: newId() }, { product_id: 'x' }, { product_id: id, mer_id: newId() }]) {
      expect((await shop.refusal(contract.toggleFavourite, input, shopper)).refusal).toBe('product_not_found');
    }
    expect((await shop.refusal(contract.toggleFavourite, {}, shopper)).refusal).toBe('bad_request');
  });
});
