import { describe, expect, it } from 'vitest';
import { homophonesOf, isReadAs, plainKana, readingsOfName } from './kanji-readings.ts';

describe('readings of kanji', () => {
  it.each([
    ['池', '地'],
    ['綿', '面'],
    ['街', '町'],
    ['巻', '撒'],
  ])('%s sounds like %s', (kanji, other) => {
    expect(homophonesOf(kanji)).toContain(other);
  });

  it('sound like no other one in what is no kanji', () => {
    expect(homophonesOf('ぬ')).toEqual([]);
  });

  it.each([
    ['絆創膏', 'バンソウコウ'],
    ['絆創膏', 'ばんそーこー'],
    ['落花生', 'らっかせい'],
    ['目覚まし時計', 'めざましどけい'],
    ['手袋', '手ぶくろ'],
    ['歯ブラシ', 'はぶらし'],
    ['水着', 'mizugi'],
    ['掛時計', 'かけどけい'],
  ])('let %s be read as %s', (name, kana) => {
    expect(isReadAs(readingsOfName(name), plainKana(kana))).toBe(true);
  });

  it.each([
    ['読書灯', 'ドッグフード'],
    ['手袋', 'てぶ'],
    ['水着', 'みずぎいれ'],
  ])('do not let %s be read as %s', (name, kana) => {
    expect(isReadAs(readingsOfName(name), plainKana(kana))).toBe(false);
  });
});
