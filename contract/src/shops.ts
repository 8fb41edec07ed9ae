import { z } from 'zod';
import { productCard, productSort, shopCard } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { flag, id, listOf, page, text } from './fields.ts';

export const shopDetail = shopCard.extend({
  banner: z.string().describe('Comma-joined picture URLs, or empty'),
  about: z.string(),
  categories: z.array(z.string()).describe('Codes of what the shop sells; with the first page only'),
  product_list: z.object({ list: z.array(productCard), count: z.int(), total: z.int() }),
});
export type ShopDetail = z.output<typeof shopDetail>;

export const shop = endpoint({
  name: 'shops.shop',
  summary: 'A shop with a page of its products',
  who: 'anyone', method: 'GET', path: '/api/merchant/detail',
  input: z.object({ mer_id: id, ...page, category_id: id.optional(), sort: productSort.optional(), title: text(80, 0).optional() }),
  output: shopDetail, refusals: ['shop_not_found', 'category_not_found'],
});

export const hotShops = endpoint({
  name: 'shops.hot',
  summary: 'Shops with most orders lately',
  who: 'anyone', method: 'GET', path: '/api/index/hot_merchant',
  input: z.object(page), output: listOf(shopCard), refusals: [],
});

export const searchShops = endpoint({
  name: 'shops.search',
  summary: 'Shops found by name or by what they sell',
  who: 'anyone', method: 'GET', path: '/api/product/searchs',
  input: z.object({ ...page, title: text(80, 0).optional() }), output: listOf(shopCard), refusals: [],
});

export const followShop = endpoint({
  name: 'shops.follow',
  summary: 'Follow a shop or stop following it',
  who: 'shopper', method: 'POST', path: '/api/merchant/follow',
  input: z.object({ mer_id: id }), output: z.object({ is_follow: flag, follow_count: z.int() }),
  refusals: ['shop_not_found'], notice: 'follow_changed',
});
