import type { TitleKey } from './i18n/messages.ts';
import type { ScreenModule } from './shell/screen.ts';

/** The four tabs of the bottom navigation of narrow windows. */
export type Tab = 'home' | 'explore' | 'bag' | 'me';

/** The places of the account, or the conversations. */
export type Side = 'account' | 'conversations';

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
  /** Uses the whole page of a wide window; other screens keep to the measure of forms and lists. */
  wide?: true;
  /** What a wide window shows beside the screen, for a shopper. */
  side?: Side;
  /** Without the footer of wide windows, where the end of the screen has to be at the end of the window. */
  bare?: true;
}

/** Every path of the specification, and `/home/flash`, `/detail/:product/questions`, `/login/:provider`, `/twoStep`, `/merchantEntry`, `/coupons`, `/partnership` and previews for members of shops and operators, for which it has none. Forms and screens of a single product or payment start fresh; the others are kept alive. */
const table = [
  { path: '/home', title: 'title.home', tab: 'home', keepAlive: true, serverRendered: true, wide: true },
  { path: '/home/flash', title: 'title.flashSale', keepAlive: true, serverRendered: true, wide: true },
  { path: '/explore', title: 'title.explore', tab: 'explore', keepAlive: true, serverRendered: true, wide: true },
  { path: '/bag', title: 'title.bag', tab: 'bag', keepAlive: true, wide: true },
  { path: '/filter', title: 'title.me', tab: 'me', keepAlive: true, side: 'account', wide: true },

  { path: '/search', title: 'title.search', keepAlive: true, serverRendered: true, wide: true },
  { path: '/searchs', title: 'title.searchs', keepAlive: true, serverRendered: true, wide: true },
  { path: '/popular', title: 'title.popular', keepAlive: true, wide: true },
  { path: '/products', title: 'title.products', keepAlive: true, serverRendered: true, wide: true },
  { path: '/detail/:product?/:mer?', title: 'title.detail', serverRendered: true, wide: true },
  { path: '/detail/:product/questions', title: 'title.questions', serverRendered: true },
  { path: '/shop/:id?', title: 'title.shop', keepAlive: true, serverRendered: true, wide: true },

  { path: '/order', title: 'title.order', wide: true },
  { path: '/checkout', title: 'title.checkout', wide: true },
  {
    path: '/myPurchases/:status?',
    title: 'title.myPurchases',
    keepAlive: true,
    oneScreen: true,
    side: 'account',
    wide: true,
  },
  { path: '/orderInfo/:id?', title: 'title.orderInfo', keepAlive: true, side: 'account', wide: true },
  { path: '/comment', title: 'title.comment', side: 'account' },
  { path: '/refund/:id?/:sn?/:product_ids?/:amount?', title: 'title.refund', side: 'account' },
  { path: '/refundInfo/:id?', title: 'title.refundInfo', side: 'account' },

  { path: '/address', title: 'title.address', keepAlive: true, side: 'account' },
  { path: '/addressForm/:id?', title: 'title.addressForm', side: 'account' },

  { path: '/login', title: 'title.login' },
  { path: '/login/:provider', title: 'title.login' },
  { path: '/register', title: 'title.register' },
  { path: '/forgotPassword', title: 'title.forgotPassword' },
  { path: '/changePassword', title: 'title.changePassword', side: 'account' },
  { path: '/changePayPwd', title: 'title.changePayPwd', side: 'account' },
  { path: '/profile', title: 'title.profile', side: 'account' },
  { path: '/setting', title: 'title.setting', keepAlive: true, side: 'account' },
  { path: '/language', title: 'title.language', keepAlive: true, side: 'account' },
  { path: '/payment', title: 'title.payment', keepAlive: true, side: 'account' },
  { path: '/security', title: 'title.security', keepAlive: true, side: 'account' },
  { path: '/twoStep', title: 'title.twoStep', keepAlive: true, side: 'account' },

  { path: '/topUp', title: 'title.topUp', side: 'account' },
  { path: '/walletTopUp', title: 'title.walletTopUp', side: 'account' },
  { path: '/cardTopUp', title: 'title.cardTopUp', side: 'account' },
  { path: '/onLineTopUp', title: 'title.onLineTopUp', side: 'account' },
  { path: '/withDraw', title: 'title.withDraw', side: 'account' },
  { path: '/topUpRecord', title: 'title.topUpRecord', keepAlive: true, side: 'account' },
  { path: '/depositRecord', title: 'title.depositRecord', keepAlive: true, side: 'account' },
  { path: '/capitalRecord', title: 'title.capitalRecord', keepAlive: true, side: 'account', wide: true },

  { path: '/myFavourite', title: 'title.myFavourite', keepAlive: true, side: 'account' },
  { path: '/heart', title: 'title.heart', keepAlive: true, side: 'account' },
  { path: '/recentlyViewed', title: 'title.recentlyViewed', keepAlive: true, wide: true, side: 'account' },
  { path: '/notification', title: 'title.notification', keepAlive: true, side: 'account' },
  { path: '/merchantEntry', title: 'title.merchantEntry', side: 'account' },
  { path: '/coupons', title: 'title.coupons', side: 'account' },
  { path: '/partnership', title: 'title.partnership', side: 'account' },
  { path: '/preview/home', title: 'title.preview', wide: true },
  { path: '/preview/shop/:shop', title: 'title.preview', wide: true },
  { path: '/preview/detail/:shop/:product', title: 'title.preview', wide: true },
  { path: '/preview/detail/review/:product', title: 'title.preview', wide: true },
  { path: '/helpAndSupport', title: 'title.helpAndSupport', keepAlive: true },
  { path: '/law', title: 'title.law', keepAlive: true },
  { path: '/platform', title: 'title.platform', keepAlive: true },
  { path: '/service', title: 'title.service', wide: true, bare: true, side: 'conversations' },
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
