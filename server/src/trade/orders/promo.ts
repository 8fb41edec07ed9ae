import type { LocalTexts } from '../../base/db/tables.ts';
import { Refusal } from '@tradewind/contract/base/refusals';
import { subtract, toWire, usd, walletCurrency, type Money } from '@tradewind/contract/base/money';
import { discountOn, sharedPart, type CostShare, type PromoValue } from './pricing.ts';

/** A promo code with how often this shopper has used it. */
export interface Promo {
  id: string;
  code: string;
  /** The shop that bears the discount; null for the platform. */
  shop: { id: string; name: string } | null;
  titles: LocalTexts;
  value: PromoValue;
  minimum: Money;
  startsAt: Date;
  endsAt: Date;
  /** Null for unlimited uses. */
  usesLeft: number | null;
  usesPerUser: number;
  usedByShopper: number;
  /** Whether the shopper belongs to its audience. */
  isForShopper: boolean;
  /** The campaign whose platform bears a part; null: its owner bears all. */
  campaign: { id: string; costs: CostShare; left: Money } | null;
}

/** Why a promo code doesn't apply to goods now; null when it does. */
function refusalFor(promo: Promo, goods: Money, now: Date): Refusal | null {
  if (now < promo.startsAt) return new Refusal('promo_unknown');
  // Before anything that would tell what the code is worth.
  if (!promo.isForShopper) return new Refusal('promo_not_for_account', {}, ['promo_code']);
  if (now >= promo.endsAt) return new Refusal('promo_expired');
  if (promo.usedByShopper >= promo.usesPerUser) return new Refusal('promo_used');
  if (promo.usesLeft === 0) return new Refusal('promo_used_up');
  if (goods.minor < promo.minimum.minor) return new Refusal('promo_minimum', { amount: `$${toWire(promo.minimum)}` });
  if (promo.campaign && campaignPart(promo, goods).minor > promo.campaign.left.minor)
    return new Refusal('promo_used_up');
  return null;
}

/** The platform's part of what a code of a campaign takes off these goods. */
const campaignPart = ({ value, campaign }: Promo, goods: Money): Money =>
  campaign ? sharedPart(discountOn(goods, value), campaign.costs) : usd(0n);

/** The applied promo codes: at most one of the platform and one of each shop. */
export interface Promos {
  platform: Promo | null;
  shops: ReadonlyMap<string, Promo>;
}

export interface RefusedPromo {
  code: string;
  reason: Refusal;
}

/**
 * Chooses the promo codes that apply, in the order in which they were entered. The minimum of a shop's code applies to
 * the goods of that shop, that of a platform code to all goods.
 */
export function choosePromos(
  codes: readonly string[],
  found: readonly Promo[],
  goodsOf: (shopId: string | null) => Money | null,
  now: Date,
): { promos: Promos; refused: RefusedPromo[] } {
  let platform: Promo | null = null;
  const shops = new Map<string, Promo>();
  const refused: RefusedPromo[] = [];
  /** What the chosen codes take of the budget of each campaign. */
  const taken = new Map<string, bigint>();
  for (const code of codes) {
    const promo = found.find((candidate) => candidate.code === code);
    const why = refusalOf(promo);
    if (why || !promo) refused.push({ code, reason: why ?? new Refusal('promo_unknown') });
    else if (promo.shop) {
      shops.set(promo.shop.id, promo);
      if (promo.campaign) taken.set(promo.campaign.id, partWith(promo));
    } else platform = promo;
  }
  return { promos: { platform, shops }, refused };

  function refusalOf(promo: Promo | undefined): Refusal | null {
    if (!promo) return new Refusal('promo_unknown');
    const goods = goodsOf(promo.shop?.id ?? null);
    if (!goods) return new Refusal('promo_other_shop', { shop: promo.shop?.name ?? '' });
    if (promo.shop ? shops.has(promo.shop.id) : platform) return new Refusal('promo_together');
    const refusal = refusalFor(promo, goods, now);
    if (refusal || !promo.campaign) return refusal;
    return partWith(promo) > promo.campaign.left.minor ? new Refusal('promo_used_up') : null;
  }

  /** What a code and those chosen before take of the budget of its campaign. */
  function partWith(promo: Promo): bigint {
    const goods = goodsOf(promo.shop?.id ?? null) ?? usd(0n);
    return (taken.get(promo.campaign?.id ?? '') ?? 0n) + campaignPart(promo, goods).minor;
  }
}

type GoodsOf = (shopId: string | null) => Money | null;

