import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { amount, flag, id, int, text } from '../../base/fields.ts';
import { deskList, filter, listInput, moment } from '../../base/desk-list.ts';
import { changeReason, changeRow } from '../../platform/desk/changes.ts';
import { audienceForm, promoAudiences, shownAudience } from './promo-audiences.ts';

const roles = ['finance', 'admin'] as const;

export const promoRow = z.object({
  id: z.string(),
  code: z.string(),
  title: z.string(),
  shop_id: z.string().describe('Empty: the platform bears it'),
  shop: z.string(),
  minimum: amount,
  uses_left: z.int().nullable().describe('null: unlimited'),
  uses_per_user: z.int(),
  claimable: flag.describe('1: a coupon, which shoppers claim on the page of the shop'),
  claimed: z.int().describe('Shoppers who have claimed it'),
  used: z.int().describe('Uses, less returned ones'),
  given: amount.describe('The discount that they gave'),
  shared: amount.describe('The platform’s part of it, by a campaign'),
  campaign: z.string().describe('Name of the campaign that it joined; empty: none'),
  campaign_share: z.int().nullable().describe('The platform’s part by that campaign, in per cent'),
  starts_at: z.string(),
  ends_at: z.string(),
  state: z.enum(['upcoming', 'current', 'past']),
  ...shownAudience,
});
export type PromoRow = z.output<typeof promoRow>;

export const promoStates = filter(z.enum(['in_force', 'past', 'all']));

/** The most uses per shopper that can be set; seeded codes may have more, which means unlimited. */
export const maxUsesPerUser = 1_000;

/** The fields of a promo code, of the platform or of a shop. */
export const promoForm = z.object({
  code: text(20)
    .transform((code) => code.toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9]{4,20}$/)),
  kind: z.enum(['amount', 'percent']),
  value: amount.describe('USD, or per cent'),
  cap: filter(amount).describe('Of a percentage, at most; USD'),
  minimum: filter(amount).describe('Minimum amount of products; USD'),
  uses: filter(int.pipe(z.int().min(1).max(1_000_000))).describe('In all; unlimited when absent'),
  uses_per_user: int.pipe(z.int().min(1).max(maxUsesPerUser)).default(1),
  starts_at: filter(moment).describe('As soon as possible when absent'),
  ends_at: moment,
});

export const deskPromos = endpoint({
  name: 'desk.promos',
  summary: 'Promo codes of the platform and of shops, latest first',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/promos',
  input: listInput(['-starts_at'], {
    state: promoStates,
    q: filter(text(20)),
    audience: filter(z.enum(promoAudiences)),
  }),
  output: deskList(promoRow),
  refusals: [],
});

/** A code with the accounts that it names and the orders that used it. */
export const promoDetail = promoRow.extend({
  named: z.array(
    z.object({ id: z.string(), username: z.string(), used: z.int().describe('Uses, less returned ones') }),
  ),
  uses: z
    .array(
      z.object({
        id: z.string(),
        user_id: z.string(),
        username: z.string(),
        order_id: z.string().describe('One of the orders that it was used in'),
        sn: z.string(),
        discount: amount,
        at: z.string(),
        returned_at: z.string().nullable().describe('When the orders were gone; the use does not count any more'),
      }),
    )
    .describe('The latest 100'),
});
export type PromoDetail = z.output<typeof promoDetail>;

export const deskPromoById = endpoint({
  name: 'desk.promo',
  summary: 'A promo code with whom it is for and the orders that used it',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/promo',
  input: z.object({ id }),
  output: promoDetail,
  refusals: ['promo_not_found'],
});

export const createPromo = endpoint({
  name: 'desk.createPromo',
  summary: 'Propose a promo code at the platform’s cost, from a moment on, for everybody, named accounts or a group',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/promo_make',
  input: promoForm.extend({ ...audienceForm, reason: changeReason }),
  output: changeRow,
  refusals: ['promo_invalid', 'promo_code_taken', 'promo_account_unknown', 'change_open'],
});

export const endPromo = endpoint({
  name: 'desk.endPromo',
  summary: 'End a promo code now, whoever bears it; orders keep their discount',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/promo_end',
  input: z.object({ id }),
  output: promoRow,
  refusals: ['promo_not_found'],
});
