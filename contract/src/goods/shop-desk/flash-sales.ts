import { z } from 'zod';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, id, int, quantity, text } from '../../base/fields.ts';
import { flashOffer, flashSaleStates } from '../desk/flash-sales.ts';

/** A flash sale with what the shop offers in it. */
export const shopFlashSale = z.object({
  id: z.string(),
  name: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  state: z.enum(flashSaleStates),
  open: z.boolean().describe('Offers can be proposed: it has not begun'),
  list: z.array(flashOffer),
});
export type ShopFlashSale = z.output<typeof shopFlashSale>;

export const shopFlashSales = endpoint({
  name: 'shopDesk.flashSales',
  summary: 'Flash sales of the platform with what the shop offers in them, latest first',
  who: 'merchant',
  right: 'catalogue',
  method: 'GET',
  path: '/api/shop/flash_sales',
  input: listInput(['-starts_at'], {}),
  output: deskList(shopFlashSale),
  refusals: [],
});

export const flashChoices = endpoint({
  name: 'shopDesk.flashChoices',
  summary: 'SKUs on sale that the shop can offer in a flash sale',
  who: 'merchant',
  right: 'catalogue',
  method: 'GET',
  path: '/api/shop/flash_choices',
  input: z.object({ q: filter(text(80)).describe('A part of the title or the code') }),
  output: z.object({
    list: z.array(z.object({ id: z.string(), title: z.string(), spec: z.string(), price: amount, stock: z.int() })),
  }),
  refusals: [],
});

export const proposeFlashOffer = endpoint({
  name: 'shopDesk.proposeFlashOffer',
  summary: 'Propose an SKU for a flash sale, at the shop’s cost; an operator accepts it',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/flash_offer_propose',
  input: z.object({
    sale_id: id,
    sku_id: id,
    price: amount.describe('Below what it costs now'),
    quota: int.pipe(z.int().min(1).max(100_000)).describe('Pieces of its stock'),
    per_shopper: quantity,
  }),
  output: shopFlashSale,
  refusals: [
    'flash_sale_not_found',
    'flash_sale_over',
    'product_not_found',
    'product_gone',
    'flash_price_invalid',
    'flash_quota_invalid',
    'flash_sku_taken',
  ],
});

export const withdrawFlashOffer = endpoint({
  name: 'shopDesk.withdrawFlashOffer',
  summary: 'Withdraw an own offer of a flash sale that has not begun',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/flash_offer_withdraw',
  input: z.object({ id }),
  output: shopFlashSale,
  refusals: ['flash_offer_not_found', 'flash_sale_not_found', 'flash_sale_over', 'already_decided'],
});
