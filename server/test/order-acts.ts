import * as contract from '@tradewind/contract/trade/orders';
import type { TestApp } from './app.ts';
import { buildProduct } from './build-catalog.ts';
import { buildMerchant, type BuiltMerchant } from './build-merchant.ts';
import { buildPromo } from './build-promo.ts';
import { buildShopper, testCode, type BuiltShopper } from './build-shopper.ts';

/** A paid order with its shopper and its merchant. */
export interface Deal {
  id: string;
  shopper: BuiltShopper;
  merchant: BuiltMerchant;
  skuId: string;
}

/** How tests place and pay an order, and read it as its shopper. */
export function orderActs({ clock, data, db }: TestApp) {
  /** Pays an order of three pieces at 10.00 with freight of 9.00 and a promo code of 10 %. */
  async function pay(): Promise<Deal> {
    const merchant = await buildMerchant(db, { now: clock.now() });
    const shopper = await buildShopper(db, { balance: 100_000n, now: clock.now() });
    const product = await buildProduct(db, { shop: { id: merchant.shopId, name: 'Shop' }, price: 1_000n, stock: 10 });
    const code = await buildPromo(db, { usesLeft: 1 });
    const token = shopper.token;
    const { order_ids } = await data(
      contract.placeOrder,
      { product_id: product.id, number: 3, address_id: shopper.addressId, promo_code: code },
      { token },
    );
    await data(contract.payOrder, { order_id: order_ids[0]!, password_pay: testCode }, { token });
    return { id: order_ids[0]!, shopper, merchant, skuId: product.skus[0]!.id };
  }
  const readOrder = ({ id, shopper }: Deal) => data(contract.order, { order_id: id }, { token: shopper.token });

  return { pay, readOrder };
}
