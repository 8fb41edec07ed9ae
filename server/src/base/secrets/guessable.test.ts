import { describe, expect, it } from 'vitest';
import { isCommonPassword, isDate, isNearName, isPartOfNumber, isSimpleCode } from './guessable.ts';

describe('a password', () => {
  it('is common when it is in the list in any case, or a run', () => {
    for (const password of [
      'password',
      'Password1',
      'amsterdam1',
      'QWERTY',
      'iloveyou',
      'zzzzzzzzz',
      '23456789',
      'fedcba',
    ])
      expect([password, isCommonPassword(password)]).toEqual([password, true]);
    for (const password of ['lantern-42', 'sea breeze', 'correct horse battery', '# The'])
      expect([password, isCommonPassword(password)]).toEqual([password, false]);
  });

  it('is near a name with fewer than six characters besides it', () => {
    const names = ['Anya.Wattana', 'anya@shop.example', '+66812345678', 'li'];
    for (const password of ['anya.wattana', 'AnyaWattana1', 'ＡＮＹＡ-wattana!!', '66812345678', 'Anya@Shop.example7'])
      expect([password, isNearName(password, names)]).toEqual([password, true]);
    for (const password of ['anya.wattana and the sea', 'lilies', 'lantern-42'])
      expect([password, isNearName(password, names)]).toEqual([password, false]);
  });
});

describe('a payment code', () => {
  it('is simple when it is a run, repeats a pattern or has only two different digits', () => {
    const simple = [
      '000000',
      '123456',
      '987654',
      '567890',
      '098765',
      '121212',
      '123123',
      '88888888',
      '12341234',
      '122222',
    ];
    for (const code of simple) expect([code, isSimpleCode(code)]).toEqual([code, true]);
    for (const code of ['246810', '135790', '907315', '112233', '1234567809'])
      expect([code, isSimpleCode(code)]).toEqual([code, false]);
  });

  it('is a date in any of the usual orders', () => {
    for (const code of ['901231', '311290', '123190', '000229', '19901231', '31121990', '12311990', '20260731'])
      expect([code, isDate(code)]).toEqual([code, true]);
    for (const code of ['246810', '135790', '903231', '000230', '29022023', '17901231', '9012311', '901231901'])
      expect([code, isDate(code)]).toEqual([code, false]);
  });

  it('is part of a number with six digits of it in a row, or with its leading zero', () => {
    const mobile = '+66 81-234 5678';
    for (const code of ['812345', '345678', '66812345', '9234567840', '081234', '0812345678'])
      expect([code, isPartOfNumber(code, mobile)]).toEqual([code, true]);
    for (const code of ['246810', '123499', '912345', '087654'])
      expect([code, isPartOfNumber(code, mobile)]).toEqual([code, false]);
    expect(isPartOfNumber('246810', '')).toBe(false);
  });
});
