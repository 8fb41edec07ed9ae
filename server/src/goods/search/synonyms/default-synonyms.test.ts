import { locales, type Locale } from '@tradewind/contract/base/locales';
import { synonymLimits } from '@tradewind/contract/goods/desk/synonyms';
import { describe, expect, it } from 'vitest';
import { defaultSynonyms } from './default-synonyms.ts';
import { departments } from './departments/index.ts';
import { checkGroup } from './synonym-rules.ts';
import { foldSynonyms, synonymsOf } from './synonyms-of.ts';

const groups = [...defaultSynonyms.values()];
const prepared = foldSynonyms(groups);

/** What a product in a category is found by, beside its own texts. */
const added = (category: string, locale: Locale, title: string): string[] =>
  synonymsOf(prepared, [category], { [locale]: title }, [])
    .filter(({ weight }) => weight !== 'A')
    .flatMap(({ text }) => text.split(' · '));

describe('the groups of the software', () => {
  it('have an id each', () => {
    const rows = departments.flatMap((department) => Object.values(department).flat());
    expect(groups).toHaveLength(rows.length);
  });

  it('name a thing in all five languages; only readings are in Japanese alone', () => {
    const languages = groups.map(
      ({ id, words }) => [id, locales.filter((locale) => words[locale].length > 0)] as const,
    );
    expect(languages.filter(([, found]) => found.length < 5 && found.join() !== 'ja')).toEqual([]);
  });

  it('are groups that an operator could save', () => {
    for (const group of groups) {
      expect(() => checkGroup(group, [], null), group.id).not.toThrow();
      for (const locale of locales) {
        expect(group.words[locale].length, group.id).toBeLessThanOrEqual(synonymLimits.words);
        expect(group.words[locale].filter((word) => word.length > synonymLimits.length)).toEqual([]);
      }
    }
  });
});

describe('a title', () => {
  it.each([
    ['womens', 'en', 'Kiss-lock coin purse', 'がまぐち'],
    ['family', 'en', 'Bamboo lunch box', '도시락'],
    ['outdoors', 'en', 'Garden parasol', 'ร่มชายหาด'],
    ['food', 'zh-CN', '挂耳咖啡', 'ドリップバッグ'],
    ['computer', 'ko', '적축 키보드', '红轴'],
    ['lingerie', 'en', 'Bikini', 'ビキニ水着'],
    ['toys', 'th', 'ว่าว รูปนก', '风筝'],
  ] as const)('in %s, %s %s, adds %s', (category, locale, title, word) => {
    expect(added(category, locale, title)).toContain(word);
  });

  it.each([
    ['outdoors', 'en', 'Kick scooter', 'sneakers'],
    ['mens', 'en', 'Lace-up boots', '蕾丝'],
    ['food', 'en', 'Sweet basil', 'キャンディ'],
    ['lingerie', 'en', 'Swimsuit', 'ビキニ'],
    ['toys', 'en', 'Soft rubber dinosaur', 'ティラノサウルス'],
    ['food', 'zh-CN', '无咖啡因花草茶', '咖啡豆'],
    ['toys', 'zh-CN', '白身红耳机器人', '赤耳'],
    ['adult', 'ja', 'ワインテイスティングキット', '椅子'],
    ['jewelry', 'ja', 'ペリドットの指輪', '水玉'],
    ['jewelry', 'ko', '자수정 반지', '刺绣'],
    ['watches', 'ko', '벽시계', '手表'],
    ['family', 'th', 'กล่องเครื่องมือ', '太鼓'],
    ['family', 'th', 'สีเทียนไขผึ้ง', 'キャンドル'],
    ['food', 'th', 'น้ำส้มสายชู', 'ジュース'],
    ['womens', 'th', 'กระเป๋าสีน้ำเงิน', 'シルバー'],
  ] as const)('in %s, %s %s, is not taken for %s', (category, locale, title, word) => {
    expect(added(category, locale, title)).not.toContain(word);
  });
});
