import { day, hour, later, minute } from '../../src/base/clock/clock.ts';
import { runWork } from '../../src/base/db/work.ts';
import type { ShopperCall } from '../../src/base/http/call.ts';
import { switchFlashPrices } from '../../src/goods/catalog/index.ts';
import { publicNumber } from '../../src/base/ids/ids.ts';
import { addToCart } from '../../src/trade/cart/index.ts';
import { recountSales } from '../../src/operations/insights/index.ts';
import { cancelOrder, confirmReceived, payOrderGroup, placeOrder, shipOrder } from '../../src/trade/orders/index.ts';
import { demoCarrier } from '../../src/trade/parcels/index.ts';
import { addressId, userIdOf, productId, shopId, skuId } from '../demo-ids.ts';
import { planOrders } from '../plan-orders.ts';
import type { PlannedOrder } from '../world/orders.ts';
import { shoppers } from '../world/shoppers.ts';
import { shops } from '../world/shops.ts';
import { demoPaymentCode } from './seed-shoppers.ts';
import { shopperCall } from './shopper-call.ts';
import { createFlashSales } from './seed-flash-sales.ts';
import type { SeedDeps, Step } from './step.ts';

/**
 * Creates flash sales, and orders in every status, through the normal acts with earlier times. All in one transaction, because the timer
 * that closes unpaid orders must not see one that was placed three weeks ago and is about to be paid.
 */
export const seedOrders: Step = async (deps) => {
  const opened = deps.clock.now();
  return deps.db.transact(async (tx) => {
    const inside: SeedDeps = { ...deps, db: { ...deps.db, read: tx, transact: (work) => work(tx) } };
    const sales = await createFlashSales(tx, opened);
    const known = await tx
      .selectFrom('order_groups')
      .select('id')
      .where(
        'user_id',
        'in',
        shoppers.map(({ username }) => userIdOf(username)),
      )
      .limit(1)
      .executeTakeFirst();
    if (known) return sales;
    const plan = planOrders();
    for (const planned of plan) await createOrder(inside, planned, later(opened, -planned.minutesAgo * minute));
    // The last orders were placed some time ago; flash sales are as they are now.
    await switchFlashPrices(inside, opened);
    await recountSales(
      inside,
      shops.map(({ slug }) => shopId(slug)),
    );
    return sales + plan.length;
  });
};

/** Creates one order, from the cart to its planned status. */
async function createOrder(
  deps: SeedDeps,
  { username, lines, promo, outcome }: PlannedOrder,
  placed: Date,
): Promise<void> {
  const callAt = (now: Date): ShopperCall => shopperCall(username, now);
  const at = (now: Date): SeedDeps => ({ ...deps, clock: { now: () => now } });

  const cartIds: string[] = [];
  for (const { product, choice, quantity } of lines) {
    const call = callAt(later(placed, -5 * minute));
    cartIds.push(
      (await addToCart(deps, call, { product_id: productId(product), sku_id: skuId(product, choice), num: quantity }))
        .cart_id,
    );
  }
  const place = await placeOrder(deps, callAt(placed), {
    cart_ids: cartIds,
    address_id: addressId(username, 0),
    promo_code: promo,
  });
  const { out_trade_no, order_ids } = await runWork(deps.db, place);
  if (outcome === 'unpaid') return;

  if (outcome === 'cancelled') {
    for (const id of order_ids) await cancelOrder(deps, callAt(later(placed, 9 * minute)), { order_id: id });
    return;
  }
  const paying = callAt(later(placed, 2 * minute));
  await runWork(deps.db, await payOrderGroup(deps, paying, { out_trade_no, password_pay: demoPaymentCode }));
  if (outcome === 'paid') return;

  for (const id of order_ids)
    await runWork(
      deps.db,
      await shipOrder(
        { ...at(later(placed, 19 * hour)), tracking: demoCarrier },
        { orderId: id, carrier: 'demo', number: publicNumber('DC', 10) },
      ),
    );
  if (outcome === 'sent') return;

  for (const id of order_ids) await confirmReceived(deps, callAt(later(placed, 6 * day)), { order_id: id });
}
