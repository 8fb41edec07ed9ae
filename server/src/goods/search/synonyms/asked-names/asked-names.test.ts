import { locales } from '@tradewind/contract/base/locales';
import { describe, expect, it } from 'vitest';
import { defaultSynonyms } from '../default-synonyms.ts';
import { textsOf } from '../listed-texts.ts';
import { comparedWord } from '../synonym-rules.ts';
import { askedNames } from './index.ts';

it('names of shoppers are those of groups that come with the software', () => {
  expect(Object.keys(askedNames).filter((id) => !defaultSynonyms.has(id))).toEqual([]);
});

describe.each(locales)('names in %s', (locale) => {
  const names = Object.values(askedNames).flatMap((lists) => textsOf(lists, locale));

  it('stand in no group, which would have them found without another word', () => {
    const indexed = new Set([...defaultSynonyms.values()].flatMap(({ words }) => words[locale].map(comparedWord)));
    expect(names.filter((name) => indexed.has(comparedWord(name)))).toEqual([]);
  });

  it('mean one thing each', () => {
    const seen = new Set<string>();
    expect(names.filter((name) => seen.size === seen.add(comparedWord(name)).size)).toEqual([]);
  });

  it('are long enough to be told from parts of other words', () => {
    const least = (name: string) => (/^[\p{Script=Latin}\p{N} ]+$/u.test(name) ? 3 : 2);
    expect(names.filter((name) => [...comparedWord(name)].length < least(name))).toEqual([]);
  });
});
