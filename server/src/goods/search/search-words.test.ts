import { locales } from '@tradewind/contract/base/locales';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allOf, anyOf, searchTerms } from './search-query.ts';
import { foldText, foldWord } from './fold.ts';
import { headWords } from './heads.ts';
import { measuresIn, withoutMeasures } from './measures.ts';
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

describe('measures', () => {
  it.each([
    ['30cm', ['=m:l300']],
    ['0.3 m', ['=m:l300']],
    ['300 mm', ['=m:l300']],
    ['60 × 40 cm', ['=m:l600', '=m:l400']],
    ['500 ml', ['=m:v500']],
    ['half a litre', ['=m:v500']],
    ['半升橄榄油', ['=m:v500']],
    ['ครึ่งลิตร', ['=m:v500']],
    ['반 리터', ['=m:v500']],
    ['1キロ', ['=m:w1000']],
    ['1,200 g', ['=m:w1200']],
    ['挂钟30厘米', ['=m:l300']],
    ['三十厘米', ['=m:l300']],
    ['二百五十克', ['=m:w250']],
    ['五千克', ['=m:w5000']],
    ['两百五十ミリリットル', ['=m:v250']],
    ['千克', []],
    ['½ litre', ['=m:v500']],
    ['1/2 l', ['=m:v500']],
    ['1½ l', ['=m:v1500']],
    ['1 3/4 kg', ['=m:w1750']],
    ['50/100 ml', ['=m:v100']],
    ['2 lb', ['=m:w907']],
    ['half a pound', ['=m:w227']],
    ['6 ft', ['=m:l1830']],
    ['6-foot', ['=m:l1830']],
    ['3 yards', ['=m:l2740']],
    ['12 fl oz', ['=m:v355']],
    ['12 fl. oz.', ['=m:v355']],
    ['500 mg', ['=m:w0.5']],
    ['500ミリグラム', ['=m:w0.5']],
    ['300ミリメートル', ['=m:l300']],
    ['512 MB', ['=m:s0.512']],
    ['两斤大米', ['=m:w1000']],
    ['半斤', ['=m:w250']],
    ['๕๐๐ มล.', ['=m:v500']],
    ['5 ขีด', ['=m:w500']],
    ['2 โลชั่น', []],
    ['٥٠٠ ml', ['=m:v500']],
    ['1TB', ['=m:s1000']],
    ['256G', ['=m:w256', '=m:s256']],
    ['20寸行李箱', ['=m:l508']],
    ['二两茶叶', ['=m:w100']],
    ['一两个', []],
    ['两米半窗帘', ['=m:l2500']],
    ['一米半身裙', ['=m:l1000']],
    ['一升半水壶', ['=m:v1500']],
    ['2メートル半', ['=m:l2500']],
    ['2미터 반', ['=m:l2500']],
    ['1 เมตรครึ่ง', ['=m:l1500']],
    ['two and a half metres', ['=m:l2500']],
    ['一米八床单', ['=m:l1800']],
    ['1米65', ['=m:l1650']],
    ['1米2厘米', ['=m:l1000', '=m:l20']],
    ['one litre', ['=m:v1000']],
    ['สองลิตร', ['=m:v2000']],
    ['65W充电器', ['=m:p65']],
    ['65 ワット', ['=m:p65']],
    ['2万毫安', ['=m:c20000']],
    ['20,000 mAh', ['=m:c20000']],
    ['双人帐篷', ['=m:h2']],
    ['2인용 텐트', ['=m:h2']],
    ['two-person tent', ['=m:h2']],
    ['单人床', []],
    ['一人用', []],
    ['四件套', ['=m:n4']],
    ['4点セット', ['=m:n4']],
    ['set of four bowls', ['=m:n4']],
    ['one-piece swimsuit', []],
    ['4 pairs of socks', ['=m:d4']],
    ['양말 네 켤레', ['=m:d4']],
    ['1 pint', ['=m:v473']],
    ['two quarts', ['=m:v1890']],
    ['1 gallon', ['=m:v3790']],
    ['5加仑水桶', ['=m:v18900']],
    ['1ガロン', ['=m:v3790']],
    ['250 cc', ['=m:v250']],
    ['250cc', ['=m:v250']],
    ['27"', ['=m:l686']],
    ['27″ monitor', ['=m:l686']],
    ['27” monitor', ['=m:l686']],
    ["27'' monitor", ['=m:l686']],
    ['23.8"显示器', ['=m:l605']],
    ['5"x7" frame', ['=m:l127', '=m:l178']],
    ['5 x 7"', ['=m:l127', '=m:l178']],
    ['"Series 5" watch', []],
    ['“Model 27” lamp', []],
    ['5\'6"', ['=m:l1680']],
    ['5′6″', ['=m:l1680']],
    ['5’ 6”', ['=m:l1680']],
    ['5 ft 6 in', ['=m:l1680']],
    ['5 feet 6 inches', ['=m:l1680']],
    ["6' rug", ['=m:l1830']],
    ["6'x9' rug", ['=m:l1830', '=m:l2740']],
    ["the 80's", []],
    ["size '6' shoes", []],
    ['twenty inches', ['=m:l508']],
    ['twenty-four inch', ['=m:l610']],
    ['fifty ml', ['=m:v50']],
    ['a hundred grams', ['=m:w100']],
    ['two hundred and fifty ml', ['=m:v250']],
    ['fifteen cm', ['=m:l150']],
    ['ยี่สิบนิ้ว', ['=m:l508']],
    ['สามสิบห้า ซม.', ['=m:l350']],
    ['ห้าร้อยมล.', ['=m:v500']],
    ['이십 인치', ['=m:l508']],
    ['20인치 캐리어', ['=m:l508']],
    ['twenty-four by thirty-six inches', ['=m:l610', '=m:l914']],
    ['이백오십 밀리리터', ['=m:v250']],
    ['토트 백 L', []],
    ['twenty lamps', []],
    ['quarter litre', ['=m:v250']],
    ['a quarter of a litre', ['=m:v250']],
    ['quarter-pound', ['=m:w113']],
    ['three quarters of a litre', ['=m:v750']],
    ['one and a quarter litres', ['=m:v1250']],
    ['half of a litre', ['=m:v500']],
    ['quarter zip', []],
    ['60 by 40 cm', ['=m:l600', '=m:l400']],
    ['60*40cm', ['=m:l600', '=m:l400']],
    ['sixty by forty cm', ['=m:l600', '=m:l400']],
    ['behalf of 3 friends', []],
    ['3 mice, 4 lamps', []],
  ])('of one amount are one lexeme: %s', (text, lexemes) => {
    expect(measuresIn(text).map(({ lexeme }) => lexeme)).toEqual(lexemes);
  });

  it('are taken out of a search', () => {
    expect(withoutMeasures('wall clock 0.3 m').rest.trim()).toBe('wall clock');
    expect(withoutMeasures('1/2 l jug').rest.trim()).toBe('jug');
    expect(withoutMeasures('3/4 sleeve').rest).toBe('3/4 sleeve');
    expect(withoutMeasures('27" monitor').rest.trim()).toBe('monitor');
  });

  it('of persons are taken out with what follows them', () => {
    expect(withoutMeasures('2人用テント').rest.trim()).toBe('テント');
  });

  it('accept any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'12./,½ half半十×cmlg升米万毫安双人件套ครึ่งลิตร"′\'ft이백') }),
        (text) => {
          for (const { lexeme } of measuresIn(text)) expect(lexeme).toMatch(/^=m:[lvwscphnd][\d.e+-]+$/);
        },
      ),
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
    expect(allOf(searchTerms('red teap ', true)).match).toBe("'red' & 'teap'");
    expect(allOf(searchTerms('red tea')).match).toBe("'red' & 'tea'");
    expect(anyOf(searchTerms('壶')).match).toBe("((('壶' | '2:壶':*)))");
  });

  it('are limited in number', () => {
    expect(
      searchTerms(Array.from({ length: 80 }, (_, index) => `w${'x'.repeat(index)}`).join(' ')).length,
    ).toBeLessThanOrEqual(16);
  });
});
