import { expect, it } from 'vitest';
import { routes } from '../app/routes.ts';
import { framersOf, isFramed } from './framers.ts';

const partner = 'https://app.example';

it('allows the conversation for the own origin and those of the installation', () => {
  expect(framersOf('/service', [])).toEqual([`'self'`]);
  expect(framersOf('/service/', [partner])).toEqual([`'self'`, partner]);
});

it('allows previews for the own origin only', () => {
  expect(framersOf('/preview/shop/1', [partner])).toEqual([`'self'`]);
});

it.each(['/', '/home', '/services', '/service/x', '/x/service', '/login', '/security', '/checkout', '/Service'])(
  'allows %s for nobody',
  (path) => {
    expect(framersOf(path, [partner])).toEqual([]);
  },
);

it('takes a page to be framed when the browser says so', () => {
  expect(['iframe', 'frame', 'embed', 'object'].every((dest) => isFramed({ 'sec-fetch-dest': dest }))).toBe(true);
  expect([{}, { 'sec-fetch-dest': 'document' }].some(isFramed)).toBe(false);
});

it('allows no route of the storefront for other sites but the conversation', () => {
  const paths = routes.flatMap(({ path }) => [path.replace(/\/:\w+\?/g, ''), path.replace(/:\w+\??/g, '1')]);
  expect([...new Set(paths)].filter((path) => framersOf(path, [partner]).includes(partner))).toEqual(['/service']);
});
