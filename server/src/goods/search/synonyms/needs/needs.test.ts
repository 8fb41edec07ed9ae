import { locales } from '@tradewind/contract/base/locales';
import { describe, expect, it } from 'vitest';
import { defaultSynonyms } from '../default-synonyms.ts';
import { textsOf } from '../listed-texts.ts';
import { comparedWord } from '../synonym-rules.ts';
import { needs } from './index.ts';

it('needs are those of groups that come with the software', () => {
  expect(Object.keys(needs).filter((id) => !defaultSynonyms.has(id))).toEqual([]);
});

describe.each(locales)('needs in %s', (locale) => {
  const phrases = Object.entries(needs).map(([id, lists]) => [id, textsOf(lists, locale).map(comparedWord)] as const);

  it('are those of most groups', () => {
    expect(phrases.filter(([, said]) => said.length > 0).length).toBeGreaterThan(600);
  });

  it('are said once of a group', () => {
    expect(phrases.filter(([, said]) => new Set(said).size < said.length)).toEqual([]);
  });

  it('describe goods and are not what the goods are called', () => {
    const called = (id: string) => new Set(defaultSynonyms.get(id)!.words[locale].map(comparedWord));
    expect(phrases.flatMap(([id, said]) => said.filter((phrase) => called(id).has(phrase)))).toEqual([]);
  });
});
