import * as contract from '@tradewind/contract/trade/cart';
import { fromWire, sum, toWire } from '@tradewind/contract/base/money';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import {
  restrictionsOf,
  skusById,
  switchFlashPrices,
  withRestrictions,
  type Sku,
  type VisitCounter,
} from '../../goods/catalog/index.ts';
import { defaultAddress } from '../../people/addresses/index.ts';
import { freightTo, optionsFor } from '../freight/index.ts';
import { addToCart } from './add-to-cart.ts';
import { changeCartLine } from './change-cart-line.ts';
import { cartLines } from './cart-queries.ts';
import { saveForLater, removeCartLines } from './cart-store.ts';
import { presentCartLine } from './present-cart.ts';
import { setCartQuantity } from './set-cart-quantity.ts';

/** Routes of shoppers for their cart. */
export function cartRoutes(api: Api, deps: Deps & { visits: VisitCounter }): void {
  const { read } = deps.db;

  api.shopper(contract.cart, async ({ actor, isAdult, locale, now }, input) => {
    const [lines, address] = await Promise.all([
      cartLines(read, actor.userId),
      defaultAddress(read, actor.userId),
      switchFlashPrices(deps, now),
    ]);
    const country = address?.country || input.country;
    const skuIds = lines.map((line) => line.skuId);
    const [found, restrictions, freight] = await Promise.all([
      skusById(read, skuIds),
      restrictionsOf(read, skuIds, now),
      freightTo(read, country === '' ? [] : lines.map((line) => line.shopId), { country }),
    ]);
    const skus = withRestrictions(found, restrictions);
    const isDelivered = ({ shopId, noDeliveryTo }: Sku) =>
      country === '' || optionsFor(freight.get(shopId) ?? [], noDeliveryTo, country).length > 0;
    const present = (selected: typeof lines) =>
      selected.flatMap((line) => {
        const sku = skus.get(line.skuId);
        return sku && (isAdult || !sku.adult) ? [presentCartLine(line, sku, isDelivered(sku), locale)] : [];
      });
    const carts = present(lines.filter(({ savedAt }) => savedAt === null));
    const saved = lines
      .filter(({ savedAt }) => savedAt !== null)
      .toSorted((one, other) => other.savedAt!.getTime() - one.savedAt!.getTime());
    const buyable = carts.filter((row) => row.problem === null);
    return {
      country,
      carts,
      total_price: toWire(sum(buyable.map((row) => fromWire(row.total_price)!))),
      count: carts.reduce((pieces, row) => pieces + row.cart_num, 0),
      saved: present(saved),
    };
  });

  api.shopper(contract.addToCart, async (call, input) => {
    const answer = await addToCart(deps, call, input);
    deps.visits.record({ step: 'cart', productId: input.product_id }, call);
    return answer;
  });
  api.shopper(contract.setCartQuantity, (call, input) => setCartQuantity(deps, call, input));
  api.shopper(contract.changeCartLine, (call, input) => changeCartLine(deps, call, input));
  api.shopper(contract.saveForLater, async ({ actor, now }, { cart_ids: ids, saved }) => {
    await deps.db.transact((tx) => saveForLater(tx, actor.userId, ids, saved === 1 ? now : null));
    return null;
  });
  api.shopper(contract.deleteCartLines, async ({ actor }, { cart_ids: ids }) => {
    await deps.db.transact((tx) => removeCartLines(tx, actor.userId, ids));
    return null;
  });
}
