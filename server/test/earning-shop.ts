import { addPayoutAccount } from '@tradewind/contract/money/shop-desk/payouts';
import { day } from '../src/base/clock/clock.ts';
import { releaseOrder } from '../src/money/settlement/index.ts';
import type { TestApp } from './app.ts';
import { buildProduct, buildShopperRow } from './build-catalog.ts';
import { buildMerchant, type BuiltMerchant } from './build-merchant.ts';
import { buildOrder, payBuiltOrder, type BuiltOrder } from './build-order.ts';
import { testCode } from './build-shopper.ts';

/** A valid form of a payout account. */
export const bankForm = {
  extract_type: 0,
  real_name: 'Shop Ltd',
  bank_card: '4821 0093 7715 2206',
  bank_name: 'Kasikornbank',
  password_pay: testCode,
} as const;

/** How shops earn in tests of their payouts. */
export function earningShops({ clock, data, db }: TestApp) {
  /** A shop with one order, released some days ago, and a usable payout account. */
  async function earningShop({ price = 100_000n, daysAgo = 60 }: { price?: bigint; daysAgo?: number } = {}) {
    const merchant = await buildMerchant(db, { now: clock.now() });
    const { order } = await earn(merchant, price);
    await release(order);
    clock.advance(daysAgo * day);
    const { id: accountId } = await data(addPayoutAccount, bankForm, merchant);
    clock.advance(day);
    return { merchant: { token: merchant.token, shop: merchant.shopId }, shopId: merchant.shopId, order, accountId };
  }
  /** Builds a paid order of one product at a price in US cents. */
  async function earn({ shopId }: Pick<BuiltMerchant, 'shopId'>, price: bigint) {
    const product = await buildProduct(db, { shop: { id: shopId, name: '' }, price });
    const order = await buildOrder(db, await buildShopperRow(db), [{ product }], { freight: 0n, at: clock.now() });
    await payBuiltOrder(db, order, clock.now());
    return { order };
  }
  const release = (order: BuiltOrder) =>
    db.transact((tx) => releaseOrder(tx, { ...order, orderId: order.id, at: clock.now() }));

  return { earningShop, earn };
}
