import { usd } from '@tradewind/contract/base/money';
import { expect, test } from 'vitest';
import { parseMissing, topUpPath } from './top-up-path.ts';

test.each(['/topUp', '/walletTopUp?way=manual'])('%s takes what is missing along', (screen) => {
  const url = new URL(topUpPath(usd(4_120), screen), 'https://shop.example');
  expect(parseMissing(url.searchParams)).toEqual(usd(4_120));
  expect(url.href.replace(/[?&]missing=41\.20$/, '')).toBe(`https://shop.example${screen}`);
  expect(topUpPath(null, screen)).toBe(screen);
});

test.each(['', 'missing=', 'missing=0', 'missing=-5', 'missing=x', 'missing=1e9'])('%j is nothing missing', (query) => {
  expect(parseMissing(new URLSearchParams(query))).toBeNull();
});
