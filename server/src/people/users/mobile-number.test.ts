import { describe, expect, it } from 'vitest';
import { looksLikeMobile, possibleMobiles, toE164 } from './mobile-number.ts';

describe('a mobile number', () => {
  it('is stored one way, however it was typed', () => {
    for (const typed of [
      '912345678',
      '0912345678',
      '0912 345 678',
      '(091) 234-5678',
      '+84 912 345 678',
      '０９１２３４５６７８',
    ]) {
      expect(toE164(typed, '84'), typed).toBe('+84912345678');
    }
  });

  it('takes the calling code with a plus, and Vietnam when there is none', () => {
    expect(toE164('0812345678', '+66')).toBe('+66812345678');
    expect(toE164('0912345678')).toBe('+84912345678');
  });

  it('is refused when no such number or calling code can be', () => {
    for (const [typed, code] of [
      ['12345', '84'],
      ['912345678', '999'],
      ['912345678', ''],
      ['912345678', '-1'],
      ['tel:912345678', '84'],
      ['1-800-FLOWERS', '1'],
      ['', '84'],
      ['9'.repeat(30), '84'],
    ] as const) {
      expect(toE164(typed, code), `${code} ${typed}`).toBeNull();
    }
  });

  it('can be signed in with in full or in the national way', () => {
    for (const typed of ['0812345678', '66812345678', '0066812345678', '+66812345678'])
      expect(possibleMobiles(typed), typed).toContain('+66812345678');
    expect(possibleMobiles('+66812345678')).toEqual(['+66812345678']);
  });

  it('is not what a name or an e-mail address looks like', () => {
    for (const name of ['mai', 'mai2024', 'mai@example.com', '']) {
      expect(looksLikeMobile(name)).toBe(false);
      expect(possibleMobiles(name)).toEqual([]);
    }
  });
});
