import { later, minute } from '../../src/base/clock/clock.ts';
import { switchFlashPrices } from '../../src/goods/catalog/index.ts';
import { recountSales } from '../../src/operations/insights/index.ts';
import { shopId, userIdOf } from '../demo-ids.ts';
import { planOrders } from '../plan-orders.ts';
import { shoppers } from '../world/shoppers.ts';
import { shops } from '../world/shops.ts';
import { createOrder } from './create-order.ts';
import { createFlashSales } from './seed-flash-sales.ts';
import { within, type Step } from './step.ts';

/**
 * Creates flash sales, and orders in every status, through the normal acts with earlier times. All in one transaction, because the timer
 * that closes unpaid orders must not see one that was placed three weeks ago and is about to be paid.
 */
export const seedOrders: Step = async (deps) => {
  const opened = deps.clock.now();
  return deps.db.transact(async (tx) => {
    const inside = within(deps, tx);
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
    for (const planned of plan) {
      const caller = shoppers.find(({ username }) => username === planned.username)!;
      await createOrder(inside, caller, planned, later(opened, -planned.minutesAgo * minute));
    }
    // The last orders were placed some time ago; flash sales are as they are now.
    await switchFlashPrices(inside, opened);
    await recountSales(
      inside,
      shops.map(({ slug }) => shopId(slug)),
    );
    return sales + plan.length;
  });
};
