import type { DemoShop } from './types.ts';

/** A delivery option of the demo data; US cents. */
export interface DemoDeliveryOption {
  kind: 'standard' | 'express';
  days: readonly [from: number, to: number];
  /** By pieces: the first and each further one. By grams: so many grams, each further so many. */
  measure: 'pieces' | 'grams';
  sizes: readonly [first: number, next: number];
  prices: readonly [first: number, next: number];
  freeOver: number | null;
}

export interface DemoZone {
  /** ISO codes; `*` for everywhere else. */
  countries: readonly string[];
  /** Empty when the shop does not deliver there. */
  options: readonly DemoDeliveryOption[];
}

const asia = 'CN HK ID JP KR MO MY PH SG TH TW VN'.split(' ');
export const europeanUnion = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
);
const europe = [...europeanUnion, 'CH', 'GB', 'IS', 'LI', 'NO'];
const america = ['CA', 'MX', 'US'];

/** Destinations without delivery: too far for fresh food, or closed to some products. */
const never: Readonly<Record<string, readonly string[]>> = {
  'bottega-parma': ['AU', 'NZ'],
  'sunday-pantry': ['AU', 'NZ'],
  'velvet-after-dark': ['AE', 'ID', 'MY', 'SA'],
};
/** Shops with heavy products, whose freight to far countries is by weight. */
const heavy = ['bergwind', 'hearth-and-loom', 'trailhead-supply'];

/** Zones of a shop: cheaper and faster in its own country, the shop's prices nearby, slower for the rest. */
export function zonesOf({ slug, country, freight: { first, next, freeOver } }: DemoShop): DemoZone[] {
  const closed = never[slug] ?? [];
  const near = [asia, europe, america].find((region) => region.includes(country)) ?? [];
  const standard = (days: DemoDeliveryOption['days'], part: number, free = freeOver): DemoDeliveryOption => ({
    kind: 'standard',
    days,
    measure: 'pieces',
    sizes: [1, 1],
    prices: [part * first, part * next].map(rounded) as [number, number],
    freeOver: free,
  });
  const express = (days: DemoDeliveryOption['days'], part: number): DemoDeliveryOption => ({
    kind: 'express',
    days,
    measure: 'grams',
    sizes: [500, 500],
    prices: [rounded(part * first), rounded(part * 300)],
    freeOver: null,
  });
  const byWeight: DemoDeliveryOption = {
    kind: 'standard',
    days: [10, 20],
    measure: 'grams',
    sizes: [1000, 500],
    prices: [first, 250],
    freeOver: null,
  };
  return [
    { countries: [country], options: [standard([2, 4], 0.5), express([1, 2], 0.9)] },
    {
      countries: near.filter((code) => code !== country && !closed.includes(code)),
      options: [standard([4, 8], 1), express([2, 4], 1.8)],
    },
    ...(closed.length > 0 ? [{ countries: closed, options: [] }] : []),
    { countries: ['*'], options: heavy.includes(slug) ? [byWeight] : [standard([8, 15], 1), express([3, 6], 2.4)] },
  ];
}

/** Rounds to ten cents. */
const rounded = (cents: number): number => Math.round(cents / 10) * 10;
