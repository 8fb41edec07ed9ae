import { flashProducts, flashSale } from '@tradewind/contract/goods/flash-sales';
import * as desk from '@tradewind/contract/goods/desk/flash-sales';
import * as shop from '@tradewind/contract/goods/shop-desk/flash-sales';
import type { Deps } from '../../../base/deps.ts';
import type { Api } from '../../../base/http/api.ts';
import {
  getFlashSale,
  getShopFlashSale,
  listFlashChoices,
  listFlashSales,
  listShopFlashSales,
} from './desk-queries.ts';
import { acceptFlashOffer, proposeFlashOffer, refuseFlashOffer, withdrawFlashOffer } from './offers.ts';
import { cancelFlashSale, planFlashSale } from './plan-sale.ts';
import { listFlashProducts, showFlashSale } from './show-flash-sale.ts';

/** Flash sales: what Home shows of them, and the endpoints of operators and shops. */
export function flashRoutes(api: Api, { db }: Pick<Deps, 'db'>): void {
  const { read } = db;
  api.cached(flashSale, (call) => showFlashSale(read, call));
  api.cached(flashProducts, (call, input) => listFlashProducts(read, call, input));

  api.operator(desk.flashSales, (call, input) => listFlashSales(read, input, call));
  api.operator(desk.flashSaleById, (call, { id }) => getFlashSale(read, id, call));
  api.operator(desk.planFlashSale, (call, input) =>
    db.transact(async (tx) =>
      getFlashSale(tx, await planFlashSale(tx, input, { by: call.operator, now: call.now }), call),
    ),
  );
  api.operator(desk.cancelFlashSale, (call, input) =>
    db.transact(async (tx) => {
      await cancelFlashSale(tx, input, call);
      return getFlashSale(tx, input.id, call);
    }),
  );
  api.operator(desk.acceptFlashOffer, (call, { id }) =>
    db.transact(async (tx) => getFlashSale(tx, await acceptFlashOffer(tx, id, call), call)),
  );
  api.operator(desk.refuseFlashOffer, (call, input) =>
    db.transact(async (tx) => getFlashSale(tx, await refuseFlashOffer(tx, input, call), call)),
  );

  api.merchant(shop.shopFlashSales, (call, input) => listShopFlashSales(read, call.actor.shopId, input, call));
  api.merchant(shop.flashChoices, ({ actor, locale }, input) => listFlashChoices(read, actor.shopId, input, locale));
  api.merchant(shop.proposeFlashOffer, async (call, input) => async (tx) => {
    await proposeFlashOffer(tx, call.actor.shopId, input, call.now);
    return getShopFlashSale(tx, call.actor.shopId, input.sale_id, call);
  });
  api.merchant(shop.withdrawFlashOffer, async (call, { id }) => async (tx) => {
    const saleId = await withdrawFlashOffer(tx, call.actor.shopId, id, call.now);
    return getShopFlashSale(tx, call.actor.shopId, saleId, call);
  });
}
