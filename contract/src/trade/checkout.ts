import { z } from 'zod';
import { address } from '../people/addresses.ts';
import { endpoint } from '../base/endpoint.ts';
import { amount, code, flag, id, idList, int, quantity, text } from '../base/fields.ts';
import { deliveryKinds, deliveryOption } from './freight.ts';
import { charges } from './order-money.ts';

/** Either cart lines (`cart_id` or `cart_ids`) or one product directly. Comma lists of one are what existing clients send. */
const what = {
  cart_id: idList.optional(),
  cart_ids: idList.optional(),
  product_id: id.optional(),
  mer_id: id.optional(),
  sku_id: id.optional(),
  spec: text(400, 0).optional(),
  number: quantity.optional(),
  id: id.optional(),
};
const how = {
  address_id: id.optional(),
  promo_code: text(40, 0).optional(),
  promo_codes: z
    .array(text(40))
    .max(20)
    .optional()
    .describe('Further codes: one of the platform and one of each shop apply together'),
  deliveries: z
    .record(z.string().max(64), z.enum(deliveryKinds))
    .optional()
    .describe('Delivery option by mer_id; the default one when absent'),
};

export const previewLine = z.object({
  image: z.string(),
  title: z.string(),
  sales_price: amount,
  number: z.int(),
  spec: z.string(),
  product_id: z.string(),
  mer_id: z.string(),
  sku_id: z.string(),
  cart_id: z.string().optional(),
});

export const previewShop = z.object({
  mer_id: z.string(),
  mer_name: z.string(),
  mer_avatar: z.string(),
  count: z.int(),
  goods: amount,
  freight: amount,
  discount: amount,
  ...charges,
  total: amount,
  delivery: z.enum(deliveryKinds).nullable().describe('The chosen delivery option; null when nothing can be delivered'),
  options: z.array(deliveryOption),
  more_for_free: amount.nullable().describe('Amount of products that is missing for free delivery'),
  refused: z.string().nullable().describe("Why this shop can't deliver there, in the caller's language"),
});

/** An applied promo code and its discount; a shop bears its own. */
export const appliedPromo = z.object({
  code: z.string(),
  title: z.string(),
  discount: amount,
  mer_id: z.string().describe('Of the shop that bears it; empty: the platform'),
  mer_name: z.string(),
});

/**
 * A coupon that the shopper has claimed of a shop that something is bought of, or a code of the platform for the shopper or a
 * group, as it stands for these goods.
 */
export const consideredCoupon = appliedPromo.extend({
  discount: amount.describe('What it takes off of these goods, or would'),
  applied: flag,
  usable: flag.describe('1: it applies as soon as its code is sent in place of that of the shop'),
  reason: z.string().nullable().describe("Why it does not apply, in the caller's language; null: it does, or could"),
});

export const orderPreview = z.object({
  product: z.array(previewLine),
  address: address.nullable(),
  delivery: amount.describe(
    'What is charged besides the products: freight, and collected duty and tax; existing clients add it to the products',
  ),
  country_needed: flag.describe('1: the terms depend on the country of the address, which its text leaves open'),
  customs_code_needed: flag.describe('1: the customs of the destination ask for a code that the address does not have'),
  customs_may_charge: flag.describe('1: parcels come from abroad to a country for which no duty rules are kept'),
  flash_pay_minutes: z
    .int()
    .nullable()
    .describe(
      'In how many minutes the order has to be paid, because it has products of a flash sale; null: it has none',
    ),
  shops: z.array(previewShop),
  goods: amount,
  freight: amount,
  discount: amount,
  ...charges,
  total: amount,
  promo: z
    .object({ code: z.string(), title: z.string(), discount: amount })
    .nullable()
    .describe('The code of the platform'),
  promos: z.array(appliedPromo).describe('Every applied code, with who bears it'),
  promos_refused: z
    .array(z.object({ code: z.string(), reason: z.string() }))
    .describe("Codes that do not apply, and why, in the caller's language"),
  coupons: z.array(consideredCoupon).describe('With `explain`: the best ones first'),
  /** Why the code that was sent does not apply, in the caller's language. */
  promo_refused: z.string().nullable(),
  balance: amount,
});
export type OrderPreview = z.output<typeof orderPreview>;

