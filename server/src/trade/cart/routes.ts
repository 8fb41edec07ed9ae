import * as contract from '@tradewind/contract/trade/cart';
import { fromWire, sum, toWire } from '@tradewind/contract/base/money';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { switchFlashPrices, type VisitCounter } from '../../goods/catalog/index.ts';
import { addToCart } from './add-to-cart.ts';
import { changeCartLine } from './change-cart-line.ts';
import { showCart } from './cart-queries.ts';
import { saveForLater, removeCartLines } from './cart-store.ts';
import { presentCartLine } from './present-cart.ts';
import { setCartQuantity } from './set-cart-quantity.ts';

/** Routes of shoppers for their cart. */
export function cartRoutes(api: Api, deps: Deps & { visits: VisitCounter }): void {
  api.shopper(contract.cart, async ({ actor: { userId }, isAdult, locale, now }, input) => {
    const wanted = { userId, country: input.country, locale, now };
    let cart = await showCart(deps.db.read, wanted);
    if (cart.areFlashPricesDue) {
      await switchFlashPrices(deps, now);
      cart = await showCart(deps.db.read, wanted);
    }
    const lines = cart.lines.filter(({ adult }) => isAdult || !adult);
    const carts = lines.filter(({ savedAt }) => savedAt === null).map(presentCartLine);
    const saved = lines
      .filter(({ savedAt }) => savedAt !== null)
      .toSorted((one, other) => other.savedAt!.getTime() - one.savedAt!.getTime());
    const buyable = carts.filter((row) => row.problem === null);
    return {
      country: cart.country,
      carts,
      total_price: toWire(sum(buyable.map((row) => fromWire(row.total_price)!))),
      count: carts.reduce((pieces, row) => pieces + row.cart_num, 0),
      saved: saved.map(presentCartLine),
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
