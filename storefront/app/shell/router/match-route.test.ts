import { expect, test } from 'vitest';
import { matchRoute, pathPattern } from './match-route.ts';

const matched = (pathname: string) => {
  const match = matchRoute(pathname);
  return match && [match.route.path, { ...match.params }];
};

test('a route with optional parts is found with and without them', () => {
  expect(matched('/shop/7')).toEqual(['/shop/:id?', { id: '7' }]);
  expect(matched('/shop')).toEqual(['/shop/:id?', { id: undefined }]);
});

test('the route that says more of a path wins', () => {
  expect(matched('/preview/detail/review/7')?.[0]).toBe('/preview/detail/review/:product');
  expect(matched('/preview/detail/3/7')?.[0]).toBe('/preview/detail/:shop/:product');
});

test('case and a slash at the end make no difference', () => {
  expect(matched('/mypurchases/2/')).toEqual(['/myPurchases/:status?', { status: '2' }]);
});

test.each(['/nothing', '/home/of/somebody', '/detail/1/2/3', ''])('%s is no route', (pathname) => {
  expect(matchRoute(pathname)).toBeNull();
});

test('parameters are decoded, and stay as they are where that fails', () => {
  const match = pathPattern('/login/:provider');
  expect(match('/login/%E7%99%BB')).toMatchObject({ provider: '登' });
  expect(match('/login/%E7%9')).toMatchObject({ provider: '%E7%9' });
});
