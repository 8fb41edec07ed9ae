import { z } from 'zod';
import { productCard, shopCard } from './catalog.ts';
import { endpoint } from '../base/endpoint.ts';
import { amount, listOf, page } from '../base/fields.ts';

export const favouriteProduct = productCard.extend({
  liked_at: z.string(),
  on_sale: z.boolean().describe('False for a product that is no longer sold'),
  price_was: amount.nullable().describe('USD when it was added, if it costs less now; else null'),
  back_in_stock: z.boolean().describe('It was sold out when it was added, and is available now'),
});
export type FavouriteProduct = z.output<typeof favouriteProduct>;

export const favouriteProducts = endpoint({
  name: 'favourites.products',
  summary: 'The shopper’s favourite products, latest first, with what has changed since they were added',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/like_list',
  input: z.object(page),
  output: listOf(favouriteProduct),
  refusals: [],
});

export const followedShops = endpoint({
  name: 'favourites.shops',
  summary: 'The open shops that the shopper follows, latest first',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/follow_list',
  input: z.object(page),
  output: listOf(shopCard),
  refusals: [],
});

export const addedProduct = productCard.extend({ mer_avatar: z.string(), added_at: z.string() });
export type AddedProduct = z.output<typeof addedProduct>;

export const followedShopProducts = endpoint({
  name: 'favourites.followedShopProducts',
  summary: 'Products of the shops that the shopper follows, newest first',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/follow_news',
  input: z.object(page),
  output: z.object({ list: z.array(addedProduct) }),
  refusals: [],
});
