import { locales } from '@tradewind/contract/base/locales';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allOf, anyOf, searchTerms } from './search-query.ts';
import { foldText, foldWord } from './fold.ts';
import { headWords } from './heads.ts';
import { mapLexemes, pieces, searchVector } from './search-words.ts';
import { onOtherLayouts, typedHangul } from './layouts.ts';
import { soundOf } from './sounds.ts';
import { editDistance } from './vocabulary.ts';

const words = (text: string) => pieces(text).map(({ text: word }) => word);

describe('pieces of a text', () => {
  it.each([
    ['Ribbed Teapots, 900ml', ['ribbed', 'teapot', '900', 'ml']],
    ['Ｍｅｎ’ｓ ｄｒｅｓｓｅｓ', ['men', 'dress']],
    ['Café CRÈME & cookies', ['cafe', 'creme', 'cooky']],
    ['cookie', ['cooky']],
    ['glass glasses watches boxes berries', ['glass', 'glass', 'watch', 'box', 'berry']],
    ['ขนาด ๕๐๐', ['ขนาด', '500']],
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
});

describe('folding', () => {
  it.each([
    ['traditional Chinese', '望遠鏡', '望远镜'],
    ['hiragana', 'てぶくろ', 'テブクロ'],
    ['a long vowel at the end', 'ルーター', 'ルータ'],
    ['tone marks of Thai', 'น้ำมัน', 'นำมัน'],
    ['a silenced consonant of Thai', 'คีย์บอร์ด', 'คีบอด'],
    ['a silenced consonant of a short word', 'ไวน์', 'ไวน'],
    ['the last consonant of a Thai loanword', 'เซรามิค', 'เซรามิก'],
    ['sara am in two parts', 'น\u0e49\u0e4d\u0e32', 'นำ'],
    ['two leading vowels of Thai that look like another one', 'เเหวน', 'แหวน'],
    ['sara am before its tone mark', 'น\u0e33\u0e49', 'นำ'],
    ['full width', 'ＵＳＢ', 'usb'],
    ['half width', 'ﾘｭｯｸ', 'リュック'],
    ['accents', 'crêpe', 'crepe'],
    ['letters of Hangul that were not composed', 'ㅁㅓㄱㅁㅜㄹ', '먹물'],
  ])('makes spellings equal: %s', (_, written, folded) => {
    expect(foldWord(foldText(written))).toBe(folded);
  });

  it('changes nothing when done twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aé茶鏡てルー두เ้ำ9คทร์') }), (text) => {
        const once = foldWord(foldText(text));
        expect(foldWord(foldText(once))).toBe(once);
      }),
    );
  });
});

describe('sounds', () => {
  it.each([
    ['望远竟', '望远镜'],
    ['케리어', '캐리어'],
    ['ลิปสติค', 'ลิปสติก'],
    ['さんぐらす', 'サングラス'],
  ])('are equal or nearly so for what is mistyped: %s', (typed, meant) => {
    expect(editDistance(soundOf(foldWord(typed)), soundOf(foldWord(meant)))).toBeLessThanOrEqual(1);
  });

  it('are the letters of pinyin and romaji', () => {
    expect([soundOf('口红'), soundOf('サングラス'), soundOf('teapot')]).toEqual(['kouhong', 'sangurasu', 'teapot']);
  });

  it('read Korean that was typed on a Latin keyboard', () => {
    expect(['tjsrmffktm', 'dksrud', 'tent', 'q'].map(typedHangul)).toEqual(['선글라스', '안경', null, null]);
  });

  it('read what was typed on the keyboard of another language', () => {
    expect(onOtherLayouts('xhRl dlsgud')).toContain('토끼 인형');
    expect(onOtherLayouts(`s,;d`)).toEqual(['หมวก']);
    expect(onOtherLayouts('ㅔㅑㅣㅣㅐㅈ')).toEqual(['pillow']);
    expect(onOtherLayouts('ยรสสนไ')).toEqual(['pillow']);
    expect(onOtherLayouts('茶壶 500')).toEqual([]);
  });

  it('count added, missing, replaced and swapped letters', () => {
    expect(
      [
        ['teapot', 'teapot'],
        ['teapto', 'teapot'],
        ['tepot', 'teapot'],
        ['teapott', 'teapot'],
        ['', 'ab'],
      ].map(([a, b]) => editDistance(a!, b!)),
    ).toEqual([0, 1, 1, 1, 2]);
  });
});

