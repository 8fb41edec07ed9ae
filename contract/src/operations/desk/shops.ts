import { z } from 'zod';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, id, int, text } from '../../base/fields.ts';
import { deskTrader } from '../../goods/desk/traders.ts';
import { memberRow } from '../../goods/shop-desk/members.ts';
import { shopScorecard } from '../shop-desk/insights.ts';

const roles = ['support', 'catalogue', 'finance', 'admin'] as const;
const shopStates = ['open', 'suspended', 'closed'] as const;

export const deskShop = z.object({
  id: z.string(),
  name: z.string(),
  avatar: z.string(),
  state: z.enum(shopStates),
  suspended_reason: z.string(),
  created_at: z.string(),
  products: z.int().describe('On sale'),
  orders: z.int().describe('Paid in the last 30 days, without those that were refunded as a whole'),
  sales: amount.describe('USD of these orders, less refunds'),
  rating: z.number().nullable().describe('Mean score of its products, 0.5 to 5; null before the first review'),
  review_count: z.int(),
  refunds: z.int().describe('Open requests, disputes among them'),
  disputes: z.int().describe('Open'),
  balance: amount.describe('USD: available and held, less what it owes the platform'),
});
export type DeskShop = z.output<typeof deskShop>;

export const deskShops = endpoint({
  name: 'desk.shops',
  summary: 'All shops with their figures',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/shops',
  input: listInput(
    [
      '-sales',
      'sales',
      '-orders',
      '-products',
      '-rating',
      'rating',
      '-refunds',
      '-balance',
      'balance',
      'name',
      '-name',
      '-created_at',
      'created_at',
    ],
    {
      state: filter(z.enum(shopStates)),
      search: filter(text(80)).describe('Part of a name, or an id'),
      cases: filter(z.enum(['refunds', 'disputes'])).describe('Only shops with open ones'),
    },
  ),
  output: deskList(deskShop),
  refusals: [],
});

export const deskShopById = endpoint({
  name: 'desk.shop',
  summary: 'One shop: figures, scorecard, members, trader, accounts and what operators did with it',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/shop',
  input: z.object({ id, days: int.pipe(z.union([z.literal(30), z.literal(90)])).default(30) }),
  output: deskShop.extend({
    scorecard: shopScorecard.output.describe('As the shop sees it'),
    accounts: z.object({ available: amount, held: amount, debt: amount }).describe('USD'),
    members: z.array(memberRow.omit({ you: true })),
    trader: deskTrader.nullable().describe('null: the shop has not said who runs it'),
    products_by_state: z.array(z.object({ state: z.string(), count: z.int() })),
    history: z
      .array(z.object({ id: z.string(), at: z.string(), act: z.string(), by: z.string(), reason: z.string() }))
      .describe('Acts of operators about the shop, the latest first, at most 50'),
  }),
  refusals: ['shop_not_found'],
});
export type DeskShopDetail = z.output<typeof deskShopById.output>;
