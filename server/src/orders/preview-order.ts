import { refusalText } from '@tradewind/contract/refusal-texts';
import { pickText } from '@tradewind/contract/locales';
import type { OrderPreview } from '@tradewind/contract/orders';
import { defaultAddress, findAddress } from '../addresses/index.ts';
import type { Deps } from '../base/deps.ts';
import type { ShopperCall } from '../base/http/call.ts';
import { combinationsById } from '../catalog/index.ts';
import { balanceOf, userAvailable } from '../ledger/index.ts';
import { freightOf } from '../shops/index.ts';
import { readBasket, type Wanted } from './basket.ts';
import { drawUpBill } from './draw-up-bill.ts';
import { presentPreview } from './present-order.ts';
import { findPromo } from './promo-store.ts';

/** What an order would cost now. Stores nothing and promises nothing. */
export async function previewOrder({ db }: Deps, call: ShopperCall, input: Wanted & { address_id?: string; promo_code?: string }): Promise<OrderPreview> {
  const { userId } = call.actor;
  const basket = await readBasket(db.read, call, input);
  const [combinations, freights, promo, address, balance] = await Promise.all([
    combinationsById(db.read, basket.map((line) => line.skuId)),
    freightOf(db.read, basket.map((line) => line.shopId)),
    input.promo_code ? findPromo(db.read, input.promo_code, userId) : null,
    input.address_id ? findAddress(db.read, userId, input.address_id) : defaultAddress(db.read, userId),
    balanceOf(db.read, userAvailable(userId)),
  ]);
  const { bill, promoRefused } = drawUpBill(basket, combinations, freights, promo, call.now);
  const refused = input.promo_code && !promo ? { code: 'promo_unknown' as const } : promoRefused;

  return presentPreview({
    bill,
    address,
    balance,
    locale: call.locale,
    promo: promo && !refused ? { code: promo.code, title: pickText(promo.titles, call.locale) } : null,
    promoRefused: refused ? refusalText(refused.code, call.locale, refused.details) : null,
  });
}
