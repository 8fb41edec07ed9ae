import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { amount, country, flag, id, idList, quantity } from '../base/fields.ts';
import { charges } from './order-money.ts';

/** The kinds of delivery options. Shops set price and days; the names are fixed. */
export const deliveryKinds = ['standard', 'express'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** A delivery option with its price. */
export const deliveryOption = z.object({
  kind: z.enum(deliveryKinds),
  name: z.string(),
  days_from: z.int().describe('Working days on the way'),
  days_to: z.int(),
  arrives_by: z.string().describe('The day until which what is ordered now arrives, YYYY-MM-DD'),
  price: amount.describe('Price of this parcel'),
  free_over: amount.nullable().describe('Amount of the shop’s products from which on it is free'),
});
export type DeliveryOption = z.output<typeof deliveryOption>;

/** What some pieces of one SKU cost at the door, as an order of them alone would be billed without promo codes. */
export const landedCost = z.object({
  sku_id: z.string(),
  number: z.int(),
  goods: amount,
  freight: amount.describe('By the default option'),
  ...charges,
  total: amount.describe('Goods, freight, and the duty and tax that are collected'),
  customs_may_charge: flag.describe(
    '1: the parcel comes from abroad to a country for which no duty rules are kept, so that the total is not all',
  ),
});
export type LandedCost = z.output<typeof landedCost>;

export const productDelivery = endpoint({
  name: 'freight.product',
  summary: 'Freight, delivery time, duty and tax of a product to a country',
  who: 'anyone',
  method: 'GET',
  path: '/api/product/delivery',
  input: z.object({
    product_id: id,
    country: country.default(''),
    sku_id: id.optional().describe('What freight, duty and tax are for; one piece of the cheapest when absent'),
    number: quantity.default(1).describe('Pieces of it'),
  }),
  output: z.object({
    country: z.string(),
    delivered: flag.describe('0: the shop does not deliver there'),
    options: z.array(deliveryOption).describe('The default one first'),
    landed: landedCost
      .optional()
      .describe('With `sku_id` and a country; absent where the shop does not deliver or the SKU is not for sale'),
  }),
  refusals: ['product_not_found', 'adults_only'],
});
export type ProductDelivery = z.output<typeof productDelivery.output>;

export const shopsDelivery = endpoint({
  name: 'freight.shops',
  summary: 'Until when some shops deliver to a country, and the amounts from which on they do so free of charge',
  who: 'anyone',
  method: 'GET',
  path: '/api/mer/delivery',
  input: z.object({ mer_ids: idList, country: country.default('') }),
  output: z.object({
    shops: z.array(
      z.object({
        mer_id: z.string(),
        delivered: flag,
        free_over: amount.nullable(),
        arrives_by: z
          .string()
          .nullable()
          .describe('The day until which the default option delivers what is ordered now, YYYY-MM-DD'),
      }),
    ),
  }),
  refusals: [],
});
