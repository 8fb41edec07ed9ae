import { expect, test } from 'vitest';
import { queryText } from './query-text.ts';

test('keeps zero and false, leaves out empty values', () => {
  expect(queryText({ page: 0, sure: false, title: '', gone: null, missing: undefined })).toBe('page=0&sure=false');
});

test('writes one level of nesting', () => {
  expect(queryText({ filter: { min: 1, max: '', name: 'a b' }, ids: ['x', 'y'] })).toBe(
    'filter%5Bmin%5D=1&filter%5Bname%5D=a%20b&ids%5B0%5D=x&ids%5B1%5D=y',
  );
});

test('encodes any language and reserved characters', () => {
  expect(queryText({ title: '键盘&=?#+' })).toBe(`title=${encodeURIComponent('键盘&=?#+')}`);
});
