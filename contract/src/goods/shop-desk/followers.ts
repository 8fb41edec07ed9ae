import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { id, nothing } from '../../base/fields.ts';
import { inEveryLanguage, textInEveryLanguage } from '../../base/local-texts.ts';

/** A shop may send so much news within so many days. */
export const newsLimit = { count: 2, days: 7 } as const;

const news = z.object({
  id: z.string(),
  texts: textInEveryLanguage,
  product_id: z.string().nullable().describe('Where it leads; null: to the page of the shop'),
  product: z.string().describe('Title, in the caller’s language'),
  by: z.string().describe('Name of who sent it'),
  at: z.string(),
});

export const shopFollowers = endpoint({
  name: 'shopDesk.followers',
  summary: 'How many follow the shop, since when, and the news that was sent to them; no personal data',
  who: 'merchant',
  right: 'profile',
  method: 'GET',
  path: '/api/shop/followers',
  input: nothing,
  output: z.object({
    total: z.int(),
    weeks: z
      .array(z.object({ from: z.string().describe('The first day'), gained: z.int() }))
      .describe('The last twelve weeks: how many of today’s followers came in each'),
    next_at: z.string().nullable().describe('From when on news can be sent again; null: now'),
    news: z.array(news).describe('The latest twenty'),
  }),
  refusals: [],
});

export const sendShopNews = endpoint({
  name: 'shopDesk.sendNews',
  summary: 'Send news to the inbox of everybody who follows the shop and has not muted it; twice in seven days',
  who: 'merchant',
  right: 'profile',
  method: 'POST',
  path: '/api/shop/news_send',
  input: z.object({
    texts: inEveryLanguage(200),
    product_id: id.nullable().default(null).describe('A product of the shop that is on sale'),
  }),
  output: news,
  keyed: true,
  refusals: ['shop_news_empty', 'shop_news_too_often', 'product_not_found', 'shop_not_found'],
});
