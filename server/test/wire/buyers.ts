import type { AddressInfo } from 'node:net';
import { createBanner } from '../../src/platform/content/index.ts';
import { buildProduct, buildShop } from '../build-catalog.ts';
import { buildPaidOrder, deliverOrder } from '../build-paid-order.ts';
import { buildShopper } from '../build-shopper.ts';
import { ExistingClient, sendOverHttp } from './client.ts';
import * as shapes from './shapes.ts';
import { wireWorld } from './world.ts';

export interface Buyer {
  client: ExistingClient;
  addressId: string;
}

export type WireWorld = Awaited<ReturnType<typeof wireBuyers>>;

/** Starts a server on a socket for a test file, with a shop to buy from and buyers. Call it at the top of the file. */
export async function wireBuyers() {
  const { app, clock, db } = await wireWorld();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const kiln = await buildShop(db, { name: 'Kiln and Clay' });
  const bowl = await buildProduct(db, {
    shop: kiln,
    category: 'family',
    title: 'Porcelain bowl',
    options: { Colour: ['Red', 'Blue'], Size: ['L', 'M'] },
    price: 2_000n,
    stock: 1_000,
    skus: { 'red|m': { price: 2_755n, stock: 1_000 } },
  });
  const spoon = await buildProduct(db, {
    shop: kiln,
    category: 'family',
    title: 'Plain spoon',
    price: 300n,
    stock: 1_000,
  });
  await db.transact((tx) =>
    createBanner(tx, {
      position: 1,
      kickers: {},
      titles: {},
      actions: {},
      tone: 'sea',
      image: '/media/banner.webp',
      link: '/popular',
    }),
  );

  async function newBuyer(): Promise<Buyer> {
    const { token, addressId } = await buildShopper(db, { balance: 100_000n, now: clock.now() });
    return { client: new ExistingClient(sendOverHttp(origin), { token }), addressId };
  }

  async function inCart({ client }: Buyer): Promise<string> {
    await client.post('/api/cart/add', { mer_id: kiln.id, product_id: bowl.id, num: 2, spec: 'Red|M', id: bowl.id });
    return shapes.cart.parse(await client.get('/api/cart/index')).carts[0]!.cart_id;
  }
  const submitted = ({ addressId }: Buyer) => ({
    address_id: addressId,
    product_id: bowl.id,
    number: '2',
    mer_id: kiln.id,
    spec: 'Red|M',
  });
  async function ordered(buyer: Buyer): Promise<string> {
    await buyer.client.post('/api/order/merSubmit', submitted(buyer));
    const { list } = shapes
      .listOf(shapes.orderRow)
      .parse(await buyer.client.get('/api/user/order_list', { status: 'all', page: 1, limit: 10 }));
    return list[0]!.order_id;
  }

  /** Gives the client the session of a shopper whose order has got this far. */
  async function bought({ client }: Buyer, status: 'delivered' | 'received') {
    const order = await buildPaidOrder(db, { lines: [{ product: spoon, quantity: 2 }], at: clock.now() });
    await deliverOrder(db, order, status, clock.now());
    client.token = order.shopper.token;
    return order;
  }

  return { app, clock, db, origin, kiln, bowl, spoon, newBuyer, inCart, submitted, ordered, bought };
}
