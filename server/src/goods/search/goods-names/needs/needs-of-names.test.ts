import { locales } from '@tradewind/contract/base/locales';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../synonyms/listed-texts.ts';
import { comparedWord } from '../../synonyms/synonym-rules.ts';
import { goodsNames } from '../goods-names.ts';
import { needsOfNames } from './index.ts';

const kinds = new Map(goodsNames.map((names) => [textsOf(names, 'en')[0]!, names]));

it('needs of names are those of listed kinds', () => {
  expect(Object.keys(needsOfNames).filter((name) => !kinds.has(name))).toEqual([]);
});

describe.each(locales)('needs of names in %s', (locale) => {
  const said = Object.entries(needsOfNames).map(
    ([name, lists]) => [name, textsOf(lists, locale).map(comparedWord)] as const,
  );

  it('are there for each kind', () => {
    expect(said.filter(([, phrases]) => phrases.length === 0)).toEqual([]);
  });

  it('are said once of a kind', () => {
    expect(said.filter(([, phrases]) => new Set(phrases).size < phrases.length)).toEqual([]);
  });

  it('describe goods and are not what the goods are called', () => {
    const called = (name: string) => new Set(textsOf(kinds.get(name)!, locale).map(comparedWord));
    expect(said.flatMap(([name, phrases]) => phrases.filter((phrase) => called(name).has(phrase)))).toEqual([]);
  });
});
