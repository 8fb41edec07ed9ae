import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { pickText } from '@tradewind/contract/base/locales';
import { fromWire, share, usd } from '@tradewind/contract/base/money';
import { refusalText } from '@tradewind/contract/base/refusal-texts';
import { Refusal, refuse } from '@tradewind/contract/base/refusals';
import type { changeProducts as contract } from '@tradewind/contract/goods/shop-desk/products';
import type { Tx } from '../../../base/db/database.ts';
import type { Work } from '../../../base/db/work.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { livingCategory } from '../categories.ts';
import { moveStock } from '../stock-store.ts';
import { differenceOf, requireStockChange } from './change-stock.ts';
import type { SkuContent } from './content.ts';
import type { ProductDeskDeps } from './desk-deps.ts';
import { isModerated } from './is-moderated.ts';
import { makeTransition } from './publish-product.ts';
import { lockProducts, type LockedProduct } from './products-store.ts';
import { storeContent } from './save-product.ts';

type Input = ParsedInputOf<typeof contract>;
type Change = Input['change'];

/**
 * Does the same with many products of the shop, in one transaction. Each product is changed or refused by itself: its
 * rules are checked before anything of it is written.
 *
 * @throws Refusal of the change itself: `product_price_invalid`, `category_not_found`, `stock_change_invalid`,
 * `reason_required`.
 */
export function changeProducts(
  deps: ProductDeskDeps,
  call: MerchantCall,
  { ids, change }: Input,
): Work<OutputOf<typeof contract>> {
  const act = actOf(deps, call, change);
  return async (tx) => {
    if (change.act === 'category') await livingCategory(tx, change.category);
    const products = await lockProducts(tx, { ids, shopId: call.actor.shopId });
    const moderated = await isModerated(tx, call.now);
    const results = [];
    for (const id of new Set(ids)) {
      const product = products.find((one) => one.id === id);
      const refusal = product ? await refusalOf(() => act(tx, product, moderated)) : new Refusal('product_not_found');
      results.push({
        id,
        title: product ? pickText(product.content.titles, call.locale) : '',
        refusal: refusal?.code ?? null,
        msg: refusal ? refusalText(refusal.code, call.locale, refusal.details) : '',
      });
    }
    return { changed: results.filter(({ refusal }) => refusal === null).length, results };
  };
}

/** The refusal that an act throws; null when it succeeds. Acts refuse before they write. */
async function refusalOf(act: () => Promise<void>): Promise<Refusal | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

type Act = (tx: Tx, product: LockedProduct, moderated: boolean) => Promise<void>;

function actOf(deps: ProductDeskDeps, call: MerchantCall, change: Change): Act {
  switch (change.act) {
    case 'publish':
    case 'take_down':
      return (tx, product, moderated) => makeTransition(deps, tx, call.now, product, change.act, moderated);
    case 'price': {
      const priced = pricing(change);
      return (tx, product) =>
        storeContent(deps, tx, call, product, { ...product.content, skus: product.content.skus.map(priced) });
    }
    case 'category':
      return (tx, product) => storeContent(deps, tx, call, product, { ...product.content, category: change.category });
    case 'stock':
      requireStockChange(change);
      return async (tx, product) => {
        const live = product.skus.filter(({ retired }) => !retired);
        const moves = live.map(({ id, stock }) => {
          const quantity = differenceOf(change, stock);
          if (stock + quantity < 0) refuse('stock_below_zero', { left: stock });
          return { skuId: id, quantity };
        });
        const { reason, note } = change;
        await moveStock(tx, moves, { reason, note, at: call.now, by: call.actor.userId });
      };
  }
}

/**
 * How an SKU's price changes: by a percentage, rounded half up, or by an amount. A price before a reduction that is no
 * longer higher is taken away.
 */
function pricing({ percent, amount }: Extract<Change, { act: 'price' }>): (sku: SkuContent) => SkuContent {
  if ((percent === undefined) === (amount === undefined)) refuse('product_price_invalid', {}, ['change']);
  const added = amount === undefined ? null : fromWire(amount);
  if (amount !== undefined && added === null) refuse('product_price_invalid', {}, ['change']);
  return (sku) => {
    const before = BigInt(sku.price);
    const price = before + (added?.minor ?? share(usd(before), Math.round(percent! * 100)).minor);
    const isReduced = sku.list_price !== null && BigInt(sku.list_price) > price;
    return { ...sku, price: String(price), list_price: isReduced ? sku.list_price : null };
  };
}
