import { expect, test } from 'vitest';
import { isFile, pageUrl } from './page-url.ts';

const open = (target: string, site = 'https://shop.example') => pageUrl(target, site)?.href;

test('a page URL keeps path and query of the request', () => {
  expect(open('/detail/1/2?lang=ja&x=%2F')).toBe('https://shop.example/detail/1/2?lang=ja&x=%2F');
  expect(open('//bag')).toBe('https://shop.example/bag');
  expect(open('/home', 'https://shop.example/somewhere')).toBe('https://shop.example/home');
});

test('no spelling of a target leads to another site', () => {
  const targets = [
    '/\\evil.example/home',
    '\\\\evil.example/home',
    '/.//evil.example/home',
    '/./\\evil.example/home',
    'https://evil.example/home',
    '/\t/evil.example',
  ];
  for (const target of targets) {
    const url = pageUrl(target, 'https://shop.example');
    // What pages put into their head.
    if (url) expect(new URL(url.pathname, url.origin).origin, target).toBe('https://shop.example');
  }
});

test('a host that is none leads nowhere, and one with a name before it cannot break a page', () => {
  expect(open('/home', 'https://"><script>')).toBeUndefined();
  expect(open('/home', 'https://name:word@shop.example')).toBe('https://shop.example/home');
});

test('files end with a name of their kind, pages may end with an amount', () => {
  for (const path of ['/favicon.ico', '/assets/index-x7.woff2', '/wp-login.php']) expect(isFile(path), path).toBe(true);
  for (const path of ['/home', '/refund/1/TW1/2/21.70', '/refund/1/TW1/2/21.']) expect(isFile(path), path).toBe(false);
});