/** All goods less what codes of shops take off, from which a code of the platform takes. */
const goodsLeft = (ofShops: readonly Promo[], goodsOf: GoodsOf): Money =>
  ofShops.reduce(
    (left, { shop, value }) => subtract(left, discountOn((shop && goodsOf(shop.id)) ?? usd(0n), value)),
    goodsOf(null) ?? usd(0n),
  );

/**
 * The codes with the best of the shopper's own ones of each shop and of the platform, where no code of it was entered: those
 * that take off most.
 *
 * @param own claimed coupons, and codes of the platform that are for the shopper
 * @param goodsOf the goods of a shop, or all goods; null for a shop of which nothing is bought
 */
export function withBestCoupons(
  codes: readonly string[],
  own: readonly string[],
  found: readonly Promo[],
  goodsOf: GoodsOf,
  now: Date,
): string[] {
  const entered = found.filter(({ code }) => codes.includes(code));
  const taken = new Set(entered.map(({ shop }) => shop?.id));
  const usable = found.filter((promo) => {
    const goods = own.includes(promo.code) && !taken.has(promo.shop?.id) && goodsOf(promo.shop?.id ?? null);
    return goods && !refusalFor(promo, goods, now);
  });
  const ofShops = [
    ...Map.groupBy(
      usable.filter(({ shop }) => shop),
      ({ shop }) => shop!.id,
    ).values(),
  ].flatMap((coupons) => bestOf(coupons, ({ shop }) => goodsOf(shop!.id)!));
  const left = goodsLeft([...entered.filter(({ shop }) => shop), ...ofShops], goodsOf);
  const ofPlatform = bestOf(
    usable.filter(({ shop }) => !shop),
    () => left,
  );
  return [...codes, ...[...ofShops, ...ofPlatform].map(({ code }) => code)];
}

/** The code that takes off most, the one that ends first of equal ones; none where none takes anything off. */
const bestOf = (promos: readonly Promo[], goodsFor: (promo: Promo) => Money): Promo[] =>
  promos
    .map((promo) => ({ promo, discount: discountOn(goodsFor(promo), promo.value).minor }))
    .filter(({ discount }) => discount > 0n)
    .toSorted(
      (one, other) =>
        Number(other.discount - one.discount) || one.promo.endsAt.getTime() - other.promo.endsAt.getTime(),
    )
    .slice(0, 1)
    .map(({ promo }) => promo);

/** A claimed coupon of a shop that something is bought of, or a code of the platform that is for the shopper. */
export interface ConsideredCoupon {
  promo: Promo;
  /** What it takes off, or would if it were the one in use. */
  discount: Money;
  applied: boolean;
  /** Why it can't apply. */
  refused: Refusal | null;
  /** The code of the shop, or of the platform, that is in use in its place. */
  instead: Promo | null;
}

/**
 * What each of the shopper's own codes takes off, those that take off most first. What is over, used up or no longer for the
 * shopper is left out.
 */
export function considerCoupons(
  own: readonly string[],
  found: readonly Promo[],
  { platform, shops }: Promos,
  goodsOf: GoodsOf,
  now: Date,
): ConsideredCoupon[] {
  const left = goodsLeft([...shops.values()], goodsOf);
  const considered = found.flatMap((promo): ConsideredCoupon[] => {
    const goods = own.includes(promo.code) ? goodsOf(promo.shop?.id ?? null) : null;
    if (!goods || !promo.isForShopper || now >= promo.endsAt || promo.usedByShopper >= promo.usesPerUser) return [];
    const inUse = promo.shop ? (shops.get(promo.shop.id) ?? null) : platform;
    const applied = inUse?.id === promo.id;
    const refused = refusalFor(promo, goods, now);
    return [
      {
        promo,
        discount: discountOn(promo.shop ? goods : left, promo.value),
        applied,
        refused: applied ? null : refused,
        instead: applied || refused ? null : inUse,
      },
    ];
  });
  return considered.toSorted((one, other) => Number(other.discount.minor - one.discount.minor));
}

/** The codes that the shopper entered, normalised as they are stored, each once. */
export const promoCodesOf = ({
  promo_code: first,
  promo_codes: further = [],
}: {
  promo_code?: string | undefined;
  promo_codes?: readonly string[] | undefined;
}): string[] => [...new Set([first ?? '', ...further].map((code) => code.trim().toUpperCase()).filter(Boolean))];

/** Reads the stored value of a code. */
export function promoValue(row: { kind: string; value: bigint; cap: bigint | null }): PromoValue {
  if (row.kind === 'amount') return { kind: 'amount', value: usd(row.value) };
  return {
    kind: 'percent',
    basisPoints: Number(row.value),
    cap: row.cap === null ? null : { minor: row.cap, currency: walletCurrency },
  };
}
