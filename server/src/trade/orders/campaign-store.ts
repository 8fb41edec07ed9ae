import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { unnested } from '../../base/db/lists.ts';
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

/**
 * Takes the platform's parts from the budgets, for the first orders first. Campaigns are locked in the order of their ids.
 *
 * @param parts those of each order. @returns the places of orders for which a budget has too little left
 */
export async function takeFromBudgets(
  tx: Tx,
  parts: readonly (readonly CampaignPart[])[],
): Promise<ReadonlySet<number>> {
  const all = parts.flatMap((some, place) => summed(some).map((part) => ({ ...part, place })));
  if (all.length === 0) return new Set();
  const { rows } = await sql<{ place: number }>`
    with wanted as (
      select id, place, amount, sum(amount) over (partition by id order by place) as up_to
      from ${unnested(all, { campaignId: 'uuid', place: 'int', amount: 'bigint' })} as w (id, place, amount)
    ), held as materialized (
      select id, budget - spent as remaining from promo_campaigns where id in (select id from wanted) order by id for no key update
    ), fits as (
      select w.id, w.place, w.amount from wanted w join held h on h.id = w.id where w.up_to <= h.remaining
    ), taken as (
      update promo_campaigns c set spent = c.spent + f.amount
      from (select id, sum(amount)::bigint as amount from fits group by id) f
      where c.id = f.id
    )
    select w.place from wanted w where not exists (select from fits f where f.id = w.id and f.place = w.place)`.execute(
    tx,
  );
  return new Set(rows.map(({ place }) => place));
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
