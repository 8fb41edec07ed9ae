import { usd } from '@tradewind/contract/base/money';
import { describe, expect, it } from 'vitest';
import { chargesOn, sumCharges, type DutyRule, type ImportedLine } from './landed-cost.ts';

const line = (cents: number, hsCode = '', more: Partial<ImportedLine> = {}): ImportedLine => ({
  category: 'womens',
  hsCode,
  quantity: 1,
  value: usd(cents),
  freight: usd(0),
  ...more,
});
let rules = 0;
const rule = (kind: DutyRule['kind'], rateBp: number, more: Partial<DutyRule> = {}): DutyRule => ({
  id: `rule-${(rules += 1)}`,
  category: null,
  hsPrefix: null,
  kind,
  rateBp,
  perUnit: null,
  over: usd(0),
  upTo: null,
  collected: true,
  validFrom: new Date('2026-01-01'),
  ...more,
});
/** Duty and tax of a parcel, collected and estimated, in minor units. */
const charged = (lines: ImportedLine[], by: DutyRule[]): number[] => {
  const { duty, tax, dutyEstimate, taxEstimate } = sumCharges(chargesOn(lines, by));
  return [duty, tax, dutyEstimate, taxEstimate].map(({ minor }) => Number(minor));
};

// Thresholds are typed in the wallet's currency; the cases take one of it for one of the country's.
const union = [
  rule('tax', 1_900, { upTo: usd(15_000) }),
  rule('tax', 1_900, { over: usd(15_000), collected: false }),
  rule('duty', 0, { upTo: usd(15_000), perUnit: { unit: 'class', amount: usd(300) } }),
  rule('duty', 1_200, { over: usd(15_000), collected: false }),
];
const thailand = [rule('duty', 1_000), rule('tax', 700)];
const usa = [rule('duty', 1_500, { collected: false })];
const usaBefore = [rule('duty', 1_500, { over: usd(80_000), collected: false })];
const korea = [rule('duty', 800, { over: usd(15_000) }), rule('tax', 1_000, { over: usd(15_000) })];
const koreaFromUsa = [rule('duty', 800, { over: usd(20_000) }), rule('tax', 1_000, { over: usd(20_000) })];
const japan = [rule('tax', 1_000, { over: usd(1_000_000), collected: false })];
const australia = [
  rule('tax', 1_000, { upTo: usd(100_000) }),
  rule('tax', 1_000, { over: usd(100_000), collected: false }),
];
const kingdom = [
  rule('tax', 2_000, { upTo: usd(13_500) }),
  rule('tax', 2_000, { over: usd(13_500), collected: false }),
];

const shirt = '610910';
const shoes = '640399';
describe.each<[name: string, lines: ImportedLine[], by: DutyRule[], expected: number[]]>([
  ['European Union, one class up to EUR 150', [line(10_000, shirt)], union, [300, 1_957, 0, 0]],
  ['European Union, freight is taxed', [line(10_000, shirt, { freight: usd(1_000) })], union, [300, 2_147, 0, 0]],
  [
    'European Union, two lines of one class',
    [line(2_000, shirt), line(3_000, `${shirt}00`)],
    union,
    [300, 1_007, 0, 0],
  ],
  ['European Union, two classes', [line(2_000, shirt), line(3_000, shoes)], union, [600, 1_064, 0, 0]],
  ['European Union, EUR 150 exactly', [line(15_000, shirt)], union, [300, 2_907, 0, 0]],
  ['European Union, above EUR 150', [line(15_001, shirt)], union, [0, 0, 1_800, 3_192]],
  ['Thailand, from the first baht', [line(100)], thailand, [10, 8, 0, 0]],
  ['USA, no relief', [line(500)], usa, [0, 0, 75, 0]],
  ['USA, before the relief of USD 800 was suspended', [line(80_000)], usaBefore, [0, 0, 0, 0]],
  ['Korea, relief of USD 150', [line(15_000)], korea, [0, 0, 0, 0]],
  ['Korea, above USD 150', [line(15_100)], korea, [1_208, 1_631, 0, 0]],
  ['Korea, relief of USD 200 from the USA', [line(20_000)], koreaFromUsa, [0, 0, 0, 0]],
  ['Korea, above USD 200 from the USA', [line(20_100)], koreaFromUsa, [1_608, 2_171, 0, 0]],
  ['Japan, JPY 10 000', [line(1_000_000)], japan, [0, 0, 0, 0]],
  ['Japan, above JPY 10 000', [line(1_000_100)], japan, [0, 0, 0, 100_010]],
  ['Australia, AUD 1 000', [line(100_000)], australia, [0, 10_000, 0, 0]],
  ['Australia, above AUD 1 000', [line(100_100)], australia, [0, 0, 0, 10_010]],
  ['United Kingdom, GBP 135', [line(13_500)], kingdom, [0, 2_700, 0, 0]],
  ['United Kingdom, above GBP 135', [line(13_600)], kingdom, [0, 0, 0, 2_720]],
])('%s', (_, lines, by, expected) => {
  it('charges what the rules say', () => expect(charged(lines, by)).toEqual(expected));
});

describe('which rule counts', () => {
  const general = rule('duty', 100);
  const ofCategory = rule('duty', 200, { category: 'womens' });
  const chapter = rule('duty', 300, { hsPrefix: '61' });
  const heading = rule('duty', 400, { hsPrefix: '6109' });
  const dutyOf = (by: DutyRule[], of = line(10_000, shirt)) => charged([of], by)[0];

  it('takes the longest tariff class first', () => {
    expect(dutyOf([general, ofCategory, chapter, heading])).toBe(400);
    expect(dutyOf([general, ofCategory, chapter, heading], line(10_000, '611030'))).toBe(300);
  });
  it('takes the category before the general rule', () => {
    expect(dutyOf([general, ofCategory, chapter], line(10_000, shoes))).toBe(200);
    expect(dutyOf([general, ofCategory], line(10_000, shoes, { category: 'toys' }))).toBe(100);
  });
  it('takes the later of equal rules', () => {
    expect(dutyOf([rule('duty', 500, { validFrom: new Date('2026-06-01') }), general])).toBe(500);
  });
  it('has no class rule for goods without a code', () => {
    expect(dutyOf([general, heading], line(10_000))).toBe(100);
  });
});

it('adds an amount for each piece', () => {
  const by = [rule('duty', 500, { perUnit: { unit: 'piece', amount: usd(25) } })];
  expect(charged([line(1_000, shirt, { quantity: 3 })], by)).toEqual([125, 0, 0, 0]);
});

it('counts goods without a code as a class by category', () => {
  expect(charged([line(1_000), line(1_000), line(1_000, '', { category: 'toys' })], union)[0]).toBe(600);
});
