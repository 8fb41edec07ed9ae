import { expect, it } from 'vitest';
import { plainAmount } from './action-fields.tsx';
import { isPathOf } from './refused-fields.ts';

it('finds a field by its own path and below a list', () => {
  expect(isPathOf('days_to', 'options[0].days_to')).toBe(true);
  expect(isPathOf('days_to', 'days_to')).toBe(true);
  expect(isPathOf('days', 'options[0].days_to')).toBe(false);
});

it('reads a decimal comma in amounts and leaves other fields and thousands as they are', () => {
  const fields = [
    { name: 'price', label: 'Price', kind: 'amount' },
    { name: 'note', label: 'Note' },
  ] as const;
  expect(plainAmount(fields, { price: '4,50', note: '4,50' })).toEqual({ price: '4.50', note: '4,50' });
  expect(plainAmount(fields, { price: '1,000', note: '' })).toEqual({ price: '1,000', note: '' });
});
