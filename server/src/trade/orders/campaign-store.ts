import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { CampaignTerms } from './campaign-terms.ts';

/** Inserts a campaign. @returns its id. */
export async function insertCampaign(tx: Tx, terms: CampaignTerms, now: Date): Promise<string> {
  const id = newId();
  await tx
    .insertInto('promo_campaigns')
    .values({ ...terms, id, made_at: now })
    .execute();
  return id;
}

/** Ends a campaign now; one that has not begun never comes into force. @throws Refusal `campaign_not_open`. */
export async function stopCampaign(tx: Tx, id: string, now: Date): Promise<{ name: string }> {
  const campaign = await lockOpenCampaign(tx, id, now);
  await tx
    .updateTable('promo_campaigns')
    .set({ ends_at: now, ...(campaign.starts_at > now && { starts_at: now }) })
    .where('id', '=', id)
    .execute();
  return { name: campaign.name };
}

/** Reads a campaign that has not ended, and keeps it from ending until the transaction does. @throws Refusal `campaign_not_open`. */
export async function lockOpenCampaign(tx: Tx, id: string, now: Date) {
  const campaign = await tx
    .selectFrom('promo_campaigns')
    .select(['name', 'starts_at', 'ends_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return campaign && campaign.ends_at > now ? campaign : refuse('campaign_not_open', {}, ['campaign_id']);
}

/** What orders take of the budgets of campaigns, in US cents. */
export interface CampaignPart {
  campaignId: string;
  amount: bigint;
}

/** Takes the platform's parts from the budgets. @throws Refusal `promo_used_up` where a budget has less left. */
export async function takeFromBudgets(tx: Tx, parts: readonly CampaignPart[]): Promise<void> {
  for (const { campaignId, amount } of summed(parts)) {
    const taken = await tx
      .updateTable('promo_campaigns')
      .set({ spent: sql<bigint>`spent + ${amount}` })
      .where('id', '=', campaignId)
      .where(sql<boolean>`spent + ${amount} <= budget`)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) refuse('promo_used_up');
  }
}

/** Returns the platform's parts of cancelled orders to the budgets. */
export async function returnToBudgets(tx: Tx, parts: readonly CampaignPart[]): Promise<void> {
  for (const { campaignId, amount } of summed(parts))
    await tx
      .updateTable('promo_campaigns')
      .set({ spent: sql<bigint>`spent - ${amount}` })
      .where('id', '=', campaignId)
      .execute();
}

/** One part of each campaign, in the order of their locks. */
function summed(parts: readonly CampaignPart[]): CampaignPart[] {
  const sums = new Map<string, bigint>();
  for (const { campaignId, amount } of parts) sums.set(campaignId, (sums.get(campaignId) ?? 0n) + amount);
  return [...sums]
    .filter(([, amount]) => amount > 0n)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([campaignId, amount]) => ({ campaignId, amount }));
}
