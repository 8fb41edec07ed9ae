import { describe, expect, it } from 'vitest';
import { second } from '../../../src/base/clock/clock.ts';
import { runWork } from '../../../src/base/db/work.ts';
import { shipOrder } from '../../../src/trade/orders/index.ts';
import { expectCleanBooks } from '../../books.ts';
import { buildProduct, stockOf } from '../../build-catalog.ts';
import { testCode } from '../../build-shopper.ts';
import { signedOut, toast } from '../client.ts';
import { wireWorld, type Shopper } from '../world.ts';

/** Ownership checks that an older server did not make. */
const { clock, db, deps, shopper, visitor } = await wireWorld();
const tea = await buildProduct(db, { price: 1_000n, stock: 1_000 });

type Group = { out_trade_no: string; total_price: string; order_ids: string[] };
const direct = ({ addressId }: Shopper) => ({
  address_id: addressId,
  product_id: tea.id,
  number: '1',
  mer_id: tea.shopId,
  spec: '',
});
/** Places another order each time, since the same one would count as a repeat. */
async function order(buyer: Shopper): Promise<Group> {
  clock.advance(10 * second);
  return (await buyer.client.post('/api/order/merSubmit', direct(buyer))) as Group;
}
const verify = ({ client }: Shopper) => client.post('/api/user/verify_pay', { password_pay: testCode });
const money = async ({ client }: Shopper) => ((await client.get('/api/user/getUserInfo')) as { money: string }).money;
const statusOf = async ({ client }: Shopper, order_id: string) =>
  ((await client.get('/api/order/detail', { order_id })) as { status: number }).status;

describe('an order of another shopper', () => {
  it('cannot be seen, paid, cancelled, received or deleted', async () => {
    const [owner, stranger] = [await shopper({ balance: 50_000n }), await shopper({ balance: 50_000n })];
    const { order_ids, out_trade_no, total_price } = await order(owner);
    const order_id = order_ids[0]!;
    for (const attempt of [
      () => stranger.client.getFailure('/api/order/detail', { order_id }),
      ...['/api/order/cancel', '/api/order/received', '/api/order/delete', '/api/user/pay'].map(
        (path) => () => stranger.client.postFailure(path, { order_id, user_id: owner.id }),
      ),
      () => stranger.client.postFailure('/api/order/merPay', { out_trade_no, total_price }),
    ]) {
      await verify(stranger);
      expect(await attempt()).toMatchObject(toast);
    }
    expect(await statusOf(owner, order_id)).toBe(0);
    expect([await money(owner), await money(stranger)]).toEqual(['500.00', '500.00']);
  });

  it('is refused without a session', async () => {
    const { order_ids } = await order(await shopper());
    const client = visitor();
    expect(await client.getFailure('/api/order/detail', { order_id: order_ids[0] })).toMatchObject(signedOut);
    for (const act of ['merCreate', 'merSubmit', 'merPay', 'cancel', 'received', 'delete', 'refund', 'comment']) {
      expect(await client.postFailure(`/api/order/${act}`, { order_id: order_ids[0] })).toMatchObject(signedOut);
    }
  });
});

describe('an order that is not to be paid', () => {
  it('is refused: cancelled, paid before, or cancelled within its group', async () => {
    const buyer = await shopper({ balance: 50_000n });
    const [cancelled, paid] = [await order(buyer), await order(buyer)];
    await buyer.client.post('/api/order/cancel', { order_id: cancelled.order_ids[0] });
    await verify(buyer);
    await buyer.client.post('/api/order/merPay', paid);
    const before = await money(buyer);
    for (const { out_trade_no, total_price, order_ids } of [cancelled, paid]) {
      await verify(buyer);
      expect(await buyer.client.postFailure('/api/order/merPay', { out_trade_no, total_price })).toMatchObject(toast);
      expect(await buyer.client.postFailure('/api/user/pay', { order_id: order_ids[0] })).toMatchObject(toast);
    }
    expect(await money(buyer)).toBe(before);
    await expectCleanBooks(db);
  });
});

