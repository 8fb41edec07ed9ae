import { z } from 'zod';
import { productCard } from './catalog.ts';
import { endpoint } from '../base/endpoint.ts';
import { id, listOf, none, page } from '../base/fields.ts';

export const viewProduct = endpoint({
  name: 'views.view',
  summary: 'Record a view of a product. Each visitor counts once a day; a shopper’s views are stored for the shopper',
  who: 'anyone',
  method: 'POST',
  path: '/api/product/view',
  input: z.object({ product_id: id }),
  output: none,
  refusals: [],
});

export const viewShop = endpoint({
  name: 'views.viewShop',
  summary: 'Record a visit of a shop. Each visitor counts once a day; nothing about the visitor is kept',
  who: 'anyone',
  method: 'POST',
  path: '/api/merchant/view',
  input: z.object({ mer_id: id }),
  output: none,
  refusals: [],
});

export const viewedProducts = endpoint({
  name: 'views.list',
  summary: 'Products that the shopper viewed lately, latest first',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/viewed',
  input: z.object(page),
  output: listOf(productCard),
  refusals: [],
});

export const deleteViews = endpoint({
  name: 'views.delete',
  summary: 'Delete one product from the viewed ones, or without one all of them',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/forget_viewed',
  input: z.object({ product_id: id.optional() }),
  output: none,
  refusals: [],
  notice: 'removed',
});
