import { locales } from '@tradewind/contract/base/locales';
import { describe, expect, it } from 'vitest';
import { defaultSynonyms } from '../../synonyms/default-synonyms.ts';
import { textsOf, type ListedTexts } from '../../synonyms/listed-texts.ts';
import { comparedWord } from '../../synonyms/synonym-rules.ts';
import { otherGoods } from './index.ts';

describe.each(locales)('other goods in %s', (locale) => {
  const texts = (listed: ListedTexts) => textsOf(listed, locale).map(comparedWord);
  const kinds = otherGoods.map(({ names, asked, needs }) => ({
    names: texts(names),
    asked: texts(asked),
    needs: texts(needs),
  }));

  it('have a name', () => {
    expect(kinds.filter(({ names }) => names.length === 0)).toEqual([]);
  });

  it('are called so once', () => {
    const names = kinds.flatMap(({ names, asked }) => [...names, ...asked]);
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  });

  it('have no name of a group of synonyms', () => {
    const known = new Set([...defaultSynonyms.values()].flatMap(({ words }) => words[locale].map(comparedWord)));
    expect(kinds.flatMap(({ names }) => names.filter((name) => known.has(name)))).toEqual([]);
  });

  it('are described and not named by what people say who need them', () => {
    expect(kinds.filter(({ names, needs }) => needs.some((need) => names.includes(need)))).toEqual([]);
  });
});
