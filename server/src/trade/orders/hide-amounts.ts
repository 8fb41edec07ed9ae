import { hasRight, type ShopRole } from '@tradewind/contract/base/shop-roles';
import type { MerchantActor } from '../../base/http/call.ts';
import type { ShopOrderDetail, ShopOrderRow } from '@tradewind/contract/trade/shop-desk/orders';

/** What was paid is seen by those who price the goods or deal with complaints; who only ships sees quantities. */
export const seesAmounts = (role: ShopRole): boolean => hasRight(role, 'aftersales') || hasRight(role, 'catalogue');

/** A listed order as a role of the shop sees it. */
export const hideRowAmounts = <Row extends ShopOrderRow>(row: Row, role: ShopRole): Row =>
  seesAmounts(role) ? row : { ...row, total: null };

/** An order as a member or an API key of the shop sees it: what the shop earns needs the right `balance`, of a key its scope. */
export function hideAmounts(
  order: ShopOrderDetail,
  { role, apiKey }: Pick<MerchantActor, 'role' | 'apiKey'>,
): ShopOrderDetail {
  const money = hasRight(role, 'balance') && (!apiKey || apiKey.scopes.includes('balance:read')) ? order.money : null;
  if (seesAmounts(role)) return { ...order, money };
  return {
    ...hideRowAmounts(order, role),
    goods: null,
    freight: null,
    discount: null,
    shop_discount: null,
    shop_promo_code: '',
    duty: null,
    tax: null,
    duty_estimate: null,
    tax_estimate: null,
    lines: order.lines.map((line) => ({ ...line, price: null, discount: null })),
    money,
  };
}
