import { describe, expect, it } from 'vitest';
import { amountTyped, typedAmount } from './typed-amount.ts';

describe('typing an amount', () => {
  it('takes what becomes an amount', () => {
    for (const text of ['', '3', '350', '350.', '350.5', '350.50', '0.05']) expect(typedAmount('x', text)).toBe(text);
  });

  it('reads amounts as people write and paste them', () => {
    expect(typedAmount('', '350,5')).toBe('350.5');
    expect(typedAmount('', '$1,284.60')).toBe('1284.60');
    expect(typedAmount('', '1,284')).toBe('1284');
    expect(typedAmount('', '.5')).toBe('0.5');
    expect(typedAmount('0', '07')).toBe('7');
  });

  it('leaves the field as it was otherwise', () => {
    for (const text of ['-5', '1.234', '12a', '1e5', '12345678', '1.2.3']) expect(typedAmount('9', text)).toBe('9');
  });
});

describe('the amount that was typed', () => {
  it('is a whole number of cents above zero', () => {
    expect(amountTyped('350.5')?.minor).toBe(35_050n);
    expect(amountTyped('7.')?.minor).toBe(700n);
    for (const text of ['', '0', '0.00', '.']) expect(amountTyped(text)).toBeNull();
  });
});
