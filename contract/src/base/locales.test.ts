import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales, negotiateLocale, parseLocale, pickText, wireNames } from './locales.ts';

describe('parseLocale', () => {
  it('understands the standard tag and the wire’s name in any case', () => {
    for (const locale of locales) {
      for (const spelling of [locale, wireNames[locale]]) {
        expect(parseLocale(spelling)).toBe(locale);
        expect(parseLocale(spelling.toUpperCase())).toBe(locale);
        expect(parseLocale(` ${spelling.toLowerCase()} `)).toBe(locale);
      }
    }
    expect(parseLocale('zh-cn')).toBe('zh-CN');
  });

  it.each(['', ' ', 'de', 'zh', 'en-US', '__proto__', 'constructor', 'toString', null, undefined])(
    'is null for %j',
    (spelling) => {
      expect(parseLocale(spelling)).toBeNull();
    },
  );

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (spelling) => {
        expect([null, ...locales]).toContain(parseLocale(spelling));
      }),
    );
  });
});

describe('negotiateLocale', () => {
  it.each([
    [['en-US', 'en'], 'en'],
    [['zh-TW'], 'zh-CN'],
    [['zh'], 'zh-CN'],
    [['JA-jp'], 'ja'],
    [['de-DE', 'ko-KR', 'en'], 'ko'],
    [['fr', ' th-TH '], 'th'],
    [['de', '*', ''], null],
    [['english'], null],
    [[], null],
  ] as const)('answers %j with %j', (wanted, locale) => {
    expect(negotiateLocale(wanted)).toBe(locale);
  });
});

describe('pickText', () => {
  it('falls back to English, then Chinese, then whatever there is', () => {
    expect(pickText({ ko: '시계', en: 'Watch' }, 'ko')).toBe('시계');
    expect(pickText({ en: 'Watch', 'zh-CN': '手表' }, 'ko')).toBe('Watch');
    expect(pickText({ en: '', 'zh-CN': '手表' }, 'ko')).toBe('手表');
    expect(pickText({ th: 'นาฬิกา' }, 'ko')).toBe('นาฬิกา');
    expect(pickText({}, 'ko')).toBe('');
  });
});
