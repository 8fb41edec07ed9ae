import { z } from 'zod';
import { amount } from '../base/fields.ts';

/** What operators book on a shop's balance: a fine, what is given back of one, or a correction in either direction. */
export const shopCorrectionKinds = ['fine', 'fine_return', 'correction'] as const;

/** The rules of the platform for whose breach shops are fined. */
export const shopBreaches = [
  'late_shipping',
  'false_tracking',
  'wrong_goods',
  'prohibited_goods',
  'outside_payment',
  'false_reviews',
  'other',
] as const;

/** What operators and the shop both see of a fine or correction. */
export const presentedFine = {
  id: z.string(),
  kind: z.enum(shopCorrectionKinds),
  breach: z.enum(shopBreaches).nullable().describe('null: not a fine'),
  amount: amount.describe('What the shop gains, or loses when negative, as proposed'),
  booked: amount.nullable().describe('What was booked: an appeal may have reduced a fine; null: nothing yet'),
  booked_at: z.string().nullable(),
  order_id: z.string().nullable(),
  order_sn: z.string().describe('Empty: about no order'),
  fine_id: z.string().nullable().describe('The fine that this gives back'),
  reason: z.string(),
  evidence: z.string(),
  appeal_until: z.string().nullable().describe('Until when the shop can appeal; a fine is booked then'),
  appeal: z.string().describe('What the shop says against it'),
  appealed_at: z.string().nullable(),
  ruling: z.string().describe('What was decided about the appeal, or why the fine was withdrawn'),
  ruled_at: z.string().nullable(),
};
