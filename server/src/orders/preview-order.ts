import type { DeliveryKind } from '@tradewind/contract/freight';
import { refusalText } from '@tradewind/contract/refusal-texts';
import { pickText } from '@tradewind/contract/locales';
import type { OrderPreview } from '@tradewind/contract/orders';
import { defaultAddress, findAddress } from '../addresses/index.ts';
import type { Deps } from '../base/deps.ts';
import type { ShopperCall } from '../base/http/call.ts';
import { combinationsById } from '../catalog/index.ts';
import { dutyRulesTo } from '../duties/index.ts';
import { freightTo } from '../freight/index.ts';
import { balanceOf, userAvailable } from '../ledger/index.ts';
import { readBasket, type Wanted } from './basket.ts';
import { drawUpBill } from './draw-up-bill.ts';
import { presentPreview } from './present-preview.ts';
import { findPromo } from './promo-store.ts';

type Asked = Wanted & { address_id?: string; promo_code?: string; deliveries?: Record<string, DeliveryKind> };

/** What an order would cost now. Stores nothing and promises nothing. */
export async function previewOrder({ db }: Deps, call: ShopperCall, input: Asked): Promise<OrderPreview> {
  const { userId } = call.actor;
  const [basket, address] = await Promise.all([
    readBasket(db.read, call, input),
    input.address_id ? findAddress(db.read, userId, input.address_id) : defaultAddress(db.read, userId),
  ]);
  const to = { country: address?.country ?? '' };
  const shopIds = basket.map((line) => line.shopId);
  const [combinations, options, rules, promo, balance] = await Promise.all([
    combinationsById(db.read, basket.map((line) => line.skuId)),
    freightTo(db.read, shopIds, to),
    dutyRulesTo(db.read, shopIds, to, call.now),
    input.promo_code ? findPromo(db.read, input.promo_code, userId) : null,
    balanceOf(db.read, userAvailable(userId)),
  ]);
  const { bill, promoRefused } = drawUpBill(basket, combinations, { options, rules, chosen: input.deliveries ?? {} }, promo, call.now);
  const refused = input.promo_code && !promo ? { code: 'promo_unknown' as const } : promoRefused;

  return presentPreview({
    bill,
    options,
    address,
    balance,
    locale: call.locale,
    promo: promo && !refused ? { code: promo.code, title: pickText(promo.titles, call.locale) } : null,
    promoRefused: refused ? refusalText(refused.code, call.locale, refused.details) : null,
  });
}
