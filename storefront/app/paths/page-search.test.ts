import { expect, it } from 'vitest';
import { pageSearch } from './page-search.ts';

it.each([
  ['', ''],
  ['?utm_source=mail&gclid=1', ''],
  ['?sort=newest&utm_source=mail&q=lamp', '?q=lamp&sort=newest'],
  ['?q=lamp&q=chair', '?q=lamp'],
  ['?q=', '?q='],
  ['?q=%E0%A4%A', '?q=%EF%BF%BD%25A'],
])('of %o a page depends on %o', (search, read) => {
  expect(pageSearch(search)).toBe(read);
});

it('does not change what a page reads', () => {
  const search = '?category=a+b%26c&q=%E3%83%A9%E3%83%B3%E3%83%97';
  expect(pageSearch(search)).toBe('?q=%E3%83%A9%E3%83%B3%E3%83%97&category=a+b%26c');
  expect(pageSearch(pageSearch(search))).toBe(pageSearch(search));
});
