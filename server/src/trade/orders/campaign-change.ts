import { toWire, usd } from '@tradewind/contract/base/money';
import type { ChangeKind } from '../../platform/changes/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { insertCampaign } from './campaign-store.ts';
import { campaignTerms, type CampaignForm } from './campaign-terms.ts';

/** A campaign that is to begin when the change is applied; its end is ISO 8601. */
export type NewCampaign = Omit<CampaignForm, 'starts_at' | 'ends_at'> & { ends_at: string };

/** Offers shops a campaign at the platform's cost. */
export const campaignChange: ChangeKind<NewCampaign> = {
  name: 'campaign',
  proposers: ['finance', 'admin'],
  async validate(_tx, campaign, now) {
    campaignTerms(formOf(campaign), now);
  },
  async present(_tx, campaign, now) {
    const { most, budget } = campaignTerms(formOf(campaign), now);
    return {
      subject: `campaign:${campaign.name}`,
      name: campaign.name,
      fields: [
        { field: 'share', before: null, after: `${campaign.share} %` },
        { field: 'most', before: null, after: `$${toWire(usd(most))}` },
        { field: 'budget', before: null, after: `$${toWire(usd(budget))}` },
        { field: 'ends_at', before: null, after: campaign.ends_at },
      ],
    };
  },
  async apply(tx, campaign, { by, approvedBy, changeId, reason, at }) {
    const id = await insertCampaign(tx, campaignTerms(formOf(campaign), at), at);
    const details = { ...campaign, reason, change: changeId, approved_by: approvedBy };
    await audit(tx, by, 'campaign.make', `campaign:${id}`, details, at);
  },
};

const formOf = ({ ends_at: until, ...campaign }: NewCampaign): CampaignForm => ({
  ...campaign,
  ends_at: new Date(until),
});
