import { z } from 'zod';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, id, int, text } from '../../base/fields.ts';
import { productDetail } from '../catalog.ts';
import { productContent } from '../product-form.ts';
import { importChange } from '../shop-desk/imports.ts';
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

export const productReview = z.object({
  content: productContent,
  approved_revision: z.int().nullable().describe('The version that was put on sale last; null: none was'),
  differences: z
    .array(importChange)
    .describe('From that version to the content: fields, of a language or a variant; `of` is empty for the product'),
  new_pictures: z.array(z.string()).describe('Paths that the version on sale did not have'),
  gone_pictures: z.array(z.string()),
});
export type ProductReview = z.output<typeof productReview>;

export const deskProducts = endpoint({
  name: 'desk.products',
  summary: 'Products of all shops, those that wait for a review and others',
  who: 'operator',
  roles: ['support', 'catalogue', 'admin'],
  method: 'GET',
  path: '/api/desk/products',
  input: listInput(['updated_at', '-updated_at'], {
    state: filter(z.enum(productStates)),
    shop_id: filter(id),
    search: filter(text(80)).describe('Part of a title, code or barcode, or an id'),
  }),
  output: deskList(deskProduct),
  refusals: [],
});

export const showDeskProduct = endpoint({
  name: 'desk.product',
  summary: 'One product with its content and how it differs from what was on sale last, for a review',
  who: 'operator',
  roles: ['support', 'catalogue', 'admin'],
  method: 'GET',
  path: '/api/desk/product',
  input: z.object({ id }),
  output: deskProduct.extend(productReview.shape),
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

export const approveProducts = endpoint({
  name: 'desk.approveProducts',
  summary: 'Approve many reviewed products, each by itself',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/products_approve',
  input: z.object({
    products: z
      .array(z.object({ id, revision: int }))
      .min(1)
      .max(100),
  }),
  output: z.object({
    approved: z.int(),
    refused: z.array(z.object({ id: z.string(), refusal: z.string(), msg: z.string() })),
  }),
  refusals: [],
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
