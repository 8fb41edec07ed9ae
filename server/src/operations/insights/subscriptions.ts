import type { Deps } from '../../base/deps.ts';
import { subscription, type Subscription } from '../../base/module.ts';
import { refundPaid } from '../../trade/aftersales/index.ts';
import { orderCancelled, orderPaid } from '../../trade/orders/index.ts';
import { updateSalesCounts } from './update-sales-counts.ts';

/** Sales follow orders and refunds. */
export const salesSubscriptions = (deps: Pick<Deps, 'db'>): Subscription[] => [
  subscription(orderPaid, 'count_sales', (paid) =>
    updateSalesCounts(
      deps,
      paid.map(({ orderId }) => orderId),
    ),
  ),
  // What was never paid was never counted.
  subscription(orderCancelled, 'count_sales', (cancelled) =>
    updateSalesCounts(
      deps,
      cancelled.filter(({ reason }) => reason !== 'unpaid').map(({ orderId }) => orderId),
    ),
  ),
  subscription(refundPaid, 'count_sales', (refunds) =>
    updateSalesCounts(
      deps,
      refunds.map(({ orderId }) => orderId),
    ),
  ),
];
