import { fillText } from '@tradewind/contract/base/fill-text';
import { couponLeftTexts } from '@tradewind/contract/trade/promo-texts';
import { deliveryKindTexts } from '@tradewind/contract/trade/freight-texts';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { add, sum, subtract, toWire, type Money } from '@tradewind/contract/base/money';
import type { OrderPreview } from '@tradewind/contract/trade/orders';
import { refusalText } from '@tradewind/contract/base/refusal-texts';
import { presentAddress, type StoredAddress } from '../../people/addresses/index.ts';
import type { Charges } from '../duties/index.ts';
import { missingForFree, presentOption, type Promises } from '../freight/index.ts';
import type { BillLine, DeliveryChoice } from './build-bill.ts';
import { restrictionRefusal } from './country-dependence.ts';
import type { Bill, ShopBill } from './pricing.ts';
import type { ConsideredCoupon, Promos, RefusedPromo } from './promo.ts';
import { joinUnits } from '../../base/text/join-units.ts';

interface PreviewParts {
  bill: Bill<BillLine>;
  options: DeliveryChoice['options'];
  promises: Promises;
  address: StoredAddress | null;
  balance: Money;
  locale: Locale;
  promos: Promos;
  refused: readonly RefusedPromo[];
  considered: readonly ConsideredCoupon[];
  /** Shops whose terms depend on the country of the address, which is not known. */
  unclear: ReadonlySet<string>;
  customsCodeNeeded: boolean;
  /** No duty rule is kept for some of the parcels. */
  customsMayCharge: boolean;
  /** null without products of a flash sale. */
  flashPayMinutes: number | null;
}

/** A bill with address, balance and promo codes, as the checkout shows it. */
export function presentPreview({
  bill,
  options,
  promises,
  address,
  balance,
  locale,
  promos,
  refused,
  considered,
  unclear,
  customsCodeNeeded,
  customsMayCharge,
  flashPayMinutes,
}: PreviewParts): OrderPreview {
  const refusals = refused.map(({ code, reason: why }) => ({
    code,
    reason: refusalText(why.code, locale, why.details),
  }));
  return {
    product: bill.shops.flatMap((shop) =>
      shop.lines.map(({ sku, price, quantity, cartId }) => ({
        image: sku.image,
        title: joinUnits(pickText(sku.titles, locale)),
        sales_price: toWire(price),
        number: quantity,
        spec: pickText(sku.specs, locale),
        product_id: sku.productId,
        mer_id: sku.shopId,
        sku_id: sku.skuId,
        ...(cartId && { cart_id: cartId }),
      })),
    ),
    address: address && presentAddress(address, locale),
    delivery: toWire(sum([bill.freight, bill.duty, bill.tax])),
    country_needed: unclear.size > 0 ? 1 : 0,
    customs_code_needed: customsCodeNeeded ? 1 : 0,
    customs_may_charge: customsMayCharge ? 1 : 0,
    flash_pay_minutes: flashPayMinutes,
    shops: bill.shops.map((shop) =>
      presentShop(
        shop,
        { options, promises, locale },
        { unclear: unclear.has(shop.shopId) ? address : null, country: address?.country ?? '' },
      ),
    ),
    goods: toWire(bill.goods),
    freight: toWire(bill.freight),
    discount: toWire(add(bill.discount, bill.shopDiscount)),
    ...presentCharges(bill),
    total: toWire(bill.total),
    promo: promos.platform && {
      code: promos.platform.code,
      title: pickText(promos.platform.titles, locale),
      discount: toWire(subtract(bill.discount, bill.shared)),
    },
    promos: presentPromos(bill, promos, locale),
    coupons: presentCoupons(considered, locale),
    promo_refused: refusals[0]?.reason ?? null,
    promos_refused: refusals,
    balance: toWire(balance),
  };
}

function presentShop(
  shop: ShopBill<BillLine>,
  { options, promises, locale }: Pick<PreviewParts, 'options' | 'promises' | 'locale'>,
  { unclear, country }: { unclear: StoredAddress | null; country: string },
): OrderPreview['shops'][number] {
  const { shopName: name, shopAvatar: avatar } = shop.lines[0]!.sku;
  const missing = shop.option && missingForFree(shop.option, shop);
  const skus = shop.lines.map(({ sku }) => sku);
  const restriction = restrictionRefusal(skus, country, locale);
  const refused = unclear
    ? refusalText('address_country_unknown', locale, { address: unclear.area })
    : restriction
      ? refusalText(restriction.code, locale, restriction.details)
      : refusalText('no_delivery_here', locale, { shop: name });
  return {
    mer_id: shop.shopId,
    mer_name: name,
    mer_avatar: avatar,
    count: shop.pieces,
    goods: toWire(shop.goods),
    freight: toWire(shop.freight),
    discount: toWire(add(shop.discount, shop.shopDiscount)),
    ...presentCharges(shop),
    total: toWire(shop.total),
    delivery: shop.option?.kind ?? null,
    options: (options.get(shop.shopId) ?? []).map((option) =>
      presentOption(option, shop, deliveryKindTexts[option.kind][locale], promises(shop.shopId, option)),
    ),
    more_for_free: missing && toWire(missing),
    refused: shop.option ? null : refused,
  };
}

function presentPromos(
  { shops, discount, shared }: Bill<BillLine>,
  promos: Promos,
  locale: Locale,
): OrderPreview['promos'] {
  const platform = promos.platform
    ? [
        {
          code: promos.platform.code,
          title: pickText(promos.platform.titles, locale),
          discount: toWire(subtract(discount, shared)),
          mer_id: '',
          mer_name: '',
        },
      ]
    : [];
  const ofShops = shops.flatMap((shop) => {
    const promo = promos.shops.get(shop.shopId);
    return promo
      ? [
          {
            code: promo.code,
            title: pickText(promo.titles, locale),
            discount: toWire(add(shop.shopDiscount, shop.shared)),
            mer_id: shop.shopId,
            mer_name: shop.lines[0]!.sku.shopName,
          },
        ]
      : [];
  });
  return [...platform, ...ofShops];
}

const presentCoupons = (considered: readonly ConsideredCoupon[], locale: Locale): OrderPreview['coupons'] =>
  considered.map(({ promo, discount, applied, refused, instead }) => {
    const inUse = instead && considered.find((other) => other.promo.id === instead.id);
    const isLess = inUse && inUse.discount.minor >= discount.minor;
    const left = couponLeftTexts[isLess ? 'less' : promo.shop ? 'other' : 'platform'];
    return {
      code: promo.code,
      title: pickText(promo.titles, locale),
      discount: toWire(discount),
      mer_id: promo.shop?.id ?? '',
      mer_name: promo.shop?.name ?? '',
      applied: applied ? (1 as const) : (0 as const),
      usable: applied || refused ? (0 as const) : (1 as const),
      reason: refused
        ? refusalText(refused.code, locale, refused.details)
        : instead && fillText(left[locale], { code: instead.code }),
    };
  });

/** Duty and tax, collected and estimated. */
export const presentCharges = ({ duty, tax, dutyEstimate, taxEstimate }: Charges) => ({
  duty: toWire(duty),
  tax: toWire(tax),
  duty_estimate: toWire(dutyEstimate),
  tax_estimate: toWire(taxEstimate),
});
