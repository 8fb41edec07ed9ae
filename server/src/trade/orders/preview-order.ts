import type { DeliveryKind } from '@tradewind/contract/trade/freight';
import type { OrderPreview } from '@tradewind/contract/trade/orders';
import { defaultAddress, findAddress } from '../../people/addresses/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import {
  requireAdult,
  requireFlashLimits,
  restrictionsOf,
  skusById,
  switchFlashPrices,
  withRestrictions,
} from '../../goods/catalog/index.ts';
import { dutyRulesTo, shopsOfUnknownDuty } from '../duties/index.ts';
import { freightTo, promisesOf } from '../freight/index.ts';
import { balanceOf, userAvailable } from '../../money/ledger/index.ts';
import { readCheckoutLines, type CheckoutInput } from './checkout-lines.ts';
import { buildBill } from './build-bill.ts';
import { ownCodes } from './coupon-queries.ts';
import { closeRestricted, shopsByCountry } from './country-dependence.ts';
import { needsCustomsCode } from './customs-code.ts';
import { flashPayMinutes } from './pay-minutes.ts';
import { presentPreview } from './present-preview.ts';
import { considerCoupons, promoCodesOf } from './promo.ts';
import { findPromos } from './promo-store.ts';

type PreviewInput = CheckoutInput & {
  address_id?: string;
  promo_code?: string;
  promo_codes?: string[];
  deliveries?: Record<string, DeliveryKind>;
  with_coupons?: 0 | 1;
  explain?: 0 | 1;
};

/**
 * The bill of an order before it is placed; stores nothing and reserves no stock.
 *
 * @throws Refusal for lines that can't be bought.
 */
export async function previewOrder({ db }: Deps, call: ShopperCall, input: PreviewInput): Promise<OrderPreview> {
  const { userId } = call.actor;
  const [checkoutLines, address, settings] = await Promise.all([
    readCheckoutLines(db.read, call, input),
    input.address_id ? findAddress(db.read, userId, input.address_id) : defaultAddress(db.read, userId),
    readSettings(db.read, call.now),
    switchFlashPrices({ db }, call.now),
  ]);
  const codes = promoCodesOf(input);
  const to = { country: address?.country ?? '' };
  const shopIds = checkoutLines.map((line) => line.shopId);
  const [apply, explain] = [input.with_coupons === 1, input.explain === 1];
  const own = apply || explain ? await ownCodes(db.read, userId, shopIds, call.now) : [];
  const skuIds = checkoutLines.map((line) => line.skuId);
  const [found, restrictions, options, rules, foundPromos, balance, customsCodeNeeded, promises, unknownDuty] =
    await Promise.all([
      skusById(db.read, skuIds),
      restrictionsOf(db.read, skuIds, call.now),
      freightTo(db.read, shopIds, to),
      dutyRulesTo(db.read, shopIds, to, call.now),
      findPromos(db.read, { codes: [...new Set([...codes, ...own])], userId, now: call.now }),
      balanceOf(db.read, userAvailable(userId)),
      needsCustomsCode(db.read, address, shopIds),
      promisesOf(db.read, shopIds, call.now),
      shopsOfUnknownDuty(db.read, shopIds, to, call.now),
    ]);
  const skus = withRestrictions(found, restrictions);
  requireAdult(call, skus.values());
  await requireFlashLimits(db.read, checkoutLines, skus, { userId, locale: call.locale, now: call.now });
  const unclear = address?.country === '' ? await shopsByCountry(db.read, skus.values(), call.now) : new Set<string>();
  // No terms are shown that might be those of another country.
  for (const shopId of unclear) options.set(shopId, []);
  closeRestricted(options, skus.values(), to.country);
  const { bill, promos, refused, goodsOf } = buildBill(
    checkoutLines,
    skus,
    { options, rules, chosen: input.deliveries ?? {} },
    { codes, found: foundPromos, own: apply ? own : [] },
    call.now,
  );

  return presentPreview({
    bill,
    options,
    promises,
    address,
    balance,
    locale: call.locale,
    promos,
    refused,
    considered: explain ? considerCoupons(own, foundPromos, promos, goodsOf, call.now) : [],
    unclear,
    customsCodeNeeded,
    customsMayCharge: unknownDuty.size > 0,
    flashPayMinutes: flashPayMinutes(settings, skus),
  });
}
