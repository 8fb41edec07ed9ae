import { usd } from '@tradewind/contract/base/money';
import { describe, expect, it } from 'vitest';
import { freightFor, missingForFree, optionFor, type FreightOption } from './freight.ts';
import { destinationsOf } from './freight-store.ts';

const perPiece: FreightOption = {
  kind: 'standard',
  daysFrom: 5,
  daysTo: 9,
  measure: 'pieces',
  firstSize: 1,
  first: usd(680),
  nextSize: 1,
  next: usd(120),
  freeOver: null,
};
const byWeight: FreightOption = {
  ...perPiece,
  kind: 'express',
  measure: 'grams',
  firstSize: 500,
  first: usd(900),
  nextSize: 250,
  next: usd(200),
};
const parcel = (pieces: number, grams: number, cents: number) => ({ pieces, grams, goods: usd(cents) });

describe('the freight of a parcel', () => {
  it('is charged by piece or by started weight step', () => {
    expect([1, 2, 5].map((pieces) => freightFor(perPiece, parcel(pieces, 9_999, 100)))).toEqual([
      usd(680),
      usd(800),
      usd(1160),
    ]);
    expect([0, 500, 501, 750, 751].map((grams) => freightFor(byWeight, parcel(3, grams, 100)))).toEqual(
      [900, 900, 1100, 1100, 1300].map(usd),
    );
  });

  it('is free from the shop’s limit on, and reports the amount missing for it', () => {
    const free = { ...perPiece, freeOver: usd(5000) };
    expect([4999, 5000].map((cents) => freightFor(free, parcel(1, 0, cents)))).toEqual([usd(680), usd(0)]);
    expect(missingForFree(free, parcel(1, 0, 4200))).toEqual(usd(800));
    expect(missingForFree(free, parcel(1, 0, 5000))).toBeNull();
    expect(missingForFree(perPiece, parcel(1, 0, 1))).toBeNull();
  });

  it('uses the standard option unless another offered one is chosen', () => {
    expect(optionFor([perPiece, byWeight])?.kind).toBe('standard');
    expect(optionFor([perPiece, byWeight], 'express')?.kind).toBe('express');
    expect(optionFor([perPiece], 'express')?.kind).toBe('standard');
    expect(optionFor([byWeight])?.kind).toBe('express');
    expect(optionFor([])).toBeNull();
  });
});

describe('the destinations of a shop', () => {
  const zone = (countries: string[], options: FreightOption[]) => ({ id: 'z', countries, options });

  it('are the countries of zones with options, and the others of a general zone', () => {
    const zones = [
      zone(['TH', 'SG'], [{ ...perPiece, freeOver: usd(3000) }]),
      zone(['US'], []),
      zone(['*'], [byWeight]),
    ];
    const found = new Map(destinationsOf(zones).map(({ country, freeFrom }) => [country, freeFrom]));
    expect([found.get('TH'), found.get('DE'), found.get('')]).toEqual([3000n, null, null]);
    expect(found.has('US')).toBe(false);
    expect(destinationsOf([zone(['TH'], [{ ...perPiece, first: usd(0) }])])).toEqual([{ country: 'TH', freeFrom: 0n }]);
  });
});
