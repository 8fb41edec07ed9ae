import type { TitleKey } from './i18n/messages.ts';
import type { ScreenModule } from './shell/screen.ts';

/** The four places of the bottom navigation. */
export type Tab = 'home' | 'explore' | 'bag' | 'me';

export interface Route {
  /** As the specification spells it; `:name?` may be missing. Whether it is public is for `isPublicPath` to say. */
  path: `/${string}`;
  /** Key of the page title. */
  title: TitleKey;
  screen: () => Promise<ScreenModule>;
  /** A root place: shows the bottom navigation. */
  tab?: Tab;
  /** Stays as it was left: scroll position, loaded pages, what was typed. */
  keepAlive?: true;
  /** All its addresses are one screen, as the tabs of a list are; usually another path is another screen. */
  oneScreen?: true;
  /** Sent with its data in the HTML, as a visitor sees it; the others send the shell. */
  serverRendered?: true;
}

const notYetOpen = () => import('./shell/trouble/not-yet-open-screen.tsx');
const checkout = () => import('./orders/checkout-screen.tsx');

/** Every path of the specification. Forms and what follows a single product or payment start fresh; the rest is kept. */
export const routes: readonly Route[] = [
  { path: '/home', title: 'title.home', screen: () => import('./home/home-screen.tsx'), tab: 'home', keepAlive: true, serverRendered: true },
  { path: '/explore', title: 'title.explore', screen: () => import('./explore/explore-screen.tsx'), tab: 'explore', keepAlive: true, serverRendered: true },
  { path: '/bag', title: 'title.bag', screen: () => import('./cart/cart-screen.tsx'), tab: 'bag', keepAlive: true },
  { path: '/filter', title: 'title.me', screen: () => import('./users/me-screen.tsx'), tab: 'me', keepAlive: true },

  { path: '/search', title: 'title.search', screen: () => import('./search/search-screen.tsx'), keepAlive: true, serverRendered: true },
  { path: '/searchs', title: 'title.searchs', screen: () => import('./search/shop-search-screen.tsx'), keepAlive: true, serverRendered: true },
  { path: '/popular', title: 'title.popular', screen: () => import('./search/popular-screen.tsx'), keepAlive: true },
  { path: '/products', title: 'title.products', screen: () => import('./catalog/products-screen.tsx'), keepAlive: true, serverRendered: true },
  { path: '/detail/:product?/:mer?', title: 'title.detail', screen: () => import('./catalog/product-screen.tsx'), serverRendered: true },
  { path: '/shop/:id?', title: 'title.shop', screen: () => import('./shops/shop-screen.tsx'), keepAlive: true, serverRendered: true },

  { path: '/order', title: 'title.order', screen: checkout },
  { path: '/checkout', title: 'title.checkout', screen: checkout },
  { path: '/myPurchases/:status?', title: 'title.myPurchases', screen: () => import('./orders/orders-screen.tsx'), keepAlive: true, oneScreen: true },
  { path: '/orderInfo/:id?', title: 'title.orderInfo', screen: () => import('./orders/order-screen.tsx'), keepAlive: true },
  { path: '/comment', title: 'title.comment', screen: () => import('./reviews/comment-screen.tsx') },
  { path: '/refund/:id?/:sn?/:product_ids?/:amount?', title: 'title.refund', screen: () => import('./aftersales/refund-screen.tsx') },
  { path: '/refundInfo/:id?', title: 'title.refundInfo', screen: () => import('./aftersales/refund-info-screen.tsx') },

  { path: '/address', title: 'title.address', screen: () => import('./addresses/address-list-screen.tsx'), keepAlive: true },
  { path: '/addressForm/:id?', title: 'title.addressForm', screen: () => import('./addresses/address-form-screen.tsx') },

  { path: '/login', title: 'title.login', screen: () => import('./users/login-screen.tsx') },
  { path: '/register', title: 'title.register', screen: () => import('./users/register-screen.tsx') },
  { path: '/forgotPassword', title: 'title.forgotPassword', screen: () => import('./users/forgot-password-screen.tsx') },
  { path: '/changePassword', title: 'title.changePassword', screen: () => import('./users/change-password-screen.tsx') },
  { path: '/changePayPwd', title: 'title.changePayPwd', screen: () => import('./users/payment-code-screen.tsx') },
  { path: '/passwords', title: 'title.passwords', screen: () => import('./users/passwords-screen.tsx'), keepAlive: true },
  { path: '/profile', title: 'title.profile', screen: () => import('./users/profile-screen.tsx') },
  { path: '/setting', title: 'title.setting', screen: () => import('./users/settings-screen.tsx'), keepAlive: true },
  { path: '/language', title: 'title.language', screen: () => import('./users/language-screen.tsx'), keepAlive: true },
  { path: '/payment', title: 'title.payment', screen: () => import('./wallet/account/payment-screen.tsx'), keepAlive: true },
  { path: '/security', title: 'title.security', screen: () => import('./wallet/account/security-screen.tsx'), keepAlive: true },

  { path: '/topUp', title: 'title.topUp', screen: () => import('./wallet/top-up/top-up-screen.tsx') },
  { path: '/walletTopUp', title: 'title.walletTopUp', screen: () => import('./wallet/top-up/chain-top-up-screen.tsx') },
  { path: '/cardTopUp', title: 'title.cardTopUp', screen: () => import('./wallet/top-up/card-top-up-screen.tsx') },
  { path: '/onLineTopUp', title: 'title.onLineTopUp', screen: () => import('./wallet/top-up/online-top-up-screen.tsx') },
  { path: '/withDraw', title: 'title.withDraw', screen: () => import('./wallet/withdraw/withdraw-screen.tsx') },
  { path: '/topUpRecord', title: 'title.topUpRecord', screen: () => import('./wallet/top-up/top-up-record-screen.tsx'), keepAlive: true },
  { path: '/depositRecord', title: 'title.depositRecord', screen: () => import('./wallet/withdrawals/withdrawal-record-screen.tsx'), keepAlive: true },
  { path: '/capitalRecord', title: 'title.capitalRecord', screen: () => import('./wallet/fund/fund-record-screen.tsx'), keepAlive: true },

  { path: '/myFavourite', title: 'title.myFavourite', screen: () => import('./favourites/followed-screen.tsx'), keepAlive: true },
  { path: '/heart', title: 'title.heart', screen: () => import('./favourites/liked-screen.tsx'), keepAlive: true },
  { path: '/recentlyViewed', title: 'title.recentlyViewed', screen: () => import('./favourites/viewed-screen.tsx'), keepAlive: true },
  { path: '/notification', title: 'title.notification', screen: () => import('./notifications/notifications-screen.tsx'), keepAlive: true },
  { path: '/helpAndSupport', title: 'title.helpAndSupport', screen: notYetOpen, keepAlive: true },
  { path: '/law', title: 'title.law', screen: notYetOpen, keepAlive: true },
  { path: '/platform', title: 'title.platform', screen: notYetOpen, keepAlive: true },
  { path: '/service', title: 'title.service', screen: notYetOpen, keepAlive: true },
  { path: '/services', title: 'title.services', screen: notYetOpen, keepAlive: true },
];

const byPath = new Map<string, Route>(routes.map((route) => [route.path, route]));

/** The route that is registered under a path pattern; routers name it by that. */
export const routeOf = (path: string | undefined): Route | null => (path ? (byPath.get(path) ?? null) : null);
