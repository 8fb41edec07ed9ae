import type { Endpoint, InputOf } from '@tradewind/contract/base/endpoint';
import { toggleFavourite } from '@tradewind/contract/goods/catalog';
import { followedShops, favouriteProducts } from '@tradewind/contract/goods/favourites';
import { deleteSearches, recentSearches, searchProducts } from '@tradewind/contract/goods/search';
import { followShop, shop } from '@tradewind/contract/goods/shops';
import { deleteViews, viewedProducts, viewProduct } from '@tradewind/contract/goods/views';
import { addressList, deleteAddress, saveAddress, setDefaultAddress } from '@tradewind/contract/people/addresses';
import * as carts from '@tradewind/contract/trade/cart';
import { getUserInfo } from '@tradewind/contract/people/users';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from './app.ts';
import { buildProduct, type BuiltProduct } from './build-catalog.ts';
import { buildShopper, type BuiltShopper, typedAddress } from './build-shopper.ts';
import { testDatabase } from './database.ts';

const atOnce = 64;
const db = await testDatabase();
const { call, data } = await testApp(db);
const products = await Promise.all(
  Array.from({ length: 4 }, () => buildProduct(db, { options: { Size: ['S', 'M'] }, stock: 500 })),
);
const other = await buildShopper(db);

/** One request of the crowd. */
type Request = () => Promise<unknown>;

/** Acts that one account repeats, by number. */
interface Crowd {
  what: string;
  /** @returns the request with a number. */
  requests: (shopper: BuiltShopper) => Promise<(number: number) => Request>;
  /** Checks what the shopper sees afterwards. */
  expectResult: (shopper: BuiltShopper) => Promise<void>;
}

const productAt = (number: number): BuiltProduct => products[number % products.length]!;

/** Calls an endpoint, which may refuse, but must not fail. */
const sender =
  (shopper: BuiltShopper) =>
  <E extends Endpoint>(endpoint: E, input: InputOf<E>): Request =>
  async () => {
    const { status, body } = await call(endpoint, input, { token: shopper.token });
    expect(status, `${endpoint.name} ${JSON.stringify(body)}`).toBe(200);
  };

