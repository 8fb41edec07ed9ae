import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { amount, country, flag, id, idList } from '../base/fields.ts';

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

export const productDelivery = endpoint({
  name: 'freight.product',
  summary: 'Freight and delivery time of one piece of a product to a country',
  who: 'anyone',
  method: 'GET',
  path: '/api/product/delivery',
  input: z.object({ product_id: id, country: country.default('') }),
  output: z.object({
    country: z.string(),
    delivered: flag.describe('0: the shop does not deliver there'),
    options: z.array(deliveryOption).describe('The default one first'),
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
