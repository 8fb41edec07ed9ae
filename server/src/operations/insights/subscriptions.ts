import type { Deps } from '../../base/deps.ts';
import { subscription, type Subscription } from '../../base/module.ts';
import { refundPaid } from '../../trade/aftersales/index.ts';
import { orderCancelled, orderPaid } from '../../trade/orders/index.ts';
import { updateSalesCounts } from './update-sales-counts.ts';

/** Updates sales counts on paid and cancelled orders and on refunds. */
export const salesSubscriptions = (deps: Pick<Deps, 'db'>): Subscription[] => [
  subscription(orderPaid, 'count_sales', (paid) =>
    updateSalesCounts(
      deps,
      paid.map(({ orderId }) => orderId),
    ),
  ),
  // Unpaid orders were never counted.
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
