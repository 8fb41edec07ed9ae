import * as contract from '@tradewind/contract/trade/desk/orders';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { cancelByOperator } from './cancel-for-shopper.ts';
import { transactionsOf, listForDesk } from './desk-order-queries.ts';
import { presentDeskOrder, presentDeskRow } from './present-desk-order.ts';
import type { Viewer } from './present-shop-order.ts';
import { readShopOrder } from './show-shop-order.ts';

/** Routes of the desk for orders. */
export function ordersDeskRoutes(api: Api, deps: Deps): void {
  const { read } = deps.db;
  const shown = async (id: string, viewer: Viewer) => {
    const parts = await readShopOrder(read, id, null, viewer.now);
    return presentDeskOrder(parts, await transactionsOf(read, id), viewer);
  };

  api.operator(contract.deskOrders, async (call, input) => {
    const { rows, next, total } = await listForDesk(read, input);
    return { list: rows.map((row) => presentDeskRow(row, call)), total, next };
  });

  api.operator(contract.deskOrder, (call, { id }) => shown(id, call));

  api.operator(contract.cancelByOperator, async (call, input) => {
    await cancelByOperator(deps, call, input);
    return shown(input.id, call);
  });
}
