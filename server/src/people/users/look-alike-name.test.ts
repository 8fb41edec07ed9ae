import { expect, it } from 'vitest';
import { lookOfName, refuseMixedScripts } from './look-alike-name.ts';

it('allows the scripts of one language together, and no others', () => {
  for (const name of ['linh_01', 'Ольга', '田中たろうケン', 'shop-田中', '김민준kim', 'สมชาย', 'müller.7', 'ελένη'])
    expect(() => refuseMixedScripts(name), name).not.toThrow();
  for (const name of ['аdmin', 'pаypal', 'οrders', 'สมชายЖ', 'たろう김', 'ᎪᏴᏟ'])
    expect(() => refuseMixedScripts(name), name).toThrow('username_mixed');
});

it('gives look-alike names the same skeleton', () => {
  for (const [one, other] of [
    ['exo7', 'ехо7'],
    ['admin', 'adrnin'],
    ['Illinois', 'lllinois'],
    ['tradewind0', 'tradewindO'],
    ['support1', 'supportl'],
    ['ＡＢＣ', 'abc'],
  ] as const)
    expect([one, lookOfName(other)]).toEqual([one, lookOfName(one)]);
  expect(lookOfName('Ольга')).not.toBe(lookOfName('ольга7'));
  expect(lookOfName('andreas')).not.toBe(lookOfName('andrea'));
});
