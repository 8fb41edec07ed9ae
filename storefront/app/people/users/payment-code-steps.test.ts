import { describe, expect, it } from 'vitest';
import { advance, firstProgress, stepBack, stepsFor } from './payment-code-steps.ts';

describe('choosing a payment code', () => {
  it('starts with the old code where there is one', () => {
    expect(stepsFor(false)).toEqual(['new', 'repeat']);
    expect(firstProgress(true).step).toBe('old');
  });

  it('stores the entered codes', () => {
    const chosen = advance(advance(firstProgress(true), '111222'), '246810');
    expect(chosen).toEqual({ step: 'repeat', old: '111222', chosen: '246810' });
  });

  it('returns to the step of the refused code', () => {
    const last = advance(advance(firstProgress(true), '111222'), '246810');
    expect(stepBack(last, 'payment_code_wrong', 'Wrong')).toEqual({
      step: 'old',
      old: '',
      chosen: '',
      problem: 'Wrong',
    });
    expect(stepBack(last, 'payment_code_same', 'Same')).toEqual({
      step: 'new',
      old: '111222',
      chosen: '',
      problem: 'Same',
    });
  });
});
