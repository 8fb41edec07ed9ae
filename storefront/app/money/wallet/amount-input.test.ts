import { describe, expect, it } from 'vitest';
import { parseAmountInput, amountInput } from './amount-input.ts';

describe('typing an amount', () => {
  it('accepts what can become an amount', () => {
    for (const text of ['', '3', '350', '350.', '350.5', '350.50', '0.05']) expect(amountInput('x', text)).toBe(text);
  });

  it('normalises separators and currency signs', () => {
    expect(amountInput('', '350,5')).toBe('350.5');
    expect(amountInput('', '$1,284.60')).toBe('1284.60');
    expect(amountInput('', '1,284')).toBe('1284');
    expect(amountInput('', '.5')).toBe('0.5');
    expect(amountInput('0', '07')).toBe('7');
  });

  it('ignores anything else', () => {
    for (const text of ['-5', '1.234', '12a', '1e5', '12345678', '1.2.3']) expect(amountInput('9', text)).toBe('9');
  });
});

describe('the amount that was typed', () => {
  it('is a whole number of cents above zero', () => {
    expect(parseAmountInput('350.5')?.minor).toBe(35_050n);
    expect(parseAmountInput('7.')?.minor).toBe(700n);
    for (const text of ['', '0', '0.00', '.']) expect(parseAmountInput(text)).toBeNull();
  });
});
