import { day, hour, later, minute } from '../../src/base/clock/clock.ts';
import { runWork } from '../../src/base/db/work.ts';
import type { ShopperCall } from '../../src/base/http/call.ts';
import { publicNumber } from '../../src/base/ids/ids.ts';
import { addToCart } from '../../src/trade/cart/index.ts';
import { cancelOrder, confirmReceived, payOrderGroup, placeOrder, shipOrder } from '../../src/trade/orders/index.ts';
import { demoCarrier } from '../../src/trade/parcels/index.ts';
import { addressId, productId, skuId } from '../demo-ids.ts';
import type { PlannedOrder } from '../world/orders.ts';
import { demoPaymentCode } from './seed-shoppers.ts';
import { callOf, type Caller } from './shopper-call.ts';
import type { SeedDeps } from './step.ts';

/** The days from placing an order to its receipt. */
export const daysToReceipt = 6;

/** Creates one order, from the cart to its planned status, through the normal acts with earlier times. @returns the ids of its parts, one a shop. */
export async function createOrder(
  deps: SeedDeps,
  caller: Caller,
  { lines, promo, outcome }: Pick<PlannedOrder, 'lines' | 'promo' | 'outcome'>,
  placed: Date,
): Promise<string[]> {
  const callAt = (now: Date): ShopperCall => callOf(caller, now);
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
    address_id: addressId(caller.username, 0),
    promo_code: promo,
  });
  const { out_trade_no, order_ids } = await runWork(deps.db, place);
  if (outcome === 'unpaid') return order_ids;

  if (outcome === 'cancelled') {
    for (const id of order_ids) await cancelOrder(deps, callAt(later(placed, 9 * minute)), { order_id: id });
    return order_ids;
  }
  const paying = callAt(later(placed, 2 * minute));
  await runWork(deps.db, await payOrderGroup(deps, paying, { out_trade_no, password_pay: demoPaymentCode }));
  if (outcome === 'paid') return order_ids;

  for (const id of order_ids)
    await runWork(
      deps.db,
      await shipOrder(
        { ...at(later(placed, 19 * hour)), tracking: demoCarrier },
        { orderId: id, carrier: 'demo', number: publicNumber('DC', 10) },
      ),
    );
  if (outcome === 'sent') return order_ids;

  for (const id of order_ids) await confirmReceived(deps, callAt(later(placed, daysToReceipt * day)), { order_id: id });
  return order_ids;
}
