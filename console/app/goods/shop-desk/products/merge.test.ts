import type { ProductContent } from '@tradewind/contract/goods/product-form';
import { noSafety } from '@tradewind/contract/goods/product-safety';
import { expect, it } from 'vitest';
import { completeness, noTexts } from '../../../i18n/texts.ts';
import { copyTexts, draftOf, formOf, textsOf } from './draft.ts';
import { mergeDrafts, takeParts } from './merge.ts';

const texts = (en: string) => ({ ...noTexts(), en });
const base: ProductContent = {
  category: 'toys',
  titles: texts('Kite'),
  summaries: texts(''),
  descriptions: texts(''),
  facts: [],
  options: [],
  skus: [
    {
      id: 'sku',
      choice: [],
      price: '9.00',
      list_price: null,
      stock: 5,
      weight_grams: 0,
      image: '',
      code: '',
      barcode: '',
    },
  ],
  pictures: [],
  weight_grams: 100,
  adult: false,
  no_delivery_to: [],
  hs_code: '',
  origin: '',
  customs_name: '',
  no_revocation: '',
  safety: noSafety(),
};
const mine = draftOf(base);
const [sku] = mine.skus;

it('joins what only one of the two changed', () => {
  const theirs = { ...base, origin: 'JP' };
  const { draft, conflicts } = mergeDrafts(base, { ...mine, titles: texts('Red kite') }, theirs);
  expect([draft.titles.en, draft.origin, conflicts]).toEqual(['Red kite', 'JP', []]);
});

it('keeps my part of what both changed, and names it', () => {
  const theirs = { ...base, titles: texts('Blue kite') };
  const { draft, conflicts } = mergeDrafts(base, { ...mine, titles: texts('Red kite') }, theirs);
  expect([draft.titles.en, conflicts]).toEqual(['Red kite', [['titles']]]);
  expect(takeParts(draft, draftOf(theirs), conflicts[0]!).titles.en).toBe('Blue kite');
});

it('names no conflict where both made the same change', () => {
  const theirs = { ...base, titles: texts('Red kite') };
  expect(mergeDrafts(base, { ...mine, titles: texts('Red kite') }, theirs).conflicts).toEqual([]);
});

it('takes the stock there is now where I did not change it', () => {
  const theirs = { ...base, skus: [{ ...base.skus[0]!, stock: 2 }] };
  const changed = { ...mine, skus: [{ ...sku!, price: '8.00' }] };
  expect(mergeDrafts(base, changed, theirs).draft.skus[0]).toMatchObject({ price: '8.00', stock: '2', stock_was: 2 });
});

it('sends a stock only when it was changed, with what it was', () => {
  expect(formOf(mine).skus[0]).not.toHaveProperty('stock');
  expect(formOf({ ...mine, skus: [{ ...sku!, stock: '7' }] }).skus[0]).toMatchObject({ stock: 7, stock_was: 5 });
});

it('counts and copies the texts of a language', () => {
  expect([completeness(textsOf(mine), 'en'), completeness(textsOf(mine), 'th')]).toEqual([
    { written: 1, total: 1 },
    { written: 0, total: 1 },
  ]);
  expect(copyTexts(mine, 'en', 'th').titles.th).toBe('Kite');
});
