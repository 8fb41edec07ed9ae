import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildProduct, buildShop } from '../build-catalog.ts';
import { toast, signedOut } from './client.ts';
import { listOf, productDetail, shop, shopProduct } from './shapes.ts';
import { wireWorld } from './world.ts';

const { db, visitor, shopper } = await wireWorld();
const kiln = await buildShop(db, { name: 'Kiln and Clay' });
const bowl = await buildProduct(db, {
  shop: kiln,
  category: 'family',
  title: 'Porcelain bowl',
  options: { Colour: ['Red', 'Blue'], Size: ['L', 'M'] },
  price: 2_000n,
  skus: { 'red|l': { price: 1_250n, stock: 3 }, 'blue|m': { price: 3_999n, stock: 0 } },
});
const plain = await buildProduct(db, { shop: kiln, category: 'family', title: 'Plain spoon', price: 500n });
const client = visitor();
const keywords = z.array(z.object({ keyword: z.string() }));

describe('searching', () => {
  it('finds products for anyone, with or without words', async () => {
    expect(
      listOf(shopProduct).parse(await client.get('/api/product/search', { page: 1, limit: 10, title: 'porcelain' }))
        .list,
    ).toMatchObject([{ product_id: bowl.id, mer_id: kiln.id }]);
    expect(
      listOf(shopProduct).parse(await client.get('/api/product/search', { page: 1, limit: 100, title: '' })).list,
    ).toHaveLength(2);
    expect(
      listOf(shopProduct).parse(await client.get('/api/product/search', { page: 1, limit: 100, category_id: 0 })).list,
    ).toHaveLength(2);
    expect(
      listOf(shopProduct).parse(await client.get('/api/product/search', { page: 2, limit: 10, title: 'porcelain' }))
        .list,
    ).toEqual([]);
    expect(
      listOf(shopProduct).parse(
        await client.get('/api/product/search', { page: 1, limit: 10, title: "100% '& <b>/ ?" }),
      ).list,
    ).toEqual([]);
  });

  it('finds shops without a login', async () => {
    expect(
      listOf(shop).parse(await client.get('/api/product/searchs', { page: 1, limit: 10, title: 'Kiln' })).list,
    ).toMatchObject([{ mer_id: kiln.id }]);
    expect(listOf(shop).parse(await client.get('/api/product/searchs', { page: 2, limit: 10 })).list).toEqual([]);
  });

  it('stores ten searches of a shopper and none of a visitor', async () => {
    const { client: signedIn } = await shopper();
    for (let words = 0; words < 12; words += 1)
      await signedIn.get('/api/product/search', { page: 1, limit: 10, title: `bowl ${words}` });
    const recent = keywords.parse(await signedIn.get('/api/product/index'));
    expect(recent).toHaveLength(10);
    expect(recent.map(({ keyword }) => keyword)).toContain('bowl 11');
    expect(keywords.parse(await client.get('/api/product/index'))).toEqual([]);
  });

  it('recommends products of a category or of all', async () => {
    for (const category_id of [0, undefined, 'family']) {
      expect(
        listOf(shopProduct).parse(await client.get('/api/product/recommend', { category_id, page: 1, limit: 8 })).list,
      ).toHaveLength(2);
    }
    expect(
      listOf(shopProduct).parse(
        await client.get('/api/product/recommend', { category_id: 'family', page: 2, limit: 8 }),
      ).list,
    ).toEqual([]);
  });
});

describe('a product’s page', () => {
  const detail = async (product_id: string, mer_id: string, each = client) =>
    productDetail.parse(await each.get('/api/product/detail', { product_id, mer_id }));

  it('has every array that the client iterates, and specs in their order', async () => {
    const shown = await detail(bowl.id, kiln.id);
    expect(shown.goods.specList).toEqual([
      { name: 'Colour', child: ['Red', 'Blue'] },
      { name: 'Size', child: ['L', 'M'] },
    ]);
    expect(shown.goods).toMatchObject({ sales_price: '12.50', stock: 23 });
    expect(shown.merchant).toMatchObject({ mer_id: kiln.id });
    expect(shown.other.map(({ product_id }) => product_id)).toEqual([plain.id]);
    expect(shown.reply_list).toEqual([]);
    expect((await detail(plain.id, kiln.id)).goods.specList).toEqual([]);
  });

  it('is refused with a text for another shop, an unknown product and invalid ids', async () => {
    const other = await buildShop(db);
    for (const params of [
      { product_id: bowl.id, mer_id: other.id },
      { product_id: 1, mer_id: 2 },
      { mer_id: kiln.id },
    ]) {
      expect(await client.getFailure('/api/product/detail', params)).toMatchObject(toast);
    }
  });

  it('shows the favourite that the shopper toggled, with a toast', async () => {
    const { client: signedIn } = await shopper();
    const like = () => signedIn.post('/api/product/like', { mer_id: kiln.id, product_id: bowl.id });
    await like();
    expect((await detail(bowl.id, kiln.id, signedIn)).is_like).toBe(1);
    expect((await detail(bowl.id, kiln.id)).is_like).toBe(0);
    await like();
    expect((await detail(bowl.id, kiln.id, signedIn)).is_like).toBe(0);
    expect(await client.postFailure('/api/product/like', { mer_id: kiln.id, product_id: bowl.id })).toMatchObject(
      signedOut,
    );
  });
});
