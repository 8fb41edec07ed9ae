import { z } from 'zod';
import { amount } from '../base/fields.ts';

/** Duty and tax of the destination. Estimates may be charged on arrival and are in no total. */
export const charges = { duty: amount, tax: amount, duty_estimate: amount, tax_estimate: amount };

/** Where the money of an order is: not paid yet, in escrow, released to the shop, or refunded. */
export const moneyPlaces = ['unpaid', 'held', 'released', 'returned'] as const;

/** The money of an order, read from the books, for shopper, shop and operators. */
export const orderMoney = z.object({
  place: z.enum(moneyPlaces),
  paid: amount.describe('What the shopper paid'),
  promotion: amount.describe('What a promotion of the platform paid in addition'),
  duties: amount.describe('Duty and tax that were collected and not refunded; kept apart for the authorities'),
  held: amount.describe('In escrow now'),
  refunded: amount.describe("Refunded to the shopper's balance"),
  return_freight: amount.describe(
    'What the shop paid the shopper for the cost of returns; no part of what was paid for the order',
  ),
  refund_until: z
    .string()
    .nullable()
    .describe('ISO time until which a refund can be requested; null when unknown yet or over'),
  released_at: z.string().nullable().describe('ISO time at which the rest went to the shop'),
});
export type OrderMoney = z.output<typeof orderMoney>;

/** The money of an order with the shop's earning, for the shop and for operators. */
export const orderMoneyOfShop = orderMoney.extend({
  due: amount.describe('What was paid into escrow; never duty and tax'),
  commission: amount.describe('As agreed at the payment, with its tax, less what was waived with refunds'),
  commission_tax: amount.describe('The tax in the commission'),
  promotion_back: amount.describe('Returned to the promotions of the platform'),
  shop: amount.describe('What the shop got or, while the money is in escrow, will get'),
});
export type OrderMoneyOfShop = z.output<typeof orderMoneyOfShop>;
