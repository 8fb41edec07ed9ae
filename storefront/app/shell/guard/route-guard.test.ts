import { expect, test } from 'vitest';
import { routes } from '../../routes.ts';
import { checkAccess, isPublicPath, wasSentToSignIn } from './route-guard.ts';

/** Every route with what the specification's rule says of it, taken literally, apart from the platform's texts. */
const expectedAccess: Record<string, 'public' | 'private'> = {
  '/home': 'public',
  '/home/flash': 'public',
  '/explore': 'public',
  '/bag': 'private',
  '/filter': 'private',
  '/search': 'public',
  '/searchs': 'public',
  '/popular': 'private',
  '/products': 'private',
  '/detail/:product?/:mer?': 'public',
  '/detail/:product/questions': 'public',
  '/shop/:id?': 'public',
  '/order': 'private',
  '/checkout': 'private',
  '/myPurchases/:status?': 'private',
  '/orderInfo/:id?': 'private',
  '/comment': 'private',
  '/refund/:id?/:sn?/:product_ids?/:amount?': 'private',
  '/refundInfo/:id?': 'private',
  '/address': 'private',
  '/addressForm/:id?': 'private',
  '/login': 'public',
  '/register': 'public',
  '/forgotPassword': 'public',
  '/changePassword': 'public',
  '/changePayPwd': 'private',
  '/profile': 'private',
  '/setting': 'private',
  '/language': 'private',
  '/payment': 'private',
  '/security': 'private',
  '/login/:provider': 'public',
  '/twoStep': 'private',
  '/topUp': 'private',
  '/walletTopUp': 'private',
  '/cardTopUp': 'private',
  '/onLineTopUp': 'private',
  '/withDraw': 'private',
  '/topUpRecord': 'private',
  '/depositRecord': 'private',
  '/capitalRecord': 'private',
  '/myFavourite': 'private',
  '/heart': 'private',
  '/recentlyViewed': 'private',
  '/notification': 'private',
  // Not among the nine words of the specification: see decision 118.
  '/helpAndSupport': 'public',
  '/law': 'public',
  '/platform': 'public',
  '/service': 'private',
  '/services': 'private',
  '/merchantEntry': 'private',
  '/coupons': 'private',
  '/partnership': 'private',
  // Members of shops are known by their session at the desk, not by a shopper's.
  '/preview/home': 'public',
  '/preview/shop/:shop': 'public',
  '/preview/detail/:shop/:product': 'public',
  '/preview/detail/review/:product': 'public',
};

test('every route is public or private as the specification says', () => {
  expect(Object.fromEntries(routes.map(({ path }) => [path, isPublicPath(path) ? 'public' : 'private']))).toEqual(
    expectedAccess,
  );
});

test('root tabs are kept alive, the product is not', () => {
  const kept = (path: string) => routes.find((route) => route.path === path)?.keepAlive ?? false;
  expect(['/home', '/explore', '/bag', '/filter'].every(kept)).toBe(true);
  expect(kept('/detail/:product?/:mer?')).toBe(false);
});

const at = (path: string) => new URL(path, 'https://shop.example');

test('a visitor is sent to sign in, and back to the wanted address afterwards', () => {
  expect(checkAccess(at('/bag?from=home'), false)).toEqual({
    redirect: '/login?back=%2Fbag%3Ffrom%3Dhome',
    loginFirst: true,
  });
  expect(checkAccess(at('/no-such-place'), false)?.redirect).toBe('/login?back=%2Fno-such-place');
  expect(checkAccess(at('/detail/1/2'), false)).toBeNull();
  expect(checkAccess(at('/login'), false)).toBeNull();
});

test('a visitor in a frame stays in the conversation, and is sent to sign in from everywhere else', () => {
  expect(checkAccess(at('/service?shop=7'), false, true)).toBeNull();
  expect(checkAccess(at('/service/'), false, true)).toBeNull();
  for (const path of ['/services', '/service/7', '/bag'])
    expect(checkAccess(at(path), false, true)?.redirect, path).toBe(`/login?back=${encodeURIComponent(path)}`);
});

test('an old link to the list of passwords leads to the security screen', () => {
  for (const signedIn of [false, true]) expect(checkAccess(at('/passwords'), signedIn)?.redirect).toBe('/security');
  expect(checkAccess(at('/security'), true)).toBeNull();
});

test('a signed-in shopper may open everything but the sign-in screen', () => {
  expect(checkAccess(at('/bag'), true)).toBeNull();
  expect(checkAccess(at('/login?back=/bag'), true)).toEqual({ redirect: '/', loginFirst: false });
});

test.each([
  ['/login?back=%2Fbag', false, true],
  ['/login?back=%2FmyPurchases%2F1%3Ffrom%3Dmail', false, true],
  ['/login?back=%2Fdetail%2F1%2F2', false, false],
  ['/login?back=https%3A%2F%2Fevil.example', false, false],
  ['/login', false, false],
  ['/home?back=%2Fbag', false, false],
  ['/login?back=%2Fbag', true, false],
])('a full load of %s, signed in: %s, says to log in first: %s', (path, signedIn, said) => {
  expect(wasSentToSignIn(at(path), signedIn)).toBe(said);
});
