import { testCode } from '../../../test/build-shopper.ts';
import * as aftersales from '@tradewind/contract/trade/aftersales';
import * as shop from '@tradewind/contract/trade/shop-desk/aftersales';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, buildShop, stockOf } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildPaidOrder, deliverOrder, type PaidOrder } from '../../../test/build-paid-order.ts';
import { testDatabase } from '../../../test/database.ts';
import { day } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { balancesOf, shopAvailable, userAvailable } from '../../money/ledger/index.ts';
import { cancelUnshipped, completeOrders } from './index.ts';

const db = await testDatabase();
const { clock, data, deps } = await testApp(db);

/** Builds a shop with its merchant and two products. */
async function buildShopWithProducts() {
  const merchant = await buildMerchant(db, { shop: await buildShop(db), now: clock.now() });
  const owner = { id: merchant.shopId, name: 'Shop' };
  return {
    merchant,
    bowl: await buildProduct(db, { shop: owner, price: 2_000n, stock: 50 }),
    mug: await buildProduct(db, { shop: owner, price: 900n, stock: 50 }),
  };
}

/** Records a use of a promo code by the group of an order. */
async function usePromo(order: PaidOrder, code: string): Promise<void> {
  await db.transact(async (tx) => {
    const { group_id: groupId } = await tx
      .selectFrom('orders')
      .select('group_id')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('promo_codes')
      .values({
        id: newId(),
        code,
        titles: {},
        kind: 'amount',
        value: 100n,
        starts_at: new Date(0),
        ends_at: new Date('2200-01-01'),
        uses_left: 7,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { id } = await tx.selectFrom('promo_codes').select('id').where('code', '=', code).executeTakeFirstOrThrow();
    await tx
      .insertInto('promo_uses')
      .values({ group_id: groupId, promo_id: id, user_id: order.shopper.id, discount: order.discount })
      .execute();
  });
}
const usesLeft = async (code: string) =>
  (await db.read.selectFrom('promo_codes').select('uses_left').where('code', '=', code).executeTakeFirstOrThrow())
    .uses_left;
const balance = async (order: PaidOrder) => (await balancesOf(db.read, [userAvailable(order.shopper.id)]))[0]!.minor;
const statuses = async (orders: readonly PaidOrder[]) =>
  (
    await db.read
      .selectFrom('orders')
      .select('status')
      .where(
        'id',
        'in',
        orders.map(({ id }) => id),
      )
      .groupBy('status')
      .execute()
  ).map(({ status }) => status);

it('returns money, stock and promo codes of many orders, including partly refunded ones', async () => {
  const { merchant, bowl, mug } = await buildShopWithProducts();
  const at = clock.now();
  const plain = await Promise.all(
    Array.from({ length: 6 }, () => buildPaidOrder(db, { lines: [{ product: bowl }], at })),
  );
  const promoted = await Promise.all(
    [1, 2, 3].map(() =>
      buildPaidOrder(db, {
        lines: [
          { product: bowl, discount: 100n },
          { product: mug, quantity: 2 },
        ],
        at,
      }),
    ),
  );
  const freeOrder = await buildPaidOrder(db, { lines: [{ product: mug, discount: 900n }], freight: 0n, at });
  for (const order of promoted) await usePromo(order, 'HUNDRED');
  await usePromo(freeOrder, 'ALLOFIT');
  const [partly] = promoted;
  const [line] = partly!.lineIds;
  const input = {
    order_id: partly!.id,
    amount: '1.00',
    service_type: '0',
    receiving_status: '0',
    reason_type: 'not_needed',
    refund_explain: 'I have one.',
    quantities: { [line!]: 1 },
  } as const;
  const form = await data(aftersales.refundForm, { order_id: partly!.id }, { token: partly!.shopper.token });
  const { refund_id: id } = await data(
    aftersales.requestRefund,
    {
      ...input,
      order_product_id: line!,
      amount: form.lines.find(({ order_product_id }) => order_product_id === line)!.steps[0]!.amount,
    },
    { token: partly!.shopper.token },
  );
  await data(shop.approveRefund, { id, password_pay: testCode }, { token: merchant.token });

  const orders = [...plain, ...promoted, freeOrder];
  clock.advance(9 * day);
  expect(await Promise.all([cancelUnshipped(deps), cancelUnshipped(deps)]).then(([one, other]) => one + other)).toBe(
    orders.length,
  );
  expect(await statuses(orders)).toEqual(['cancelled']);
  for (const order of orders) expect(await balance(order)).toBe(1_000_000n);
  expect(await stockOf(db, bowl.skus[0]!.id)).toBe(50 + plain.length + promoted.length);
  expect(await stockOf(db, mug.skus[0]!.id)).toBe(50 + 2 * promoted.length + 1);
  expect([await usesLeft('HUNDRED'), await usesLeft('ALLOFIT')]).toEqual([10, 8]);
  await expectCleanBooks(db);
});

it('releases many orders of a shop', async () => {
  const { merchant, bowl } = await buildShopWithProducts();
  const orders = await Promise.all(
    Array.from({ length: 5 }, () => buildPaidOrder(db, { lines: [{ product: bowl }], at: clock.now() })),
  );
  for (const order of orders) await deliverOrder(db, order, 'received', clock.now());
  clock.advance(16 * day);
  expect(await completeOrders(deps)).toBe(orders.length);
  expect(await statuses(orders)).toEqual(['completed']);
  // 20.00 and 5.00 freight each, less 5 % of the goods.
  expect((await balancesOf(db.read, [shopAvailable(merchant.shopId)]))[0]!.minor).toBe(5n * 2_400n);
  await expectCleanBooks(db);
});
