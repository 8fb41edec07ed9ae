import { z } from 'zod';
import { productCard, productSort, shopCard } from './catalog.ts';
import { productFilters } from './search.ts';
import { endpoint } from '../base/endpoint.ts';
import { code, flag, id, idList, listOf, page, text } from '../base/fields.ts';
import { locales } from '../base/locales.ts';

export const shopDetail = shopCard.extend({
  banner: z.string().describe('Comma-joined picture URLs, or empty'),
  about: z.string(),
  categories: z.array(z.string()).describe('Codes of what the shop sells; with the first page only'),
  announcement: z.string().describe('In the caller’s language; empty: none now'),
  featured: z.array(productCard).describe('Chosen by the shop; with the first page only'),
  shop_categories: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe('The shop’s own, of which something is on sale; with the first page only'),
  product_list: z.object({ list: z.array(productCard), count: z.int(), total: z.int() }),
});
export type ShopDetail = z.output<typeof shopDetail>;

export const shop = endpoint({
  name: 'shops.shop',
  summary: 'A shop with a page of its products',
  who: 'anyone',
  method: 'GET',
  path: '/api/merchant/detail',
  input: z.object({
    mer_id: id,
    ...page,
    category_id: code.optional(),
    shop_category_id: id.optional().describe('One of the shop’s own categories'),
    ...productFilters,
    sort: productSort.optional(),
    title: text(80, 0).optional(),
  }),
  output: shopDetail,
  refusals: ['shop_not_found', 'category_not_found'],
});

/** The trader of a shop, as shoppers see it. */
export const trader = z.object({
  legal_name: z.string(),
  address: z.string().describe('Postal address'),
  country: z.string().describe('ISO 3166-1, two letters'),
  register: z.string().describe('The register or office that gave the number; may be empty'),
  registration_number: z.string(),
  tax_number: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type Trader = z.output<typeof trader>;

export const policyKinds = ['delivery', 'returns', 'privacy'] as const;
export type PolicyKind = (typeof policyKinds)[number];

const policy = z.object({
  kind: z.enum(policyKinds),
  text: z.string().describe('Plain text; paragraphs are separated by a blank line'),
  locale: z.enum(locales).describe('The language of the text, which may differ from the caller’s'),
  own: flag.describe('1: the shop’s own text; 0: the standard text of the platform with the shop’s facts'),
  written_at: z.string().nullable().describe('ISO time since which the shop’s own text applies'),
});

export const shopTerms = endpoint({
  name: 'shops.terms',
  summary: 'The trader and the policies of a shop',
  who: 'anyone',
  method: 'GET',
  path: '/api/merchant/terms',
  input: z.object({ mer_id: id }),
  output: z.object({
    trader: trader.nullable().describe('null: the shop has not given it yet'),
    checked_at: z
      .string()
      .nullable()
      .describe('ISO time at which the platform checked these details; null: not checked, or the check was withdrawn'),
    policies: z.array(policy),
  }),
  refusals: ['shop_not_found'],
});

export const shopHandling = endpoint({
  name: 'shops.handling',
  summary: 'Until when shops send an order that is paid now, and the holidays that they have announced',
  who: 'anyone',
  method: 'GET',
  path: '/api/merchant/handling',
  input: z.object({ mer_ids: idList }),
  output: z.object({
    shops: z.array(
      z.object({
        mer_id: z.string(),
        days: z.int().describe('Working days until an order is shipped'),
        ship_by: z.string().describe('Day until which an order that is paid now is shipped, YYYY-MM-DD'),
        holiday: z
          .object({ from: z.string(), until: z.string(), message: z.string() })
          .nullable()
          .describe('The current holiday, or one that begins within 14 days'),
      }),
    ),
  }),
  refusals: [],
});
export const hotShops = endpoint({
  name: 'shops.hot',
  summary: 'Shops with most orders lately',
  who: 'anyone',
  method: 'GET',
  path: '/api/index/hot_merchant',
  input: z.object(page),
  output: listOf(shopCard),
  refusals: [],
});

export const searchShops = endpoint({
  name: 'shops.search',
  summary: 'Shops found by name or by what they sell',
  who: 'anyone',
  method: 'GET',
  path: '/api/product/searchs',
  input: z.object({ ...page, title: text(80, 0).optional() }),
  output: listOf(shopCard),
  inLook: 'closed',
  refusals: [],
});

export const followShop = endpoint({
  name: 'shops.follow',
  summary: 'Follow a shop or stop following it',
  who: 'shopper',
  method: 'POST',
  path: '/api/merchant/follow',
  input: z.object({ mer_id: id }),
  output: z.object({ is_follow: flag, follow_count: z.int() }),
  refusals: ['shop_not_found'],
  notice: 'follow_changed',
});
