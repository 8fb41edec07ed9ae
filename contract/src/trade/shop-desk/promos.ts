import { z } from 'zod';
import { promoForm, promoRow, promoStates } from '../desk/promos.ts';
import { csvFile } from '../../base/csv-file.ts';
import { asFile, deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, int, text } from '../../base/fields.ts';

const promoFilters = { state: promoStates, q: filter(text(20)).describe('A part of the code') };

export const shopPromos = endpoint({
  name: 'shopDesk.promos',
  summary: "The shop's own promo codes, latest first",
  who: 'merchant',
  right: 'promos',
  method: 'GET',
  path: '/api/shop/promos',
  input: listInput(['-starts_at'], promoFilters),
  output: deskList(promoRow),
  refusals: [],
});

export const exportPromos = endpoint({
  name: 'shopDesk.exportPromos',
  summary: `The same promo codes, latest first, ${asFile}`,
  who: 'merchant',
  right: 'promos',
  method: 'GET',
  path: '/api/shop/promos/export',
  input: z.object({ ...csvFile, ...promoFilters }),
  output: z.string(),
  refusals: [],
});

export const createShopPromo = endpoint({
  name: 'shopDesk.createPromo',
  summary: 'Create a promo code at the shop’s cost: it lowers the earnings of its orders',
  who: 'merchant',
  right: 'promos',
  method: 'POST',
  path: '/api/shop/promo_make',
  input: promoForm.extend({
    claimable: int.pipe(flag).default(0).describe('1: a coupon, which shoppers claim on the page of the shop'),
    campaign_id: filter(id).describe(
      'A campaign to join: the platform then bears its part. Absent: the shop bears all',
    ),
  }),
  output: promoRow,
  refusals: ['promo_invalid', 'promo_code_taken', 'campaign_not_open'],
});

export const endShopPromo = endpoint({
  name: 'shopDesk.endPromo',
  summary: 'End an own promo code now; orders keep their discount',
  who: 'merchant',
  right: 'promos',
  method: 'POST',
  path: '/api/shop/promo_end',
  input: z.object({ id }),
  output: promoRow,
  refusals: ['promo_not_found'],
});
