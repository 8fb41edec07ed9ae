import { z } from 'zod';
import { productCard } from './catalog.ts';
import { endpoint } from '../base/endpoint.ts';
import { id, listOf, none, page } from '../base/fields.ts';

export const viewProduct = endpoint({
  name: 'views.view',
  summary:
    'Somebody looks at a product. Each visitor counts once a day; what a shopper looked at is kept for the shopper',
  who: 'anyone',
  method: 'POST',
  path: '/api/product/view',
  input: z.object({ product_id: id }),
  output: none,
  refusals: [],
});

export const viewedProducts = endpoint({
  name: 'views.list',
  summary: 'What the shopper looked at lately, latest first',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/viewed',
  input: z.object(page),
  output: listOf(productCard),
  refusals: [],
});

export const deleteViews = endpoint({
  name: 'views.delete',
  summary: 'Forget one product that the shopper looked at, or without one all of them',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/forget_viewed',
  input: z.object({ product_id: id.optional() }),
  output: none,
  refusals: [],
  notice: 'removed',
});
