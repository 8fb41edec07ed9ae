import { z } from 'zod';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, flag, id, int, none } from '../../base/fields.ts';
import { deliveryKinds } from '../freight.ts';

/** Freight by pieces or grams: the first `n` cost the first price, each further step the next price. */
export const freightMeasures = ['pieces', 'grams'] as const;

const option = {
  kind: z.enum(deliveryKinds),
  measure: z.enum(freightMeasures),
};

export const freightOption = z.object({
  ...option,
  days_from: z.int().describe('Working days on the way'),
  days_to: z.int(),
  first_size: z.int().describe('Pieces or grams'),
  first_price: amount,
  next_size: z.int(),
  next_price: amount,
  free_over: amount.nullable().describe('Amount of products from which on it is free'),
});

export const freightZone = z.object({
  id: z.string(),
  countries: z.array(z.string()).describe('ISO codes'),
  elsewhere: flag.describe('1: every country that no other zone names'),
  options: z.array(freightOption).describe('None: the shop does not deliver there'),
});
export type FreightZone = z.output<typeof freightZone>;

export const freightZones = endpoint({
  name: 'shopDesk.freight',
  summary: 'Where the shop delivers, and what a parcel costs there',
  who: 'merchant',
  right: 'desk',
  scope: 'freight:read',
  method: 'GET',
  path: '/api/shop/freight',
  input: listInput(['position'], {}),
  output: deskList(freightZone),
  refusals: [],
});

const sizes = int.pipe(z.int().min(1).max(1_000_000));
const days = int.pipe(z.int().min(0).max(90));

export const saveFreightZone = endpoint({
  name: 'shopDesk.saveFreightZone',
  summary: 'Add a zone, or replace an existing one',
  who: 'merchant',
  right: 'freight',
  method: 'POST',
  path: '/api/shop/freight_zone_save',
  input: z.object({
    id: filter(id),
    countries: z
      .array(
        z
          .string()
          .trim()
          .toUpperCase()
          .regex(/^[A-Z]{2}$/),
      )
      .max(250)
      .default([]),
    elsewhere: flag.default(0),
    options: z
      .array(
        z.object({
          ...option,
          days_from: days,
          days_to: days,
          first_size: sizes,
          first_price: amount,
          next_size: sizes,
          next_price: amount,
          free_over: filter(amount),
        }),
      )
      .max(deliveryKinds.length),
  }),
  output: freightZone,
  refusals: ['freight_zone_not_found', 'freight_country_taken', 'freight_invalid'],
});

export const removeFreightZone = endpoint({
  name: 'shopDesk.removeFreightZone',
  summary: 'Delete a zone; its countries then belong to the zone for everywhere else, if there is one',
  who: 'merchant',
  right: 'freight',
  method: 'POST',
  path: '/api/shop/freight_zone_remove',
  input: z.object({ id }),
  output: none,
  refusals: ['freight_zone_not_found'],
});
