import { z } from 'zod';
import { deskList, filter, listInput, moment } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, id, int, text } from '../../base/fields.ts';
import { changeReason, changeRow } from '../../platform/desk/changes.ts';

const roles = ['finance', 'admin'] as const;

/** An offer of the platform to bear a part of coupons of shops. */
export const campaignRow = z.object({
  id: z.string(),
  name: z.string(),
  share: z.int().describe('The platform’s part of each discount, in per cent'),
  most: amount.describe('Of each order, at most'),
  budget: amount,
  spent: amount.describe('The platform’s part in orders that were placed and not cancelled'),
  coupons: z.int().describe('Coupons of shops that joined'),
  shops: z.int(),
  starts_at: z.string(),
  ends_at: z.string(),
  state: z.enum(['upcoming', 'current', 'past']),
});
export type CampaignRow = z.output<typeof campaignRow>;

export const campaignForm = z.object({
  name: text(80),
  share: int.pipe(z.int().min(1).max(100)),
  most: amount,
  budget: amount,
  starts_at: filter(moment).describe('As soon as possible when absent'),
  ends_at: moment,
});

export const deskCampaigns = endpoint({
  name: 'desk.campaigns',
  summary: 'Campaigns in which the platform bears a part of coupons of shops, latest first',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/promo_campaigns',
  input: listInput(['-starts_at'], { state: filter(z.enum(['in_force', 'past', 'all'])) }),
  output: deskList(campaignRow),
  refusals: [],
});

export const createCampaign = endpoint({
  name: 'desk.createCampaign',
  summary: 'Propose a campaign that shops can join with coupons, from a moment on',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/promo_campaign_make',
  input: campaignForm.extend({ reason: changeReason }),
  output: changeRow,
  refusals: ['promo_invalid', 'change_open'],
});

export const endCampaign = endpoint({
  name: 'desk.endCampaign',
  summary: 'End a campaign now, and with it the coupons that joined; orders keep their discount',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/promo_campaign_end',
  input: z.object({ id }),
  output: campaignRow,
  refusals: ['campaign_not_open'],
});
