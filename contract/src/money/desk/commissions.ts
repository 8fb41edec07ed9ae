import { z } from 'zod';
import { endpoint, type OutputOf } from '../../base/endpoint.ts';
import { amount, id, int, nothing, text } from '../../base/fields.ts';
import { deskList, filter, listInput, moment } from '../../base/desk-list.ts';
import { changeReason, changeRow } from '../../platform/desk/changes.ts';

const roles = ['finance', 'admin'] as const;

/** The scope of a rule: a shop's products of a category, a shop, a category, everything. The most specific one applies. */
export const commissionScopes = ['shop_category', 'shop', 'category', 'all'] as const;

export const commissionRule = z.object({
  id: z.string(),
  scope: z.enum(commissionScopes),
  shop_id: z.string().describe('Empty: every shop'),
  shop: z.string(),
  category: z.string().describe('Code; empty: every category'),
  category_name: z.string(),
  rate_bp: z.int().nullable().describe('Basis points of the products; null: no rule of its own from then on'),
  floor: amount.describe('Per order line, at least'),
  cap: amount.nullable().describe('Per order line, at most'),
  effective_from: z.string(),
  state: z.enum(['upcoming', 'current', 'past']),
  made_at: z.string(),
  made_by: z.string().describe('Name; empty for the installation itself'),
});
export type CommissionRule = z.output<typeof commissionRule>;

export const commissionRules = endpoint({
  name: 'desk.commissions',
  summary: 'Commission rules: current and future ones, or the whole history; most specific scopes first',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/commissions',
  input: listInput(['effective_from'], {
    state: filter(z.enum(['in_force', 'past', 'all'])),
    shop_id: filter(id),
    category: filter(text(40)),
  }),
  output: deskList(commissionRule),
  refusals: [],
});

export const addCommissionRule = endpoint({
  name: 'desk.addCommission',
  summary: 'Propose the commission of a scope from a moment on; orders paid before keep theirs',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/commission_add',
  input: z.object({
    shop_id: filter(id),
    category: filter(text(40)),
    rate_bp: filter(int.pipe(z.int().min(0).max(10_000))).describe('Absent: the scope has no rule of its own any more'),
    floor: filter(amount),
    cap: filter(amount),
    effective_at: filter(moment).describe('As soon as possible when absent'),
    reason: changeReason,
  }),
  output: changeRow,
  refusals: ['shop_not_found', 'setting_invalid', 'setting_in_the_past', 'change_open'],
});

const choice = z.object({ id: z.string(), name: z.string() });

export const commissionChoices = endpoint({
  name: 'desk.commissionChoices',
  summary: 'The scopes of commission rules: shops by name, and categories',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/commission_choices',
  input: nothing,
  output: z.object({ shops: z.array(choice), categories: z.array(choice) }),
  refusals: [],
});

const wouldBe = z.object({
  orders: z.int().describe('Orders with a line to which the new rule would have applied'),
  goods: amount.describe('What commission is calculated from, of all lines that the new rule would have applied to'),
  before: amount.describe('Their commission as it was agreed, without tax and before refunds'),
  after: amount.describe('The same under the new rule'),
});

/** How many orders a preview reads, so that it answers at once whatever the marketplace has sold. */
export const mostPreviewed = 50_000;

export const commissionPreview = endpoint({
  name: 'desk.commissionPreview',
  summary:
    'What a rule would have made of the commissions of orders that were paid in a time, by shop; nothing changes',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/commission_preview',
  input: z.object({
    shop_id: filter(id),
    category: filter(text(40)),
    rate_bp: int.pipe(z.int().min(0).max(10_000)),
    floor: filter(amount),
    cap: filter(amount),
    from: moment.describe('Paid then or later'),
    to: moment.describe('Paid before this moment; at most 366 days after the first'),
  }),
  output: wouldBe.extend({
    shops: z
      .array(wouldBe.extend({ shop_id: z.string(), shop: z.string() }))
      .describe('At most 50, the largest differences first; the sums count all'),
    shops_count: z.int(),
    counted_from: z
      .string()
      .nullable()
      .describe(
        `Null: all orders of the time are summed. Of more than ${mostPreviewed} only the newest are, which were paid at this moment or later`,
      ),
  }),
  refusals: ['shop_not_found', 'setting_invalid'],
});
export type CommissionPreview = OutputOf<typeof commissionPreview>;
