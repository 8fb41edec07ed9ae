import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { placeOrder as contract } from '@tradewind/contract/trade/orders';
import type { DeliveryKind } from '@tradewind/contract/trade/freight';
import { add, fromWire, subtract, toWire, usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import { requireCurrentTerms } from '../../people/users/index.ts';
import { later, minute } from '../../base/clock/clock.ts';
import { sharedWork, type Work } from '../../base/db/work.ts';
import type { Deps } from '../../base/deps.ts';
import { newId, publicNumber } from '../../base/ids/ids.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { removeCartLines } from '../cart/index.ts';
import {
  lockSkus,
  requireAdult,
  switchFlashPrices,
  takeFlashQuota,
  takeStock,
  withRestrictions,
} from '../../goods/catalog/index.ts';
import { promisesFrom, type FreightOption } from '../freight/index.ts';
import { daysOffAfter, readSettings } from '../../platform/settings/index.ts';
import { readCheckoutLines, type CheckoutInput } from './checkout-lines.ts';
import { buildBill, requireDelivery, type BillLine } from './build-bill.ts';
import { closeRestricted, requireAllowedThere, requireCountry } from './country-dependence.ts';
import { orderPlaced } from './order-events.ts';
import { readTerms } from './order-terms.ts';
import { ofEachShop } from './shop-terms.ts';
import { payMinutes } from './pay-minutes.ts';
import { requireUnpaidLimit } from './require-unpaid-limit.ts';
import { insertOrders, sharedByOrders, type NewGroup } from './order-store.ts';
import type { Bill } from './pricing.ts';
import { promoCodesOf, type Promos } from './promo.ts';
import { findPromosOfOrder, usePromos, type PromoUse } from './promo-store.ts';

export interface PlaceOrder extends CheckoutInput {
  address_id?: string | undefined;
  promo_code?: string | undefined;
  promo_codes?: string[] | undefined;
  /** Delivery options by shop id. */
  deliveries?: Record<string, DeliveryKind> | undefined;
  notes?: Record<string, string> | undefined;
  total?: string | undefined;
  /** The version of the terms that the client has shown. */
  terms_version?: number | undefined;
}

/**
 * Places one order per shop, in one group. Prices, freight, duties and promo codes are calculated from stored data;
 * stock is taken and cart lines are deleted in the same transaction.
 *
 * @throws Refusal when something can't be ordered; nothing is changed then.
 */
export async function placeOrder(
  { db, jobs }: Deps,
  call: ShopperCall,
  input: PlaceOrder,
): Promise<Work<OutputOf<typeof contract>>> {
  const { userId } = call.actor;
  const [settings, daysOff] = await Promise.all([
    readSettings(db.read, call.now),
    daysOffAfter(db.read, call.now),
    switchFlashPrices({ db }, call.now),
  ]);
  if (input.terms_version !== undefined) await requireCurrentTerms(db.read, input.terms_version, call.now);
  const checkoutLines = await readCheckoutLines(db.read, call, input);
  if (!input.address_id) refuse('address_required');
  const addressId = input.address_id;
  const codes = promoCodesOf(input);
  const skuIds = checkoutLines.map((line) => line.skuId);

  // Orders of the same goods, of which there may be too few, go one after the other. Those that use the same promo code or budget don't:
  // one statement gives all of them what is left.
  return sharedWork(sharedByOrders([userId, ...skuIds]), async (tx) => {
    // Sent together, executed in this order: what the shopper may still order and use is read after the lock of the shopper's orders.
    const [, found, locked, { address, restrictions, terms }] = await Promise.all([
      requireUnpaidLimit(tx, userId, settings),
      findPromosOfOrder(tx, { codes, userId, now: call.now }),
      lockSkus(tx, skuIds),
      readTerms(tx, { userId, addressId, skuIds, now: call.now }),
    ]);
    const skus = withRestrictions(locked, restrictions);
    requireAdult(call, skus.values());
    if (!address) refuse('address_not_found');
    await requireCountry(tx, address, skus.values(), call.now);
    requireAllowedThere(skus.values(), address.country, call.locale);
    const options = new Map<string, readonly FreightOption[]>(ofEachShop(terms, 'options'));
    closeRestricted(options, skus.values(), address.country);
    const delivery = { options, rules: ofEachShop(terms, 'rules'), chosen: input.deliveries ?? {} };
    const { bill, promos, refused } = buildBill(checkoutLines, skus, delivery, { codes, found }, call.now);
    requireDelivery(bill, delivery);
    if (refused[0]) throw refused[0].reason;
    if (input.total !== undefined && fromWire(input.total)?.minor !== bill.total.minor)
      refuse('total_differs', { total: `$${toWire(bill.total)}` });

    const orderIds = bill.shops.map(() => newId());
    const group: NewGroup = {
      id: newId(),
      orderIds,
      tradeNumber: publicNumber('TG'),
      userId,
      bill,
      address,
      notes: input.notes ?? {},
      promos,
      unknownDuty: new Set([...terms].flatMap(([id, { isDutyUnknown }]) => (isDutyUnknown ? [id] : []))),
      promises: promisesFrom(ofEachShop(terms, 'handling'), settings, daysOff, call.now),
      termsVersion: input.terms_version ?? null,
      placedAt: call.now,
      payBefore: later(call.now, payMinutes(settings, skus) * minute),
    };
    const cartIds = checkoutLines.flatMap((line) => line.cartId ?? []);
    const pieces = bill.shops.flatMap(({ lines }, at) =>
      lines.map(({ skuId, quantity }) => ({ skuId, quantity, orderId: orderIds[at]! })),
    );
    const [[short], , removed] = await Promise.all([
      takeStock(tx, pieces, call.now),
      insertOrders(tx, group),
      removeCartLines(tx, userId, cartIds),
    ]);
    // A concurrent request has ordered the same cart lines.
    if (removed < cartIds.length) refuse('cart_line_not_found');
    if (short) refuse('stock_short', { left: short.left });
    await takeFlashQuota(tx, pieces, skus, { userId, locale: call.locale, now: call.now });
    await usePromos(tx, { groupId: group.id, userId, uses: usesOf(bill, promos, orderIds) });

    await jobs.publishAll(
      tx,
      orderPlaced,
      orderIds.map((orderId) => ({ orderId })),
    );

    return {
      out_trade_no: group.tradeNumber,
      order_id: group.id,
      order_ids: orderIds,
      total_price: toWire(bill.total),
      pay_before: group.payBefore.toISOString(),
    };
  });
}

/** The uses of promo codes by order; a code without a discount is not used. */
function usesOf({ shops, discount, shared }: Bill<BillLine>, promos: Promos, orderIds: readonly string[]): PromoUse[] {
  const ofShops = shops.flatMap(({ shopId, shopDiscount, shared: part }, index) => {
    const promo = promos.shops.get(shopId);
    return promo ? [{ promo, discount: add(shopDiscount, part), shared: part, orderId: orderIds[index]! }] : [];
  });
  const ofAll = { discount: subtract(discount, shared), shared: usd(0n), orderId: null };
  const all: PromoUse[] = promos.platform ? [{ promo: promos.platform, ...ofAll }, ...ofShops] : ofShops;
  return all.filter((use) => use.discount.minor > 0n);
}
