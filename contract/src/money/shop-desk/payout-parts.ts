import { z } from 'zod';
import { csvFile } from '../../base/csv-file.ts';
import { asFile, filter } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, id, int } from '../../base/fields.ts';

/** What a payout is made of, in the order in which it is summed. `payouts`: earlier ones that came back in part. */
export const payoutLines = [
  'earnings',
  'refunds',
  'commission',
  'return_freight',
  'fines',
  'payouts',
  'corrections',
] as const;
export type PayoutLine = (typeof payoutLines)[number];

export const payoutPart = z.object({
  id: z.string(),
  at: z.string(),
  line: z.enum(payoutLines),
  order_id: z.string().nullable().describe('null: about no order'),
  counterpart: z.string().describe('Number of the order or of the payout, or what a correction says'),
  amount: amount.describe('What the balance changed by; less than zero: what left it'),
  debt: amount.describe('What the same movement changed of what the shop owes: paid of it before it became balance'),
});
export type PayoutPart = z.output<typeof payoutPart>;

export const payoutParts = endpoint({
  name: 'shopDesk.payoutParts',
  summary: 'What a payout paid: the movements of the balance since the payout before it, latest first',
  who: 'merchant',
  right: 'payouts',
  method: 'GET',
  path: '/api/shop/payouts/parts',
  input: z.object({
    id,
    cursor: filter(int.pipe(z.int().min(1).max(999_999_999))),
    limit: int.pipe(z.int().min(1).max(100)).default(25),
  }),
  output: z.object({
    opening: amount.describe('The balance after the payout before'),
    lines: z.array(z.object({ line: z.enum(payoutLines), amount, entries: z.int() })),
    amount: amount.describe('What this payout took'),
    closing: amount.describe('The balance after it: opening and all lines, less the amount'),
    before: z.object({ id: z.string(), sn: z.string() }).nullable().describe('The payout before'),
    list: z.array(payoutPart),
    next: z.int().nullable().describe('The cursor of the next page'),
  }),
  refusals: ['withdrawal_not_found'],
});
export type PayoutParts = z.output<typeof payoutParts.output>;

export const exportPayoutParts = endpoint({
  name: 'shopDesk.exportPayoutParts',
  summary: `The same movements, latest first, ${asFile}`,
  who: 'merchant',
  right: 'payouts',
  method: 'GET',
  path: '/api/shop/payouts/parts/export',
  input: z.object({ ...csvFile, id }),
  output: z.string(),
  refusals: ['withdrawal_not_found'],
});
