import type { ProductSort } from '@tradewind/contract/goods/catalog';
import { searchFacets, searchProducts } from '@tradewind/contract/goods/search';
import { locales, type Locale } from '@tradewind/contract/base/locales';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { adultCookie } from '../../../test/state-age.ts';
import { searchPage } from './search-queries.ts';

const db = await testDatabase();
const shop = await testApp(db);

const kiln = await buildShop(db, { name: 'Kiln & Clay' });
const teapot = await buildProduct(db, {
  shop: kiln,
  title: {
    en: 'Ribbed stoneware teapot, 900 ml',
    'zh-CN': '竖纹炻器茶壶 900毫升',
    ja: 'しのぎ模様の炻器ティーポット 900ml',
    ko: '골무늬석기티포트 900ml',
    th: 'กาน้ำชาสโตนแวร์ลายริ้ว 900 มล.',
  },
  summary: { en: 'A spout that does not drip.', 'zh-CN': '壶嘴断水利落', ko: '물 끊김이 좋은 주둥이입니다' },
  facts: [{ names: { en: 'Care', ja: 'お手入れ' }, values: { en: 'Dishwasher safe', ja: '食洗機可' } }],
  description: {
    en: 'Cut by hand; it pours six small cups.',
    'zh-CN': '手工刻成，可倒六小杯。',
    ko: '손으로 깎아 만들었습니다.',
  },
  price: 4200n,
  sales: 3,
});
const mug = await buildProduct(db, {
  shop: kiln,
  title: {
    en: 'Everyday porcelain mugs',
    'zh-CN': '日常瓷马克杯',
    ja: '毎日の磁器マグカップ',
    ko: '데일리 도자기 머그컵 가나다 나가라',
    th: 'แก้วมัคกระเบื้องใช้ทุกวัน',
  },
  description: { en: 'Goes well with the ribbed teapot.' },
  price: 1800n,
  sales: 50,
});
const cap = await buildProduct(db, {
  title: { en: 'Café cap', 'zh-CN': '棒球帽子', ja: '帽子' },
  category: 'mens',
  price: 900n,
});
const whisky = await buildProduct(db, {
  title: { en: 'Old whisky', 'zh-CN': '威士忌' },
  category: 'food',
  adult: true,
});
const umbrella = await buildProduct(db, {
  title: { en: 'Folding umbrella', 'zh-CN': '折叠雨伞', ko: '접이식 우산' },
  price: 1500n,
});
const boots = await buildProduct(db, {
  title: { en: 'Rubber boots', 'zh-CN': '橡胶雨鞋', ko: '고무 장화' },
  price: 2500n,
});
const comb = await buildProduct(db, { title: { en: 'Boxwood comb', ko: '회양목 나무 빗' }, price: 700n });
const honey = await buildProduct(db, { title: { en: 'Acacia honey', ko: '아카시아 꿀' }, price: 800n });
await buildProduct(db, { title: { en: 'Garden trowel', ko: '원목 책장', 'zh-CN': '梨形花铲' }, price: 600n });
const jug = await buildProduct(db, { title: { en: 'Enamel jug, 500 ml', th: 'เหยือกเคลือบ 500 มล.' } });
const coffee = await buildProduct(db, { title: { en: 'Roasted beans, 2 lb', 'zh-CN': '烘焙咖啡豆 两斤' } });
await buildProduct(db, { title: { en: 'Wooden bowl', ko: '나무 그릇' }, price: 900n });
await buildProduct(db, { title: { en: 'Sweet rice crackers', ko: '달콤한 과자' }, price: 500n });
await buildProduct(db, { title: 'Gone teapot', status: 'off_sale' });
await buildProduct(db, { title: 'Shut teapot', shop: await buildShop(db, { status: 'closed' }) });

/** The products that have all of the words. */
const found = async (
  title: string,
  locale: Locale = 'en',
  more: { sort?: ProductSort; category_id?: string; page?: number; limit?: number } = {},
  cookie?: string,
) => {
  const { list, with_all_words: whole } = await shop.data(
    searchProducts,
    { title, ...more },
    { locale, ...(cookie && { cookie }) },
  );
  return list.slice(0, whole ?? list.length).map(({ product_id }) => product_id);
};

const answer = (title: string) => shop.data(searchProducts, { title, limit: 10 });

