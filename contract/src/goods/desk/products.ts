import { z } from 'zod';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, id, int, text } from '../../base/fields.ts';
import { productDetail } from '../catalog.ts';
import { productContent } from '../product-form.ts';
import { productStates } from '../shop-desk/products.ts';

const roles = ['catalogue', 'admin'] as const;

/** What an operator can do with a product now. */
export const deskProductActs = ['approve', 'refuse', 'remove', 'allow_again'] as const;

export const deskProduct = z.object({
  id: z.string(),
  title: z.string(),
  image: z.string(),
  shop_id: z.string(),
  shop: z.string().describe('Name'),
  state: z.enum(productStates),
  category_id: z.string(),
  price: amount.describe('USD, of the cheapest SKU'),
  adult: z.boolean(),
  revision: z.int(),
  updated_at: z.string(),
  publish_at: z.string().nullable(),
  reason: z.string().describe('Why it was taken down or refused'),
  allowed: z.array(z.enum(deskProductActs)),
});
export type DeskProduct = z.output<typeof deskProduct>;

export const deskProducts = endpoint({
  name: 'desk.products',
  summary: 'Products of all shops, those that wait for a review and others',
  who: 'operator',
  roles: ['support', 'catalogue', 'admin'],
  method: 'GET',
  path: '/api/desk/products',
  input: listInput(['updated_at', '-updated_at'], {
    state: filter(z.enum(productStates)),
    search: filter(text(80)).describe('Part of a title, code or barcode, or an id'),
  }),
  output: deskList(deskProduct),
  refusals: [],
});

export const showDeskProduct = endpoint({
  name: 'desk.product',
  summary: 'One product with its content, for a review',
  who: 'operator',
  roles: ['support', 'catalogue', 'admin'],
  method: 'GET',
  path: '/api/desk/product',
  input: z.object({ id }),
  output: deskProduct.extend({ content: productContent }),
  refusals: ['product_not_found'],
});

export const previewDeskProduct = endpoint({
  name: 'desk.previewProduct',
  summary: 'A product’s page as shoppers will see it, for a review',
  who: 'operator',
  roles: ['support', 'catalogue', 'admin'],
  method: 'GET',
  path: '/api/desk/product_preview',
  input: z.object({ id }),
  output: productDetail,
  refusals: ['product_not_found'],
});

export const approveProduct = endpoint({
  name: 'desk.approveProduct',
  summary: 'Put a reviewed product on sale, or let it wait for its time',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/product_approve',
  input: z.object({ id, revision: int.describe('The one that was reviewed') }),
  output: deskProduct,
  refusals: ['product_not_found', 'product_state', 'product_changed'],
});

export const refuseProduct = endpoint({
  name: 'desk.refuseProduct',
  summary: 'Give a reviewed product back to its shop as a draft',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/product_refuse',
  input: z.object({
    id,
    revision: int.describe('The one that was reviewed'),
    reason: text(300).describe('The shop reads it'),
  }),
  output: deskProduct,
  refusals: ['product_not_found', 'product_state', 'product_changed'],
});

export const removeProduct = endpoint({
  name: 'desk.takeDownProduct',
  summary: 'Take a product down: its page is gone, its shop can edit and not publish it; running orders go on',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/product_take_down',
  input: z.object({ id, reason: text(300).describe('The shop reads it') }),
  output: deskProduct,
  refusals: ['product_not_found', 'product_state'],
});

export const allowProduct = endpoint({
  name: 'desk.allowProduct',
  summary: 'Let a shop publish again what was taken down; it is a draft until then',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/product_allow',
  input: z.object({ id }),
  output: deskProduct,
  refusals: ['product_not_found', 'product_state'],
});
