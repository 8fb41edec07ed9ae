import type { ShopPageContent } from '@tradewind/contract/goods/shop-page-form';
import { describe, expect, it } from 'vitest';
import { noTexts } from '../../../i18n/texts.ts';
import { copyTexts, mergePages, takeParts } from './page-draft.ts';

const base: ShopPageContent = {
  name: 'Kiln',
  avatar: '/files/a.webp',
  banner: '',
  tone: 'sea',
  slogans: { ...noTexts(), en: 'Fired twice' },
  abouts: noTexts(),
  announcement: { texts: noTexts(), from: null, until: null },
  featured: ['1'],
  categories: [],
};

describe('two members who edit a page', () => {
  it('keep what only one of them changed', () => {
    const { draft, conflicts } = mergePages(base, { ...base, tone: 'pine' }, { ...base, featured: ['2', '1'] });
    expect(draft).toEqual({ ...base, tone: 'pine', featured: ['2', '1'] });
    expect(conflicts).toEqual([]);
  });

  it('are asked about what both changed', () => {
    const theirs = { ...base, tone: 'wine' as const, name: 'Clay' };
    const { draft, conflicts } = mergePages(base, { ...base, tone: 'pine' }, theirs);
    expect(draft).toEqual({ ...base, tone: 'pine', name: 'Clay' });
    expect(conflicts).toEqual(['tone']);
    expect(takeParts(draft, theirs, conflicts).tone).toBe('wine');
  });

  it('are not asked about what both changed alike', () => {
    const same = { ...base, tone: 'wine' as const };
    expect(mergePages(base, same, same)).toEqual({ draft: same, conflicts: [] });
  });
});

it('copying a language fills only what is empty', () => {
  const page = { ...base, abouts: { ...noTexts(), en: 'Clay and fire', ja: '土と火' } };
  const copied = copyTexts(page, 'en', 'ja');
  expect(copied.slogans.ja).toBe('Fired twice');
  expect(copied.abouts.ja).toBe('土と火');
});