describe('what nothing is called', () => {
  it('is found by the words of its run, and by most of a sentence', async () => {
    for (const words of [
      '炻器做的茶壶哪里有',
      'ティーポットが欲しいのですが',
      '석기티포트를 찾아요',
      'อยากได้กาน้ำชาสโตนแวร์',
    ])
      expect((await found(words))[0], words).toBe(teapot.id);
    expect((await found('what teapot would be best for my stoneware collection'))[0]).toBe(teapot.id);
  });

  it('is found where words are joined or split', async () => {
    for (const words of ['stonewareteapot', 'tea pot', '티포트석기'])
      expect((await found(words))[0], words).toBe(teapot.id);
  });

  it('is found by sound, by another script and by the wrong keyboard', async () => {
    for (const words of ['chahu', '炻器茶湖', 'てぃーぽっと', '티포토', 'กานำชา', 'xlvhxm'])
      expect((await found(words))[0], words).toBe(teapot.id);
  });

  it.each([
    ['yuxie', () => boots],
    ['yu xie', () => boots],
    ['dntks', () => umbrella],
  ])('is found in letters that end as an English plural does: %s', async (words, product) => {
    expect(await found(words)).toEqual([product().id]);
  });

  it.each([
    ['튼튼한 나무 빗', () => comb],
    ['달콤한 꿀', () => honey],
    ['꿀을 찾아요', () => honey],
  ])('is found by a Korean word of one syllable: %s', async (words, product) => {
    expect(await found(words)).toEqual([product().id]);
  });

  it('is not sold where a Korean word of one syllable at the end is unknown', async () => {
    expect(await answer('달콤한 귤')).toMatchObject({ near: true, meant: null });
  });

  it.each([
    ['ㅕㅡㅠㄱㄷㅣㅣㅁ', 'umbrella', () => umbrella],
    ['ีทิพำสสฟ', 'umbrella', () => umbrella],
    ['gspnvd', 'เหยือก', () => jug],
  ])('is found where it was typed on the keyboard of another language: %s', async (words, meant, product) => {
    const { list, meant: read } = await answer(words);
    expect([list.map(({ product_id: id }) => id), read]).toEqual([[product().id], meant]);
  });

  it('is not read as another keyboard by a part of its letters', async () => {
    // Of the Thai that these keys type, some words are known.
    expect((await answer('gspnvd whxyqz jklmnp rtyuwq sdfghj zxcvbn')).meant).toBeNull();
  });

  it('is found by most pairs of a run that nothing is called', async () => {
    const puzzle = await buildProduct(db, { title: { en: 'Cast puzzle', ja: 'ゴルペドンバヌキ' } });
    expect(await answer('バヌキゴルペドン')).toMatchObject({ near: false, list: [{ product_id: puzzle.id }] });
    expect(await found('ドンバヌゴルキペ')).toEqual([]);
  });

  it('is said to be not sold, with what comes near', async () => {
    const dishwasher = await answer('dishwasher');
    expect([dishwasher.near, dishwasher.list[0]?.product_id, dishwasher.meant]).toEqual([true, teapot.id, null]);
    expect(await answer('teapot lid grinder')).toMatchObject({ near: true });
    // The part of a word that is no word says nothing.
    expect(await answer('trampot')).toMatchObject({ near: false, total: 0 });
    expect(await answer('zzzzqqq')).toMatchObject({ near: false, total: 0 });
    expect((await answer('teapot')).near).toBe(false);
  });

  it('counts in facets what the results show', async () => {
    for (const title of ['dishwasher', 'teapot', 'stonewareteapot', 'zzzzqqq']) {
      const { total } = await shop.data(searchFacets, { title });
      expect(total, title).toBe((await answer(title)).total);
    }
  });

  it('is no real word turned into another one', async () => {
    expect((await answer('capes')).meant).toBeNull();
    expect(await found('violin')).toEqual([]);
    for (const words of ['책상', '책상을']) expect((await answer(words)).meant, words).toBeNull();
    expect((await answer('trowell')).meant).toBe('trowel');
  });
});

