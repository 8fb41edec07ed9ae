import type { promoForm } from '@tradewind/contract/trade/desk/promos';
import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import { promoTitles } from '@tradewind/contract/trade/promo-texts';
import type { Texts } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import type { z } from 'zod';
import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { lockOpenCampaign } from './campaign-store.ts';
import { audienceColumns, everybody, insertNamed, type Audience } from './promo-audience.ts';

export type PromoForm = z.output<typeof promoForm>;

/** The highest discount, cap or minimum, in US cents. */
const maxFigure = 100_000_000n;

/** A valid promo code; amounts are US cents, a percentage is in basis points. */
export interface PromoTerms {
  code: string;
  titles: Texts;
  kind: PromoForm['kind'];
  value: bigint;
  cap: bigint | null;
  minimum: bigint;
  starts_at: Date;
  ends_at: Date;
  uses_left: number | null;
  uses_per_user: number;
}

/** Checks the form of a promo code. @throws Refusal `promo_invalid` with the invalid field. */
export function promoTerms(form: PromoForm, now: Date): PromoTerms {
  const { code, kind, starts_at: from = now, ends_at: until, uses, uses_per_user } = form;
  if (from < now) refuse('promo_invalid', {}, ['starts_at']);
  if (until <= from) refuse('promo_invalid', {}, ['ends_at']);
  const value = figure(form.value, 'value') ?? 0n;
  if (value === 0n || (kind === 'percent' && value > 10_000n)) refuse('promo_invalid', {}, ['value']);
  const cap = figure(form.cap, 'cap');
  if (cap !== null && (kind === 'amount' || cap === 0n)) refuse('promo_invalid', {}, ['cap']);
  const minimum = figure(form.minimum, 'minimum') ?? 0n;
  const dollars = (minor: bigint) => `$${toWire(usd(minor)).replace(/\.00$/, '')}`;
  const titles = promoTitles({
    kind,
    ...(kind === 'amount' ? { amount: dollars(value) } : { percent: toWire(usd(value)).replace(/\.?0+$/, '') }),
    ...(minimum > 0n && { minimum: dollars(minimum) }),
    ...(cap !== null && { cap: dollars(cap) }),
  });
  const uses_left = uses ?? null;
  return { code, titles, kind, value, cap, minimum, starts_at: from, ends_at: until, uses_left, uses_per_user };
}

/**
 * Inserts a promo code of a shop, or of the platform with `shopId` null, which may be for an audience.
 *
 * @returns its id.
 * @throws Refusal `promo_invalid`, `promo_code_taken` or `campaign_not_open`.
 */
export async function insertPromo(
  tx: Tx,
  form: PromoForm & { claimable?: 0 | 1; campaign_id?: string | undefined },
  shopId: string | null,
  now: Date,
  audience: Audience = everybody,
): Promise<string> {
  const id = newId();
  const terms = promoTerms(form, now);
  const campaignId = shopId === null ? undefined : form.campaign_id;
  if (campaignId) {
    const campaign = await lockOpenCampaign(tx, campaignId, now);
    if (terms.ends_at > campaign.ends_at) refuse('promo_invalid', {}, ['ends_at']);
  }
  const made = await tx
    .insertInto('promo_codes')
    .values({
      ...terms,
      ...audienceColumns(audience),
      id,
      campaign_id: campaignId ?? null,
      bearer: shopId ? 'shop' : 'platform',
      shop_id: shopId,
      made_at: now,
      claimable: shopId !== null && form.claimable === 1,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n) refuse('promo_code_taken', {}, ['code']);
  await insertNamed(tx, id, audience.accounts);
  return id;
}

/**
 * Ends a promo code now; one that has not begun never comes into force.
 *
 * @param shopId the shop that must own it; null for any code.
 * @throws Refusal `promo_not_found`.
 */
export async function stopPromo(tx: Tx, id: string, shopId: string | null, now: Date): Promise<{ code: string }> {
  let query = tx.selectFrom('promo_codes').select(['code', 'starts_at', 'ends_at']).where('id', '=', id);
  if (shopId) query = query.where('shop_id', '=', shopId);
  const promo = await query.forUpdate().executeTakeFirst();
  if (!promo || promo.ends_at <= now) refuse('promo_not_found');
  await tx
    .updateTable('promo_codes')
    .set({ ends_at: now, ...(promo.starts_at > now && { starts_at: now }) })
    .where('id', '=', id)
    .execute();
  return { code: promo.code };
}

/** Reads an amount in US cents, or a percentage with two decimals in basis points. */
function figure(text: string | undefined, field: 'value' | 'cap' | 'minimum'): bigint | null {
  if (text === undefined) return null;
  const minor = fromWire(text)?.minor ?? -1n;
  return minor < 0n || minor > maxFigure ? refuse('promo_invalid', {}, [field]) : minor;
}
