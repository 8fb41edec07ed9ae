import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { amount, id, text } from '../../base/fields.ts';
import { withdrawalTiers } from '../withdrawal-tiers.ts';

const roles = ['finance', 'admin'] as const;

export const shopperTier = z.object({
  id: z.string().describe('Of the shopper'),
  tier: z.enum(withdrawalTiers),
  by_account: z
    .enum(withdrawalTiers)
    .describe('What the tier is without an operator: confirmed with e-mail and mobile'),
  given: z
    .object({ reason: z.string(), at: z.string(), by: z.string() })
    .nullable()
    .describe('By which operator and why; null: it follows from the account'),
  limited: z.boolean().describe('Whether the settings limit this tier'),
  day_limit: amount,
  day_left: amount,
  month_limit: amount.nullable().describe('Of 30 days; null: none'),
  month_left: amount.nullable(),
});
export type ShopperTier = z.output<typeof shopperTier>;

export const deskWithdrawalTier = endpoint({
  name: 'desk.withdrawalTier',
  summary: 'The tier of a shopper, and what it lets them withdraw',
  who: 'operator',
  roles: ['finance', 'support', 'admin'],
  method: 'GET',
  path: '/api/desk/withdrawals_tier',
  input: z.object({ id }),
  output: shopperTier,
  refusals: ['user_not_found'],
});

export const setWithdrawalTier = endpoint({
  name: 'desk.setWithdrawalTier',
  summary: 'Give a shopper a tier, or let it follow from the account again',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/withdrawals_tier_set',
  input: z.object({
    id,
    tier: z.enum(['account', ...withdrawalTiers]).describe('account: it follows from the account'),
    reason: text(300, 0),
  }),
  output: shopperTier,
  refusals: ['user_not_found', 'reason_required'],
});
