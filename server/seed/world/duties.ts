import { europeanUnion } from './freight.ts';

/** A rule of duty or tax of the demo data: plausible and simplified, no legal advice. */
export interface DemoDutyRule {
  country: string;
  kind: 'duty' | 'tax';
  category?: string;
  hsPrefix?: string;
  /** US cents, once for each tariff class of a parcel. */
  perClass?: number;
  /** Basis points. */
  rate: number;
  /** Goods of a parcel, US cents: more than the first, at most the second. */
  over?: number;
  upTo?: number;
  collected: boolean;
  exceptFrom?: readonly string[];
  onlyFrom?: readonly string[];
}

/** Value added tax of the Union's countries, in basis points. */
const vat: Readonly<Record<string, number>> = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GR: 2400,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SE: 2500,
  SI: 2200,
  SK: 2300,
};
/** 150 euros, 135 pounds and 400 Singapore dollars, about. */
const [union, kingdom, singapore] = [16_500, 17_000, 30_000];

const ofUnion = Object.entries(vat).flatMap(([country, rate]): DemoDutyRule[] => [
  { country, kind: 'tax', rate, upTo: union, collected: true, exceptFrom: europeanUnion },
  { country, kind: 'tax', rate, over: union, collected: false, exceptFrom: europeanUnion },
  // Three euros for each tariff class.
  { country, kind: 'duty', rate: 0, perClass: 330, upTo: union, collected: false, exceptFrom: europeanUnion },
  { country, kind: 'duty', rate: 400, over: union, collected: false, exceptFrom: europeanUnion },
  { country, kind: 'duty', category: 'womens', rate: 1200, over: union, collected: false, exceptFrom: europeanUnion },
  { country, kind: 'duty', category: 'mens', rate: 1200, over: union, collected: false, exceptFrom: europeanUnion },
]);

export const dutyRules: readonly DemoDutyRule[] = [
  ...ofUnion,
  { country: 'GB', kind: 'tax', rate: 2000, upTo: kingdom, collected: true },
  { country: 'GB', kind: 'tax', rate: 2000, over: kingdom, collected: false },
  { country: 'GB', kind: 'duty', rate: 400, over: kingdom, collected: false },
  { country: 'TH', kind: 'tax', rate: 700, collected: true },
  { country: 'TH', kind: 'duty', rate: 1000, over: 4_500, collected: false },
  { country: 'SG', kind: 'tax', rate: 900, upTo: singapore, collected: true },
  { country: 'SG', kind: 'tax', rate: 900, over: singapore, collected: false },
  { country: 'AU', kind: 'tax', rate: 1000, collected: true },
  { country: 'US', kind: 'duty', rate: 1500, collected: false },
  { country: 'US', kind: 'duty', hsPrefix: '4901', rate: 0, collected: false },
  { country: 'US', kind: 'duty', category: 'phone', rate: 0, collected: false },
  { country: 'JP', kind: 'tax', rate: 1000, over: 6_500, collected: false },
  { country: 'KR', kind: 'duty', rate: 800, over: 15_000, collected: false, exceptFrom: ['US'] },
  { country: 'KR', kind: 'tax', rate: 1000, over: 15_000, collected: false, exceptFrom: ['US'] },
  { country: 'KR', kind: 'duty', rate: 800, over: 20_000, collected: false, onlyFrom: ['US'] },
  { country: 'KR', kind: 'tax', rate: 1000, over: 20_000, collected: false, onlyFrom: ['US'] },
  { country: 'CN', kind: 'tax', rate: 910, collected: false },
];
