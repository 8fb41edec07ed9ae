import type { LocalTexts } from '../base/db/tables.ts';
import type { RefusalCode, RefusalDetails } from '@tradewind/contract/refusals';
import { toWire, usd, walletCurrency, type Money } from '@tradewind/contract/money';
import type { PromoValue } from './pricing.ts';

/** A promo code with how often this shopper has used it. */
export interface Promo {
  id: string;
  code: string;
  titles: LocalTexts;
  value: PromoValue;
  minimum: Money;
  startsAt: Date;
  endsAt: Date;
  /** null = without end */
  usesLeft: number | null;
  usesPerUser: number;
  usedByShopper: number;
}

/** Why a code does not count for these goods now; null when it does. */
export function whyNot(promo: Promo, goods: Money, now: Date): { code: RefusalCode; details?: RefusalDetails } | null {
  if (now < promo.startsAt) return { code: 'promo_unknown' };
  if (now >= promo.endsAt) return { code: 'promo_expired' };
  if (promo.usedByShopper >= promo.usesPerUser) return { code: 'promo_used' };
  if (promo.usesLeft === 0) return { code: 'promo_used_up' };
  if (goods.minor < promo.minimum.minor) return { code: 'promo_minimum', details: { amount: `$${toWire(promo.minimum)}` } };
  return null;
}

/** Reads the stored value of a code. */
export function promoValue(row: { kind: string; value: bigint; cap: bigint | null }): PromoValue {
  if (row.kind === 'amount') return { kind: 'amount', value: usd(row.value) };
  return { kind: 'percent', basisPoints: Number(row.value), cap: row.cap === null ? null : { minor: row.cap, currency: walletCurrency } };
}
