import { expect, test } from 'vitest';
import { queryText } from './query-text.ts';

test('zero and false are sent, nothing is not', () => {
  expect(queryText({ page: 0, sure: false, title: '', gone: null, missing: undefined })).toBe('page=0&sure=false');
});

test('one level of nesting', () => {
  expect(queryText({ filter: { min: 1, max: '', name: 'a b' }, ids: ['x', 'y'] })).toBe(
    'filter%5Bmin%5D=1&filter%5Bname%5D=a%20b&ids%5B0%5D=x&ids%5B1%5D=y',
  );
});

test('text of any language and signs of the query itself', () => {
  expect(queryText({ title: '键盘&=?#+' })).toBe(`title=${encodeURIComponent('键盘&=?#+')}`);
});
