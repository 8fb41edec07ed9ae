import * as desk from '@tradewind/contract/trade/desk/campaigns';
import { shopCampaigns } from '@tradewind/contract/trade/shop-desk/campaigns';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { changeById, proposeChange } from '../../platform/changes/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { campaignChange } from './campaign-change.ts';
import { campaignsForShop, listCampaigns, showCampaign } from './campaign-queries.ts';
import { stopCampaign } from './campaign-store.ts';
import { campaignTerms } from './campaign-terms.ts';

/** Campaigns at both desks: operators propose and end them, shops see those that their coupons can join. */
export function campaignsRoutes(api: Api, deps: Deps): void {
  const { db } = deps;
  api.operator(desk.deskCampaigns, ({ now }, input) => listCampaigns(db.read, input, now));
  api.operator(desk.createCampaign, async (call, { starts_at: from, ends_at: until, reason, ...campaign }) => {
    campaignTerms({ ...campaign, starts_at: from, ends_at: until }, call.now);
    const proposed = { ...campaign, ends_at: until.toISOString() };
    const changeId = await proposeChange(deps, call, campaignChange, proposed, { reason, notBefore: from ?? call.now });
    return changeById(db.read, call, changeId);
  });
  api.operator(desk.endCampaign, async ({ operator, now }, { id }) => {
    await db.transact(async (tx) =>
      audit(tx, operator, 'campaign.end', `campaign:${id}`, await stopCampaign(tx, id, now), now),
    );
    return showCampaign(db.read, id, now);
  });
  api.merchant(shopCampaigns, async ({ actor, now }) => ({ list: await campaignsForShop(db.read, actor.shopId, now) }));
}
