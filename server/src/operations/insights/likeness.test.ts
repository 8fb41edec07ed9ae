import { describe, expect, it } from 'vitest';
import { scoreBeside, type Traits } from './likeness.ts';

const product = (id: string, traits: Partial<Traits> = {}): Traits => ({
  id,
  category_code: 'headphones',
  top: 'electrical',
  heading: '',
  option_names: [],
  min_price: 10_000n,
  ...traits,
});
const hush = product('hush', { heading: '8518', option_names: ['Colour'] });
const beside = (other: Traits, pair?: number) =>
  scoreBeside(hush, other, new Map(pair === undefined ? [] : [[other.id, pair]]));

const headphones = product('headphones', { min_price: 90_000n });
const speaker = product('speaker', { category_code: 'speakers' });
const razor = product('razor', { category_code: 'shaving', top: 'health', heading: '8518', option_names: ['Colour'] });

describe('how well a product goes beside another', () => {
  it('is most for what was bought together of the same first-level category, then category, then the first level', () => {
    expect(beside(speaker, 0.1)).toBeGreaterThan(beside(headphones));
    expect(beside(headphones)).toBeGreaterThan(beside(speaker));
  });

  it('is less for what was always bought together but is of another category than for anything of the same', () => {
    const farthest = product('cable', { category_code: 'cables', min_price: 1n });
    expect(beside(razor, 1)).toBeLessThan(beside(farthest));
  });

  it.each([
    ['the tariff heading', { heading: '8518' }],
    ['an option', { option_names: ['Size', 'Colour'] }],
    ['a nearer price', { min_price: 11_000n }],
  ])('is more with %s in common', (_, traits) => {
    const plain = { min_price: 20_000n };
    expect(beside(product('like', { ...plain, ...traits }))).toBeGreaterThan(beside(product('plain', plain)));
  });

  it('is more with more buyers in common', () => {
    expect(beside(speaker, 0.6)).toBeGreaterThan(beside(speaker, 0.3));
  });

  it('is a number for products that cost nothing', () => {
    expect(scoreBeside(product('free', { min_price: 0n }), product('gift', { min_price: 0n }), new Map())).toBeCloseTo(
      0.75,
    );
  });
});
