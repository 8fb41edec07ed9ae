import { usd } from '@tradewind/contract/base/money';
import type { DeliveryKind } from '@tradewind/contract/trade/freight';
import type { OrderPreview } from '@tradewind/contract/trade/orders';
import { daysOffAfter, readSettings } from '../../platform/settings/index.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { requireAdult, requireFlashLimits, switchFlashPrices } from '../../goods/catalog/index.ts';
import { promisesFrom, type FreightOption } from '../freight/index.ts';
import { chosenIn, readProductLine, requireAllChosen, type CheckoutInput } from './checkout-lines.ts';
import { buildBill } from './build-bill.ts';
import { ownCodes } from './coupon-queries.ts';
import { closeRestricted, shopsByCountry } from './country-dependence.ts';
import { needsCustomsCode } from './customs-code.ts';
import { flashPayMinutes } from './pay-minutes.ts';
import { presentPreview } from './present-preview.ts';
import { readPreviewFacts, type PreviewFacts } from './preview-queries.ts';
import { considerCoupons, promoCodesOf } from './promo.ts';
import { findPromos } from './promo-store.ts';
import { ofEachShop } from './shop-terms.ts';

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
  const [facts, settings, daysOff] = await Promise.all([
    readFacts({ db }, call, input),
    readSettings(db.read, call.now),
    daysOffAfter(db.read, call.now),
  ]);
  const { lines, skus, terms, address } = facts;
  const shopIds = [...terms.keys()];
  const codes = promoCodesOf(input);
  const [apply, explain] = [input.with_coupons === 1, input.explain === 1];
  const own = apply || explain ? await ownCodes(db.read, userId, shopIds, call.now) : [];
  const foundPromos = await findPromos(db.read, { codes: [...new Set([...codes, ...own])], userId, now: call.now });
  requireAdult(call, skus.values());
  await requireFlashLimits(db.read, lines, skus, { userId, locale: call.locale, now: call.now });
  const unclear = address?.country === '' ? await shopsByCountry(db.read, skus.values(), call.now) : new Set<string>();
  const options = new Map<string, readonly FreightOption[]>(ofEachShop(terms, 'options'));
  // No terms are shown that might be those of another country.
  for (const shopId of unclear) options.set(shopId, []);
  closeRestricted(options, skus.values(), address?.country ?? '');
  const { bill, promos, refused, goodsOf } = buildBill(
    lines,
    skus,
    { options, rules: ofEachShop(terms, 'rules'), chosen: input.deliveries ?? {} },
    { codes, found: foundPromos, own: apply ? own : [] },
    call.now,
  );

  return presentPreview({
    bill,
    options,
    promises: promisesFrom(ofEachShop(terms, 'handling'), settings, daysOff, call.now),
    address,
    balance: usd(facts.balance),
    locale: call.locale,
    promos,
    refused,
    considered: explain ? considerCoupons(own, foundPromos, promos, goodsOf, call.now) : [],
    unclear,
    customsCodeNeeded: needsCustomsCode(address, terms.values()),
    customsMayCharge: [...terms.values()].some(({ isDutyUnknown }) => isDutyUnknown),
    flashPayMinutes: flashPayMinutes(settings, skus),
  });
}

/** At prices that hold now. @throws Refusal those of `readCheckoutLines`. */
async function readFacts(deps: Pick<Deps, 'db'>, call: ShopperCall, input: PreviewInput): Promise<PreviewFacts> {
  const { read } = deps.db;
  const cartIds = chosenIn(input);
  const wanted = {
    userId: call.actor.userId,
    addressId: input.address_id,
    chosen: cartIds ? { cartIds } : { line: await readProductLine(read, call, input) },
    locale: call.locale,
    now: call.now,
  };
  let facts = await readPreviewFacts(read, wanted);
  if (facts.areFlashPricesDue) {
    await switchFlashPrices(deps, call.now);
    facts = await readPreviewFacts(read, wanted);
  }
  if (cartIds) requireAllChosen(facts.lines, cartIds);
  return facts;
}
