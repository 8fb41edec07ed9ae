import { locales } from '@tradewind/contract/base/locales';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allOf, anyOf, searchTerms } from './search-query.ts';
import { latinWords, pieces, searchVector } from './search-words.ts';

const words = (text: string) => pieces(text).map(({ text: word }) => word);

describe('pieces of a text', () => {
  it.each([
    ['Ribbed Teapots, 900ml', ['ribbed', 'teapot', '900', 'ml']],
    ['Ｍｅｎ’ｓ ｄｒｅｓｓｅｓ', ['men', 'dress']],
    ['Café CRÈME & cookies', ['cafe', 'creme', 'cooky']],
    ['cookie', ['cooky']],
    ['glass glasses watches boxes berries', ['glass', 'glass', 'watch', 'box', 'berry']],
    ['the gift of a cup', ['gift', 'cup']],
    ['竖纹炻器茶壶 900毫升', ['竖纹炻器茶壶', '900', '毫升']],
    ['しのぎ模様のティーポット', ['しのぎ模様のティーポット']],
    ['ﾃｨｰﾎﾟｯﾄ', ['ティーポット']],
    ['น้ำหอม', ['น้ำหอม']],
    ['🫖 !? — …', []],
    ['', []],
  ])('folds spelling variants: %s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('are equal for composed and decomposed spelling', () => {
    for (const text of ['Café', '도자기', 'ポット', 'น้ำ'])
      expect(words(text.normalize('NFD'))).toEqual(words(text.normalize('NFC')));
  });

  it('include the Latin words for correcting typing errors', () => {
    expect(latinWords('USB-C hub, 4 ports, 茶壶 hub')).toEqual(['usb', 'hub', 'port']);
  });
});

describe('the vector of a text', () => {
  it('contains words and pairs with weights, but no pairs of descriptions', () => {
    const vector = searchVector([
      { text: '竖纹茶壶', locale: 'zh-CN', weight: 'A' },
      { text: '手工茶滤', locale: 'zh-CN', weight: 'D' },
    ]);
    expect(vector).toContain("'纹茶':2A");
    expect(vector).toContain("'壶':4A");
    expect(vector).toContain("'手工'");
    expect(vector).not.toContain("'工茶'");
  });

  it('quotes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...locales), (text, locale) => {
        expect(searchVector([{ text, locale, weight: 'A' }])).toMatch(/^(?:'(?:[^']|'')+':[\d,A-D]+ ?)*$/u);
      }),
    );
  });
});

describe('the terms of a search', () => {
  it('are empty for a text without words', () => {
    expect(searchTerms('!? 🫖')).toEqual([]);
  });

  it('match the last word as a prefix and a run by its words', () => {
    expect(allOf(searchTerms('red teap')).match).toBe("'red' & 'teap':*");
    expect(allOf(searchTerms('red teap ')).match).toBe("'red' & 'teap'");
    expect(anyOf(searchTerms('壶')).match).toBe("(('壶':*))");
  });

  it('are limited in number', () => {
    expect(
      searchTerms(Array.from({ length: 80 }, (_, index) => `w${'x'.repeat(index)}`).join(' ')).length,
    ).toBeLessThanOrEqual(16);
  });
});