describe('what a thing is', () => {
  it.each([
    ['Corner-guard phone case', 'en', ['case']],
    ['Inkwell stylus for phone and tablet, 1.2 mm tip', 'en', ['stylus']],
    ['Linen-blend sofa with loose covers', 'en', ['sofa']],
    ['In-flight phone and cable pouch', 'en', ['pouch']],
    ['Turned wooden bowl and spoon', 'en', ['bowl', 'spoon']],
    ['Wide-view mask and snorkel set', 'en', ['mask', 'set']],
    ['手机夹式镜头组', 'zh-CN', ['组']],
    ['椅子 座布団付き', 'ja', ['椅子']],
    ['모서리 보호 휴대폰 케이스', 'ko', ['케이스']],
    ['หูฟังไร้สายครอบหู Hush Pro', 'th', ['หูฟัง']],
    ['เคสโทรศัพท์กันกระแทก', 'th', ['เคส']],
  ] as const)('is read from its name: %s', (title, locale, heads) => {
    expect(headWords(title, locale)).toEqual(heads);
  });
});

describe('the vector of a text', () => {
  it('contains words and pairs with weights, but no pairs of descriptions', () => {
    const vector = searchVector([
      { text: '竖纹茶壶', locale: 'zh-CN', weight: 'A' },
      { text: '手工茶滤', locale: 'zh-CN', weight: 'D' },
    ]);
    expect(vector).toContain("'茶壶':3A");
    expect(vector).toContain("'2:纹茶':2D");
    expect(vector).toContain("'2:壶':4D");
    expect(vector).toContain("'手工'");
    expect(vector).not.toContain("'2:工茶'");
  });

  it('quotes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...locales), (text, locale) => {
        expect(searchVector([{ text, locale, weight: 'A' }])).toMatch(/^(?:'(?:[^']|'')+':[\d,A-D]+ ?)*$/u);
      }),
    );
  });
});

it('lexemes of a query are told from pairs and from what follows them', () => {
  const marked = mapLexemes("'it''s' & ('2:沙滩' <-> '2:滩裤') | 'pot':* & 'lid':D", ({ lexeme, isPair, label }) =>
    isPair ? lexeme : `${lexeme}<${label}>`,
  );
  expect(marked).toBe("'it''s'<> & ('2:沙滩' <-> '2:滩裤') | 'pot'<:*> & 'lid'<:D>");
});

describe('the terms of a search', () => {
  it('are empty for a text without words', () => {
    expect(searchTerms('!? 🫖')).toEqual([]);
  });

  it('match the last word as a prefix while it is typed', () => {
    expect(allOf(searchTerms('red teap', true)).match).toBe("'red' & 'teap':*");
    expect(allOf(searchTerms('red teap ', true)).match).not.toContain("teap':*");
    expect(allOf(searchTerms('red tea')).match).not.toContain(':*');
    expect(anyOf(searchTerms('壶')).match).toBe("((('壶' | '2:壶':*)))");
  });

  it('also match as one word with their neighbours', () => {
    expect(allOf(searchTerms('game pad')).match).toBe("('game' & 'pad') | ('gamepad')");
    expect(allOf(searchTerms('red game pad')).match).toBe(
      "('red' & 'game' & 'pad') | ('redgame' & 'pad') | ('red' & 'gamepad')",
    );
  });

  it('are limited in number', () => {
    expect(
      searchTerms(Array.from({ length: 80 }, (_, index) => `w${'x'.repeat(index)}`).join(' ')).length,
    ).toBeLessThanOrEqual(16);
  });
});