const buying = [
  'nothing_selected',
  'cart_line_not_found',
  'product_not_found',
  'adults_only',
  'product_gone',
  'choose_options',
  'stock_short',
  'flash_limit',
  'flash_sale_over',
  'sold_out',
  'address_not_found',
] as const;
const promo = [
  'promo_unknown',
  'promo_expired',
  'promo_used',
  'promo_used_up',
  'promo_minimum',
  'promo_other_shop',
  'promo_together',
  'promo_not_for_account',
] as const;

export const previewOrder = endpoint({
  name: 'orders.preview',
  summary: 'What an order would cost; stores nothing',
  who: 'shopper',
  method: 'POST',
  path: '/api/order/merCreate',
  input: z.object({
    ...what,
    ...how,
    with_coupons: flag
      .optional()
      .describe(
        '1: of the coupons that the shopper has claimed and the codes that are for the shopper, the best one of each shop and of the platform applies, where no code of it was sent',
      ),
    explain: flag.optional().describe('1: says of each claimed coupon what it takes off, or why it does not apply'),
  }),
  output: orderPreview,
  refusals: [...buying],
});

export const placeOrder = endpoint({
  name: 'orders.place',
  summary: 'Place one order per shop in one group and take the stock',
  who: 'shopper',
  method: 'POST',
  path: '/api/order/merSubmit',
  input: z.object({
    ...what,
    ...how,
    notes: z.record(z.string().max(64), text(200, 0)).optional().describe('Note to a shop, by mer_id'),
    total: amount.optional().describe('The total that was shown; refused when it has changed'),
    terms_version: int.optional().describe('The version of the terms that was shown; kept with the order'),
  }),
  output: z.object({
    out_trade_no: z.string(),
    order_id: z.string(),
    order_ids: z.array(z.string()),
    total_price: amount,
    pay_before: z.string(),
  }),
  refusals: [
    ...buying,
    ...promo,
    'address_required',
    'address_country_unknown',
    'no_delivery_here',
    'product_not_sent_there',
    'delivery_not_offered',
    'total_differs',
    'law_changed',
    'too_many_unpaid',
    'key_reused',
  ],
  notice: 'order_placed',
  keyed: true,
  repeatsWithin: 10,
});

const paid = z.object({ order_ids: z.array(z.string()), paid: amount, balance: amount });
const paying = [
  'order_not_found',
  'order_not_payable',
  'order_expired',
  'total_differs',
  'balance_short',
  'account_locked',
  'account_payments_locked',
  'payment_code_required',
  'payment_code_missing',
  'payment_code_wrong',
  'payment_code_locked',
  'payment_code_blocked',
  'key_reused',
] as const;
/** Omitted by existing clients, which call verify_pay first. */
const passcode = z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(64)).optional();

export const payOrderGroup = endpoint({
  name: 'orders.payGroup',
  summary: 'Pay every unpaid order of a group from the balance',
  who: 'shopper',
  method: 'POST',
  path: '/api/order/merPay',
  input: z.object({
    out_trade_no: code,
    total_price: z.union([z.string(), z.number()]).transform(String).optional(),
    password_pay: passcode,
  }),
  output: paid,
  refusals: [...paying],
  notice: 'order_paid',
  keyed: true,
  secrets: ['password_pay'],
});

export const payOrder = endpoint({
  name: 'orders.pay',
  summary: 'Pay one unpaid order from the balance',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/pay',
  input: z.object({ order_id: id, password_pay: passcode }),
  output: paid,
  refusals: [...paying],
  notice: 'order_paid',
  keyed: true,
  secrets: ['password_pay'],
});
