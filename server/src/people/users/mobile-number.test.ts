import { describe, expect, it } from 'vitest';
import { looksLikeMobile, possibleMobiles, toE164 } from './mobile-number.ts';

describe('a mobile number', () => {
  it('is normalised from any spelling', () => {
    for (const typed of [
      '912345678',
      '0912345678',
      '0912 345 678',
      '(091) 234-5678',
      '+84 912 345 678',
      '０９１２３４５６７８',
      '๐๙๑๒/๓๔๕.๖๗๘',
      '٠٩١٢٣٤٥٦٧٨',
    ]) {
      expect(toE164(typed, '84'), typed).toBe('+84912345678');
    }
  });

  it('accepts a calling code with a plus, and defaults to Vietnam', () => {
    expect(toE164('0812345678', '+66')).toBe('+66812345678');
    expect(toE164('0912345678')).toBe('+84912345678');
  });

  it('is refused when the number or calling code is invalid', () => {
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

  it('is found in international or national form', () => {
    for (const typed of ['0812345678', '66812345678', '0066812345678', '+66812345678'])
      expect(possibleMobiles(typed), typed).toContain('+66812345678');
    expect(possibleMobiles('+66812345678')).toEqual(['+66812345678']);
  });

  it('is not recognised in a name or an e-mail address', () => {
    for (const name of ['mai', 'mai2024', 'mai@example.com', '']) {
      expect(looksLikeMobile(name)).toBe(false);
      expect(possibleMobiles(name)).toEqual([]);
    }
  });
});
