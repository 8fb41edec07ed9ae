import { describe, expect, it } from 'vitest';
import { isCommonPassword, isNearName, isSimpleCode } from './guessable.ts';

describe('a password', () => {
  it('is common when it is in the list in any case, or a run', () => {
    for (const password of ['password', 'Password1', 'QWERTY', 'iloveyou', 'zzzzzzzzz', '23456789', 'fedcba'])
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

it('calls a code simple that is a run or repeats a short pattern', () => {
  for (const code of ['000000', '123456', '987654', '121212', '123123', '88888888', '12121212'])
    expect([code, isSimpleCode(code)]).toEqual([code, true]);
  for (const code of ['246810', '135790', '907315', '112233', '122222'])
    expect([code, isSimpleCode(code)]).toEqual([code, false]);
});