describe('words', () => {
  it.each([
    ['Chinese', '茶壶'],
    ['Chinese, across words', '器茶'],
    ['Chinese, two words', '炻器茶壶'],
    ['Chinese, words apart', '竖纹茶壶'],
    ['Chinese, turned round', '茶壶 竖纹'],
    ['Japanese', 'ティーポット'],
    ['Japanese, inside a word', 'ポット'],
    ['Japanese, half width', 'ﾃｨｰﾎﾟｯﾄ'],
    ['Japanese, with a particle', '炻器のティーポット'],
    ['Korean, inside a compound', '석기'],
    ['Korean, end of a compound', '티포트'],
    ['Thai', 'น้ำชา'],
    ['Thai, inside', 'สโตนแวร์'],
    ['Thai, half typed', 'สโตนแว'],
    ['English', 'stoneware'],
    ['English, plural', 'spouts'],
    ['English, half typed', 'stonew'],
    ['English, any case and order', 'TEAPOT Stoneware'],
    ['a number with its unit', '900ml'],
    ['a brand and a thing', 'kiln 茶壶'],
    ['a fact', 'dishwasher'],
    ['a Japanese fact', '食洗機'],
    ['a Korean word with an ending', '주둥이'],
    ['a Chinese word of the description', '六小杯'],
  ])('are found anywhere in a title, independent of the shown language: %s', async (_, words) => {
    for (const locale of locales) expect(await found(words, locale)).toEqual([teapot.id]);
  });

  it.each([['帽'], ['帽子'], ['球帽'], ['cafe'], ['CAFÉ'], ['ｃａｐ'], ['caps']])(
    'are found by single characters and without accents: %s',
    async (words) => {
      expect(await found(words)).toEqual([cap.id]);
    },
  );

  it('are found by a title’s last character', async () => {
    expect(await found('子')).toContain(cap.id);
  });

  it.each([
    ['1/2 l jug', () => jug],
    ['½ litre jug', () => jug],
    ['เหยือก ๕๐๐ มล.', () => jug],
    ['beans 907 g', () => coffee],
    ['咖啡豆 1公斤', () => coffee],
  ])('are found by an amount in another unit or writing: %s', async (words, product) => {
    expect(await found(words)).toEqual([product().id]);
  });

  it('must all match as words, not only as pairs of characters', async () => {
    expect(await found('茶壶杯日')).not.toContain(cap.id);
    expect(await found('stoneware mug', 'en')).not.toContain(cap.id);
    expect((await found('porcelain mug'))[0]).toBe(mug.id);
    expect(await found('나가라')).toEqual([mug.id]);
  });

  it('rank higher in a title than in a description', async () => {
    expect(await found('teapot')).toEqual([teapot.id, mug.id]);
    expect(await found('teapot', 'en', { sort: 'sales' })).toEqual([mug.id, teapot.id]);
    expect(await found('teapot', 'en', { sort: 'price_down' })).toEqual([teapot.id, mug.id]);
    expect(await found('teapot', 'en', { sort: 'newest' })).toEqual([mug.id, teapot.id]);
  });

  it.each(['teapto', 'taepot', 'teappot', 'ribed teapot', 'stonewear'])(
    'are corrected when mistyped: %s',
    async (words) => {
      expect((await found(words))[0]).toBe(teapot.id);
    },
  );

  it('find products even if some are unknown', async () => {
    expect((await found('teapot zzzzqqq 寿司'))[0]).toBe(teapot.id);
  });

  it('find products by shop and by category', async () => {
    expect((await found('kiln clay')).toSorted()).toEqual([teapot.id, mug.id].toSorted());
    expect(await found('男装')).toEqual([cap.id]);
  });

  it('find products of the requested category only, and adult ones only in theirs', async () => {
    expect(await found('teapot', 'en', { category_id: 'mens' })).toEqual([]);
    expect(await found('whisky')).toEqual([]);
    expect(await found('威士忌', 'th', { category_id: 'food' }, await adultCookie(shop))).toEqual([whisky.id]);
  });

  it('return pages without repeats when a better match is in a lower tier', async () => {
    const front = await Promise.all(
      Array.from({ length: 12 }, (_, index) => buildProduct(db, { title: `Saffron ${index}`, sales: index })),
    );
    const behind = await buildProduct(db, { title: 'Saffron, saffron and more saffron' });
    await db.kysely.updateTable('search_words').set({ tier: 1 }).where('product_id', '=', behind.id).execute();

    const pages = [
      ...(await found('saffron', 'en', { page: 1, limit: 10 })),
      ...(await found('saffron', 'en', { page: 2, limit: 10 })),
    ];
    expect(pages).toEqual([...front.map(({ id }) => id).toReversed(), behind.id]);
  });

  it('return an empty page at the end', async () => {
    const pages = await Promise.all([1, 2, 3, 900].map((page) => found('teapot', 'en', { page, limit: 1 })));
    expect(pages).toEqual([[teapot.id], [mug.id], [], []]);
    expect(await shop.data(searchProducts, { title: 'teapot', page: 3, limit: 1 })).toEqual({
      total: 2,
      count: 2,
      list: [],
      more: false,
      meant: null,
      near: false,
      with_all_words: null,
    });
  });

  it.each(['!?', '🫖', '---', "'", '\\', '%', '_', '* : & | ! ( ) <->'])(
    'find nothing without letters or digits: %s',
    async (words) => {
      expect(await found(words)).toEqual([]);
    },
  );

  it.each(["teapot'; drop table products; --", "teapot':*", '(teapot', 'teapot\\'])(
    'are not interpreted as SQL or query syntax: %s',
    async (words) => {
      expect(await found(words)).toContain(teapot.id);
    },
  );

  it.each(['teapot & !mug', "'mug' <-> 'teapot'", 'mug <2> teapot'])('ignore query operators: %s', async (words) => {
    expect(await found(words)).toContain(mug.id);
  });

  it('accept any text', async () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.string({ unit: fc.constantFrom(...'\'\\"&|!():*<->%_ \0\u200bé茶の壶ี้กา티𠮷Ⅷ½ﬁß\ud800\udc00'), maxLength: 80 }),
    );
    await fc.assert(
      fc.asyncProperty(anyText, async (words) => {
        const { total } = await searchPage(
          db.read,
          { words, category: null, sort: 'relevance' },
          { page: 1, limit: 10 },
        );
        expect(total).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('are refused when too long or with invalid characters', async () => {
    expect((await shop.refusal(searchProducts, { title: 'x'.repeat(81) })).refusal).toBe('bad_request');
    expect((await shop.refusal(searchProducts, { title: 'a\0b' })).refusal).toBe('bad_request');
    expect(await found('x'.repeat(80))).toEqual([]);
    expect(await found('茶'.repeat(80))).toEqual([]);
  });
});
