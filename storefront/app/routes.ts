import type { TitleKey } from './i18n/messages.ts';
import type { ScreenModule } from './shell/screen.ts';

/** The four tabs of the bottom navigation. */
export type Tab = 'home' | 'explore' | 'bag' | 'me';

export interface Route {
  /** As in the specification; `:name?` is optional. `isPublicPath` decides whether it is public. */
  path: `/${string}`;
  /** Key of the page title. */
  title: TitleKey;
  screen: () => Promise<ScreenModule>;
  /** A root screen, which shows the bottom navigation. */
  tab?: Tab;
  /** Kept mounted while hidden, with scroll position, loaded pages and input. */
  keepAlive?: true;
  /** All addresses of the route share one screen, as with tabs of a list; otherwise each path has its own. */
  oneScreen?: true;
  /** Rendered on the server with its data, for a visitor; other routes send the shell only. */
  serverRendered?: true;
}

/** Every path of the specification, and `/merchantEntry`, `/coupons` and previews for members of shops, for which it has none. Forms and screens of a single product or payment start fresh; the others are kept alive. */
const table = [
  { path: '/home', title: 'title.home', tab: 'home', keepAlive: true, serverRendered: true },
  { path: '/explore', title: 'title.explore', tab: 'explore', keepAlive: true, serverRendered: true },
  { path: '/bag', title: 'title.bag', tab: 'bag', keepAlive: true },
  { path: '/filter', title: 'title.me', tab: 'me', keepAlive: true },

  { path: '/search', title: 'title.search', keepAlive: true, serverRendered: true },
  { path: '/searchs', title: 'title.searchs', keepAlive: true, serverRendered: true },
  { path: '/popular', title: 'title.popular', keepAlive: true },
  { path: '/products', title: 'title.products', keepAlive: true, serverRendered: true },
  { path: '/detail/:product?/:mer?', title: 'title.detail', serverRendered: true },
  { path: '/shop/:id?', title: 'title.shop', keepAlive: true, serverRendered: true },

  { path: '/order', title: 'title.order' },
  { path: '/checkout', title: 'title.checkout' },
  { path: '/myPurchases/:status?', title: 'title.myPurchases', keepAlive: true, oneScreen: true },
  { path: '/orderInfo/:id?', title: 'title.orderInfo', keepAlive: true },
  { path: '/comment', title: 'title.comment' },
  { path: '/refund/:id?/:sn?/:product_ids?/:amount?', title: 'title.refund' },
  { path: '/refundInfo/:id?', title: 'title.refundInfo' },

  { path: '/address', title: 'title.address', keepAlive: true },
  { path: '/addressForm/:id?', title: 'title.addressForm' },

  { path: '/login', title: 'title.login' },
  { path: '/register', title: 'title.register' },
  { path: '/forgotPassword', title: 'title.forgotPassword' },
  { path: '/changePassword', title: 'title.changePassword' },
  { path: '/changePayPwd', title: 'title.changePayPwd' },
  { path: '/passwords', title: 'title.passwords', keepAlive: true },
  { path: '/profile', title: 'title.profile' },
  { path: '/setting', title: 'title.setting', keepAlive: true },
  { path: '/language', title: 'title.language', keepAlive: true },
  { path: '/payment', title: 'title.payment', keepAlive: true },
  { path: '/security', title: 'title.security', keepAlive: true },

  { path: '/topUp', title: 'title.topUp' },
  { path: '/walletTopUp', title: 'title.walletTopUp' },
  { path: '/cardTopUp', title: 'title.cardTopUp' },
  { path: '/onLineTopUp', title: 'title.onLineTopUp' },
  { path: '/withDraw', title: 'title.withDraw' },
  { path: '/topUpRecord', title: 'title.topUpRecord', keepAlive: true },
  { path: '/depositRecord', title: 'title.depositRecord', keepAlive: true },
  { path: '/capitalRecord', title: 'title.capitalRecord', keepAlive: true },

  { path: '/myFavourite', title: 'title.myFavourite', keepAlive: true },
  { path: '/heart', title: 'title.heart', keepAlive: true },
  { path: '/recentlyViewed', title: 'title.recentlyViewed', keepAlive: true },
  { path: '/notification', title: 'title.notification', keepAlive: true },
  { path: '/merchantEntry', title: 'title.merchantEntry' },
  { path: '/coupons', title: 'title.coupons' },
  { path: '/preview/shop/:shop', title: 'title.preview' },
  { path: '/preview/detail/:shop/:product', title: 'title.preview' },
  { path: '/helpAndSupport', title: 'title.helpAndSupport', keepAlive: true },
  { path: '/law', title: 'title.law', keepAlive: true },
  { path: '/platform', title: 'title.platform', keepAlive: true },
  { path: '/service', title: 'title.service', keepAlive: true },
  { path: '/services', title: 'title.services', keepAlive: true },
] as const satisfies readonly Omit<Route, 'screen'>[];

export type RoutePath = (typeof table)[number]['path'];

/** The screen of the first view. Code and texts of the others are fetched when one of them is opened. */
const firstPath = '/home';

export const isFirst = (route: Route): boolean => route.path === firstPath;

export const routes: readonly Route[] = table.map((route) => ({ ...route, screen: () => screenOf(route.path) }));

async function screenOf(path: RoutePath): Promise<ScreenModule> {
  return path === firstPath ? import('./goods/home/home-screen.tsx') : (await import('./screens.ts')).screens[path]();
}

const byPath = new Map<string, Route>(routes.map((route) => [route.path, route]));

/** The route with a path pattern, by which the router names it. */
export const routeOf = (path: string | undefined): Route | null => (path ? (byPath.get(path) ?? null) : null);
