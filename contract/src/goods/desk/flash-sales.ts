import { z } from 'zod';
import { deskList, filter, listInput, moment } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, id, text } from '../../base/fields.ts';
import { inEveryLanguage, textInEveryLanguage } from '../../base/local-texts.ts';

const readers = ['support', 'catalogue', 'finance', 'admin'] as const;
const writers = ['catalogue', 'admin'] as const;

export const flashSaleStates = ['upcoming', 'running', 'over', 'cancelled'] as const;
export const flashOfferStates = ['proposed', 'accepted', 'refused', 'withdrawn'] as const;

/** One SKU in a flash sale: proposed by its shop, accepted by an operator. */
export const flashOffer = z.object({
  id: z.string(),
  sku_id: z.string(),
  product_id: z.string(),
  image: z.string(),
  title: z.string(),
  spec: z.string().describe('The chosen values, joined with |; empty without options'),
  shop_id: z.string(),
  shop: z.string(),
  price: amount,
  former_price: amount.describe('What it cost when it was proposed'),
  price_now: amount.describe('What its shop asks without the sale now'),
  stock: z.int(),
  quota: z.int().describe('Pieces of the stock that are sold at this price'),
  per_shopper: z.int(),
  sold: z.int().describe('In orders that were not cancelled'),
  revenue: amount.describe('Of these pieces, before promo codes'),
  state: z.enum(flashOfferStates),
  note: z.string().describe('Why it was refused'),
});
export type FlashOffer = z.output<typeof flashOffer>;

export const flashSaleRow = z.object({
  id: z.string(),
  name: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  state: z.enum(flashSaleStates),
  offers: z.int().describe('Accepted ones'),
  proposed: z.int().describe('Those that wait for an operator'),
  shops: z.int(),
  quota: z.int(),
  sold: z.int(),
  revenue: amount,
});
export type FlashSaleRow = z.output<typeof flashSaleRow>;

export const deskFlashSale = flashSaleRow.extend({
  names: textInEveryLanguage,
  made_by: z.string().describe('Name; empty for the installation itself'),
  made_at: z.string(),
  list: z.array(flashOffer),
});
export type DeskFlashSale = z.output<typeof deskFlashSale>;

export const flashSales = endpoint({
  name: 'desk.flashSales',
  summary: 'Flash sales with their figures, latest first',
  who: 'operator',
  roles: readers,
  method: 'GET',
  path: '/api/desk/flash_sales',
  input: listInput(['-starts_at'], { state: filter(z.enum(flashSaleStates)) }),
  output: deskList(flashSaleRow),
  refusals: [],
});

export const flashSaleById = endpoint({
  name: 'desk.flashSale',
  summary: 'A flash sale with what shops offer in it',
  who: 'operator',
  roles: readers,
  method: 'GET',
  path: '/api/desk/flash_sale',
  input: z.object({ id }),
  output: deskFlashSale,
  refusals: ['flash_sale_not_found'],
});

export const planFlashSale = endpoint({
  name: 'desk.planFlashSale',
  summary: 'Plan a flash sale; shops then propose what they offer in it',
  who: 'operator',
  roles: writers,
  method: 'POST',
  path: '/api/desk/flash_sale_plan',
  input: z.object({ names: inEveryLanguage(60), starts_at: moment, ends_at: moment }),
  output: deskFlashSale,
  refusals: ['flash_sale_invalid', 'flash_sale_not_found'],
});

export const cancelFlashSale = endpoint({
  name: 'desk.cancelFlashSale',
  summary: 'Cancel a flash sale, or end a running one now; orders that were placed keep their price',
  who: 'operator',
  roles: writers,
  method: 'POST',
  path: '/api/desk/flash_sale_cancel',
  input: z.object({ id, reason: text(300) }),
  output: deskFlashSale,
  refusals: ['flash_sale_not_found', 'flash_sale_over'],
});

export const acceptFlashOffer = endpoint({
  name: 'desk.acceptFlashOffer',
  summary: 'Accept what a shop offers in a flash sale that is not over',
  who: 'operator',
  roles: writers,
  method: 'POST',
  path: '/api/desk/flash_offer_accept',
  input: z.object({ id }),
  output: deskFlashSale,
  refusals: [
    'flash_offer_not_found',
    'flash_sale_not_found',
    'flash_sale_over',
    'already_decided',
    'flash_price_invalid',
    'flash_quota_invalid',
    'flash_sku_taken',
    'product_gone',
  ],
});

export const refuseFlashOffer = endpoint({
  name: 'desk.refuseFlashOffer',
  summary: 'Refuse what a shop offers, or take it out of a sale; orders that were placed keep their price',
  who: 'operator',
  roles: writers,
  method: 'POST',
  path: '/api/desk/flash_offer_refuse',
  input: z.object({ id, reason: text(300) }),
  output: deskFlashSale,
  refusals: ['flash_offer_not_found', 'flash_sale_not_found', 'flash_sale_over', 'already_decided'],
});
