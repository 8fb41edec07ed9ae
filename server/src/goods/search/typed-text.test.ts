import { describe, expect, it } from 'vitest';
import { composedText, initialsOf, keysOnOtherLayouts, keystrokes, spelling, typedKeys } from './typed-text.ts';

describe('typed text', () => {
  it.each([
    ['무선ㅇ', '무선 이어폰'],
    ['무서', '무선'],
    ['뭇', '무선'],
    ['과ㅈ', '과자'],
    ['고', '과자'],
    ['달', '닭고기'],
    ['いやほ', 'イヤホン'],
    ['Lap', 'laptop bag'],
    ['耳', '耳机'],
    ['หู', 'หูฟัง'],
  ])('%s begins %s', (typed, whole) => {
    expect(keystrokes(whole).startsWith(typedKeys(typed).key)).toBe(true);
  });

  it.each([
    ['erj', '耳机'],
    ['无线er', '无线耳机'],
    ['iyah', 'イヤホン'],
    ['いやh', 'イヤホン'],
    ['yundongxie', '运动鞋'],
    ['yundong x', '运动鞋'],
    ['an mo', '按摩椅'],
    ['跑步xie', '跑步鞋'],
  ])('%s begins the spelling of %s', (typed, whole) => {
    expect(spelling(whole).startsWith(typedKeys(typed).sound)).toBe(true);
    expect(typedKeys(typed).sound).not.toBe('');
  });

  it.each([
    ['ㅁㅅㅇ', '무선 이어폰'],
    ['ㄳ', '가습기'],
    ['ㄲㅂ', '꽃병'],
  ])('%s is the first consonants of %s', (typed, whole) => {
    expect(initialsOf(whole).startsWith(typedKeys(typed).initials)).toBe(true);
    expect(typedKeys(typed).initials).not.toBe('');
  });

  it.each(['무ㅅ', 'ㅁ', 'ㅁㅏ', 'ms'])('%s is no first consonants alone', (typed) => {
    expect(typedKeys(typed).initials).toBe('');
  });

  it.each([
    ['antjs', '무선 이어폰'],
    ['sodwkd', '냉장고'],
    ['s;d', 'หวก'],
    ['ditgxJk', 'กระเป๋า'],
    ['ยรสส', 'pillow'],
    ['ㅔㅑㅣㅣ', 'pillow'],
  ])('%s begins %s on the keyboard of another language', (typed, whole) => {
    expect(keysOnOtherLayouts(typed).some((key) => keystrokes(whole).startsWith(key))).toBe(true);
  });

  it('is searched without what is not composed yet', () => {
    expect(['무선ㅇ', 'いやh', '无线er', 'laptop b', 'ab'].map(composedText)).toEqual([
      '무선',
      'いや',
      '无线er',
      'laptop b',
      'ab',
    ]);
  });
});