const crowds: Crowd[] = [
  {
    what: 'searches',
    requests: async (shopper) => {
      const send = sender(shopper);
      return (number) =>
        [
          send(searchProducts, { title: `word ${number}` }),
          send(recentSearches, {}),
          send(searchProducts, { title: `word ${number % 5}` }),
          send(deleteSearches, { keyword: `word ${number - 2}` }),
        ][number % 4]!;
    },
    expectResult: async (shopper) => {
      expect((await data(recentSearches, {}, shopper)).length).toBeLessThanOrEqual(10);
    },
  },
  {
    what: 'likes',
    requests: async (shopper) => (number) => sender(shopper)(toggleFavourite, { product_id: productAt(number).id }),
    expectResult: async (shopper) => expect((await data(favouriteProducts, {}, shopper)).list).toEqual([]),
  },
  {
    what: 'views',
    requests: async (shopper) => {
      const send = sender(shopper);
      return (number) =>
        [
          send(viewProduct, { product_id: productAt(number).id }),
          send(viewProduct, { product_id: productAt(Math.floor(number / 3)).id }),
          number % 2 === 0
            ? send(viewedProducts, {})
            : send(deleteViews, { product_id: productAt(Math.floor(number / 2)).id }),
        ][number % 3]!;
    },
    expectResult: async (shopper) => {
      await data(viewProduct, { product_id: products[0]!.id }, shopper);
      expect((await data(viewedProducts, {}, shopper)).list[0]!.product_id).toBe(products[0]!.id);
    },
  },
  {
    what: 'additions to the cart',
    requests: async (shopper) => (number) => {
      const { id, skus } = productAt(number);
      return sender(shopper)(carts.addToCart, { product_id: id, sku_id: skus[number % 2]!.id, num: 1 });
    },
    expectResult: async (shopper) => expect((await data(carts.cart, {}, shopper)).count).toBe(atOnce),
  },
  {
    what: 'changes of the cart',
    requests: async (shopper) => {
      const send = sender(shopper);
      const lines = await addLines(shopper);
      return (number) => {
        const ids = number % 2 === 0 ? lines : lines.toReversed();
        const line = lines[number % lines.length]!;
        const product = productAt(Math.floor((number % lines.length) / 2));
        return [
          send(carts.saveForLater, { cart_ids: ids.join(','), saved: number % 2 }),
          send(carts.changeCartLine, { cart_id: line, sku_id: product.skus[(number + 1) % 2]!.id }),
          send(carts.setCartQuantity, { cart_id: line, num: 2 }),
          send(carts.changeCartLine, { cart_id: line, sku_id: product.skus[number % 2]!.id }),
          send(carts.addToCart, { product_id: product.id, sku_id: product.skus[number % 2]!.id, num: 1 }),
          send(carts.deleteCartLines, { cart_ids: ids.slice(number % lines.length).join(',') }),
        ][number % 6]!;
      };
    },
    expectResult: async (shopper) => {
      await data(carts.addToCart, { product_id: products[0]!.id, sku_id: products[0]!.skus[0]!.id, num: 1 }, shopper);
      const { carts: lines, saved } = await data(carts.cart, {}, shopper);
      const skus = [...lines, ...saved].map(({ sku_id: id }) => id);
      expect(new Set(skus).size).toBe(skus.length);
    },
  },
  {
    what: 'follows',
    requests: async (shopper) => (number) => sender(shopper)(followShop, { mer_id: productAt(number).shopId }),
    expectResult: async (shopper) => {
      expect((await data(followedShops, {}, shopper)).list).toEqual([]);
      expect((await data(shop, { mer_id: products[0]!.shopId }, shopper)).follow_count).toBe(0);
    },
  },
  {
    what: 'addresses',
    requests: async (shopper) => {
      const send = sender(shopper);
      const ids: string[] = [];
      for (let number = 0; number < 8; number += 1)
        ids.push((await data(saveAddress, { ...typedAddress, is_default: number % 2 }, shopper)).address_id);
      return (number) => {
        const id = ids[number % ids.length]!;
        return [
          send(saveAddress, { ...typedAddress, is_default: 1 }),
          send(setDefaultAddress, { address_id: id }),
          send(saveAddress, { ...typedAddress, address_id: id, is_default: 1 }),
          send(deleteAddress, { address_id: id }),
          send(addressList, {}),
        ][number % 5]!;
      };
    },
    expectResult: async (shopper) => {
      const { list } = await data(addressList, { limit: 100 }, shopper);
      expect(list.filter(({ is_default: isDefault }) => isDefault === 1)).toHaveLength(1);
    },
  },
];

/** Puts both sizes of each product into the cart. @returns the ids of the lines */
async function addLines(shopper: BuiltShopper): Promise<string[]> {
  const lines: string[] = [];
  for (const { id, skus } of products)
    for (const sku of skus)
      lines.push((await data(carts.addToCart, { product_id: id, sku_id: sku.id, num: 1 }, shopper)).cart_id);
  return lines;
}

/** How often PostgreSQL broke a deadlock in this database. Each connection reports its own first. */
async function deadlocks(): Promise<number> {
  const connections = await Promise.all(Array.from({ length: db.pool.totalCount }, () => db.pool.connect()));
  for (const connection of connections) await connection.query('select pg_stat_force_next_flush()');
  for (const connection of connections) connection.release();
  const { rows } = await sql<{
    deadlocks: bigint;
  }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(db.kysely);
  return Number(rows[0]!.deadlocks);
}

async function expectCrowdServed(requests: readonly Request[]): Promise<void> {
  const before = await deadlocks();
  const crowd = Promise.all(requests.map((send) => send()));
  // Another account is served meanwhile.
  const [{ id }] = await Promise.all([data(getUserInfo, {}, other), crowd]);
  expect(id).toBe(other.id);
  expect(await deadlocks()).toBe(before);
}

describe('64 requests of one account at once', () => {
  it.each(crowds)('leave $what right, without a deadlock', async ({ requests, expectResult }) => {
    const shopper = await buildShopper(db);
    const requestAt = await requests(shopper);
    await expectCrowdServed(Array.from({ length: atOnce }, (_, number) => requestAt(number)));
    await expectResult(shopper);
  });

  it('may be of all kinds', async () => {
    const shopper = await buildShopper(db);
    const kinds: ((number: number) => Request)[] = [];
    for (const { requests } of crowds) kinds.push(await requests(shopper));
    await expectCrowdServed(Array.from({ length: atOnce }, (_, number) => kinds[number % kinds.length]!(number)));
  });
});
