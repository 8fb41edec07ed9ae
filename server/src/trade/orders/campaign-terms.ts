import { fromWire } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { campaignForm } from '@tradewind/contract/trade/desk/campaigns';
import type { z } from 'zod';

export type CampaignForm = z.output<typeof campaignForm>;

/** The highest amount of an order and the highest budget, in US cents. */
const maxFigure = 100_000_000_000n;

/** Valid terms of a campaign; amounts are US cents. */
export interface CampaignTerms {
  name: string;
  share: number;
  most: bigint;
  budget: bigint;
  starts_at: Date;
  ends_at: Date;
}

/** Checks the form of a campaign. @throws Refusal `promo_invalid` with the invalid field. */
export function campaignTerms({ name, share, ...form }: CampaignForm, now: Date): CampaignTerms {
  const { starts_at: from = now, ends_at: until } = form;
  if (from < now) refuse('promo_invalid', {}, ['starts_at']);
  if (until <= from) refuse('promo_invalid', {}, ['ends_at']);
  const most = figure(form.most, 'most');
  const budget = figure(form.budget, 'budget');
  if (most > budget) refuse('promo_invalid', {}, ['most']);
  return { name, share, most, budget, starts_at: from, ends_at: until };
}

function figure(text: string, field: 'most' | 'budget'): bigint {
  const minor = fromWire(text)?.minor ?? 0n;
  return minor <= 0n || minor > maxFigure ? refuse('promo_invalid', {}, [field]) : minor;
}