describe('a parcel confirmed concurrently', () => {
  it('is received once', async () => {
    const buyer = await shopper({ balance: 50_000n });
    const group = await order(buyer);
    await verify(buyer);
    await buyer.client.post('/api/order/merPay', group);
    await runWork(
      db,
      await shipOrder(
        { ...deps, tracking: null },
        { orderId: group.order_ids[0]!, carrier: 'dhl', number: 'JD014600006789' },
      ),
    );
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => buyer.client.post('/api/order/received', { order_id: group.order_ids[0] })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expectCleanBooks(db);
  });
});

describe('a cart line of another shopper', () => {
  it('is neither bought nor changed nor deleted', async () => {
    const [owner, stranger] = [await shopper(), await shopper()];
    const add = { mer_id: tea.shopId, product_id: tea.id, num: 2, spec: '', id: tea.id };
    const { cart_id } = (await owner.client.post('/api/cart/add', add)) as { cart_id: string };
    const own = ((await stranger.client.post('/api/cart/add', add)) as { cart_id: string }).cart_id;
    const { client, addressId } = stranger;
    for (const ids of [cart_id, `${own},${cart_id}`]) {
      expect(await client.postFailure('/api/order/merCreate', { cart_id: ids })).toMatchObject(toast);
      expect(
        await client.postFailure('/api/order/merSubmit', { cart_ids: ids, address_id: addressId, spec: ',' }),
      ).toMatchObject(toast);
    }
    expect(await client.postFailure('/api/cart/set_num', { cart_id, num: 9 })).toMatchObject(toast);
    await client.post('/api/cart/del', { cart_ids: cart_id });
    expect(await owner.client.get('/api/cart/index')).toMatchObject({ carts: [{ cart_id, cart_num: 2 }] });
    expect(await client.get('/api/cart/index')).toMatchObject({ carts: [{ cart_id: own, cart_num: 2 }] });
  });
});

describe('an address of another shopper', () => {
  it('is neither read nor changed, chosen, deleted or delivered to', async () => {
    const [owner, stranger] = [await shopper(), await shopper()];
    const { addressId: address_id } = owner;
    const read = () => owner.client.get('/api/user/address', { address_id });
    const before = await read();
    expect(await stranger.client.getFailure('/api/user/address', { address_id })).toMatchObject(toast);
    expect(await stranger.client.getFailure('/api/user/address_del', { address_id })).toMatchObject(toast);
    expect(await stranger.client.postFailure('/api/user/address_set_default', { address_id })).toMatchObject(toast);
    expect(
      await stranger.client.postFailure('/api/user/address_add', {
        ...(before as object),
        user_id: owner.id,
        name: 'Mallory',
      }),
    ).toMatchObject(toast);
    expect(
      await stranger.client.postFailure('/api/order/merSubmit', { ...direct(stranger), address_id }),
    ).toMatchObject(toast);
    expect(await read()).toEqual(before);
  });
});

describe('the last pieces', () => {
  it('are sold once, also concurrently', async () => {
    const rare = await buildProduct(db, { stock: 3 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => shopper()));
    const answers = await Promise.allSettled(
      buyers.map(({ client, addressId }) =>
        client.post('/api/order/merSubmit', {
          address_id: addressId,
          product_id: rare.id,
          number: '1',
          mer_id: rare.shopId,
          spec: '',
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await stockOf(db, rare.skus[0]!.id)).toBe(0);
  });
});

describe('ids', () => {
  it('can’t be guessed from others', async () => {
    const buyer = await shopper();
    const [first, second] = [await order(buyer), await order(buyer)];
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
    for (const { order_ids } of [first, second]) expect(order_ids[0]).toMatch(uuid);
    // Numbers made from the time would share a prefix; sequential ones would be close.
    expect(first.out_trade_no.slice(0, 8)).not.toBe(second.out_trade_no.slice(0, 8));
    const year = String(new Date().getUTCFullYear());
    expect([first, second].every(({ out_trade_no }) => out_trade_no.slice(2).startsWith(year))).toBe(false);
  });
});
