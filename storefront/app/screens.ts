import type { RoutePath } from './routes.ts';
import type { ScreenModule } from './shell/screen.ts';

const notYetOpen = () => import('./shell/trouble/not-yet-open-screen.tsx');
const checkout = () => import('./orders/checkout-screen.tsx');

/**
 * The screen of every path but Home's. Not beside the paths, but fetched after the first view: with each screen comes
 * the list of files that it stands on, and the list grows with every screen.
 */
export const screens: Readonly<Record<Exclude<RoutePath, '/home'>, () => Promise<ScreenModule>>> = {
  '/explore': () => import('./explore/explore-screen.tsx'),
  '/bag': () => import('./cart/cart-screen.tsx'),
  '/filter': () => import('./users/me-screen.tsx'),

  '/search': () => import('./search/search-screen.tsx'),
  '/searchs': () => import('./search/shop-search-screen.tsx'),
  '/popular': () => import('./search/popular-screen.tsx'),
  '/products': () => import('./catalog/products-screen.tsx'),
  '/detail/:product?/:mer?': () => import('./catalog/product-screen.tsx'),
  '/shop/:id?': () => import('./shops/shop-screen.tsx'),

  '/order': checkout,
  '/checkout': checkout,
  '/myPurchases/:status?': () => import('./orders/orders-screen.tsx'),
  '/orderInfo/:id?': () => import('./orders/order-screen.tsx'),
  '/comment': () => import('./reviews/comment-screen.tsx'),
  '/refund/:id?/:sn?/:product_ids?/:amount?': () => import('./aftersales/refund-screen.tsx'),
  '/refundInfo/:id?': () => import('./aftersales/refund-info-screen.tsx'),

  '/address': () => import('./addresses/address-list-screen.tsx'),
  '/addressForm/:id?': () => import('./addresses/address-form-screen.tsx'),

  '/login': () => import('./users/login-screen.tsx'),
  '/register': () => import('./users/register-screen.tsx'),
  '/forgotPassword': () => import('./users/forgot-password-screen.tsx'),
  '/changePassword': () => import('./users/change-password-screen.tsx'),
  '/changePayPwd': () => import('./users/payment-code-screen.tsx'),
  '/passwords': () => import('./users/passwords-screen.tsx'),
  '/profile': () => import('./users/profile-screen.tsx'),
  '/setting': () => import('./users/settings-screen.tsx'),
  '/language': () => import('./users/language-screen.tsx'),
  '/payment': () => import('./wallet/account/payment-screen.tsx'),
  '/security': () => import('./wallet/account/security-screen.tsx'),

  '/topUp': () => import('./wallet/top-up/top-up-screen.tsx'),
  '/walletTopUp': () => import('./wallet/top-up/chain-top-up-screen.tsx'),
  '/cardTopUp': () => import('./wallet/top-up/card-top-up-screen.tsx'),
  '/onLineTopUp': () => import('./wallet/top-up/online-top-up-screen.tsx'),
  '/withDraw': () => import('./wallet/withdraw/withdraw-screen.tsx'),
  '/topUpRecord': () => import('./wallet/top-up/top-up-record-screen.tsx'),
  '/depositRecord': () => import('./wallet/withdrawals/withdrawal-record-screen.tsx'),
  '/capitalRecord': () => import('./wallet/fund/fund-record-screen.tsx'),

  '/myFavourite': () => import('./favourites/followed-screen.tsx'),
  '/heart': () => import('./favourites/liked-screen.tsx'),
  '/recentlyViewed': () => import('./favourites/viewed-screen.tsx'),
  '/notification': () => import('./notifications/notifications-screen.tsx'),
  '/helpAndSupport': notYetOpen,
  '/law': notYetOpen,
  '/platform': notYetOpen,
  '/service': notYetOpen,
  '/services': notYetOpen,
};
