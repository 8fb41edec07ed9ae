import type { RoutePath } from './routes.ts';
import type { ScreenModule } from './shell/screen.ts';

export { AppError, ErrorState, ScreenError } from './shell/errors/error-state.tsx';
export { tellReference } from './shell/errors/tell-reference.ts';

/** Measures what visitors wait for, where the server asked for it in its page. */
export async function measurePage(): Promise<void> {
  if (!('vitals' in document.documentElement.dataset)) return;
  const { tellPageVitals } = await import('./shell/vitals/page-vitals.ts');
  tellPageVitals();
}

const checkout = () => import('./trade/orders/checkout-screen.tsx');

/**
 * The screen of every path but Home's. A module apart from the routes, fetched after the first view: the bundler adds
 * the list of each screen's files to it, and that list grows with every screen.
 */
export const screens: Readonly<Record<Exclude<RoutePath, '/home'>, () => Promise<ScreenModule>>> = {
  '/home/flash': () => import('./goods/home/flash-sale-screen.tsx'),
  '/explore': () => import('./goods/explore/explore-screen.tsx'),
  '/bag': () => import('./trade/cart/cart-screen.tsx'),
  '/filter': () => import('./people/users/me-screen.tsx'),

  '/search': () => import('./goods/search/search-screen.tsx'),
  '/searchs': () => import('./goods/shops/shop-search-screen.tsx'),
  '/popular': () => import('./goods/search/popular-screen.tsx'),
  '/products': () => import('./goods/search/products-screen.tsx'),
  '/detail/:product?/:mer?': () => import('./goods/product/product-screen.tsx'),
  '/detail/:product/questions': () => import('./trade/questions/questions-screen.tsx'),
  '/shop/:id?': () => import('./goods/shops/shop-screen.tsx'),

  '/order': checkout,
  '/checkout': checkout,
  '/myPurchases/:status?': () => import('./trade/orders/orders-screen.tsx'),
  '/orderInfo/:id?': () => import('./trade/orders/order-screen.tsx'),
  '/comment': () => import('./trade/reviews/comment-screen.tsx'),
  '/refund/:id?/:sn?/:product_ids?/:amount?': () => import('./trade/aftersales/refund-screen.tsx'),
  '/refundInfo/:id?': () => import('./trade/aftersales/refund-info-screen.tsx'),

  '/address': () => import('./people/addresses/address-list-screen.tsx'),
  '/addressForm/:id?': () => import('./people/addresses/address-form-screen.tsx'),

  '/login': () => import('./people/users/login-screen.tsx'),
  '/login/:provider': () => import('./people/users/provider-screen.tsx'),
  '/register': () => import('./people/users/register-screen.tsx'),
  '/forgotPassword': () => import('./people/users/forgot-password-screen.tsx'),
  '/changePassword': () => import('./people/users/change-password-screen.tsx'),
  '/changePayPwd': () => import('./people/users/payment-code-screen.tsx'),
  '/profile': () => import('./people/users/profile-screen.tsx'),
  '/setting': () => import('./people/users/settings-screen.tsx'),
  '/language': () => import('./people/users/language-screen.tsx'),
  '/payment': () => import('./money/wallet/account/payment-screen.tsx'),
  '/security': () => import('./money/wallet/account/security-screen.tsx'),
  '/twoStep': () => import('./people/users/two-step-screen.tsx'),

  '/topUp': () => import('./money/wallet/top-up/top-up-screen.tsx'),
  '/walletTopUp': () => import('./money/wallet/top-up/chain-top-up-screen.tsx'),
  '/cardTopUp': () => import('./money/wallet/top-up/card-top-up-screen.tsx'),
  '/onLineTopUp': () => import('./money/wallet/top-up/online-top-up-screen.tsx'),
  '/withDraw': () => import('./money/wallet/withdraw/withdraw-screen.tsx'),
  '/topUpRecord': () => import('./money/wallet/top-up/top-up-record-screen.tsx'),
  '/depositRecord': () => import('./money/wallet/withdrawals/withdrawal-record-screen.tsx'),
  '/capitalRecord': () => import('./money/wallet/fund/fund-record-screen.tsx'),

  '/myFavourite': () => import('./goods/favourites/followed-screen.tsx'),
  '/heart': () => import('./goods/favourites/favourites-screen.tsx'),
  '/recentlyViewed': () => import('./goods/favourites/viewed-screen.tsx'),
  '/notification': () => import('./operations/notifications/notifications-screen.tsx'),
  '/preview/home': () => import('./goods/preview/home-preview-screen.tsx'),
  '/preview/shop/:shop': () => import('./goods/preview/shop-preview-screen.tsx'),
  '/preview/detail/:shop/:product': () => import('./goods/preview/product-preview-screen.tsx'),
  '/preview/detail/review/:product': () => import('./goods/preview/review-preview-screen.tsx'),
  '/partnership': () => import('./trade/partnership/partnership-screen.tsx'),
  '/coupons': () => import('./trade/coupons/coupons-screen.tsx'),
  '/merchantEntry': () => import('./goods/applications/application-screen.tsx'),
  '/helpAndSupport': () => import('./platform/content/help-screen.tsx'),
  '/law': () => import('./platform/content/law-screen.tsx'),
  '/platform': () => import('./platform/content/platform-screen.tsx'),
  '/service': () => import('./operations/service/conversation-screen.tsx'),
  '/services': () => import('./operations/service/services-screen.tsx'),
};

/** What header, frame and account of wide windows show of the domains above them, fetched when it is first asked for. */
export const frameParts = {
  accountSidebar: async () => ({ default: (await import('./people/users/account-sidebar.tsx')).AccountSidebar }),
  conversations: async () => ({
    default: (await import('./operations/service/services-screen.tsx')).ConversationsPart,
  }),
  shipTo: async () => ({ default: (await import('./people/addresses/ship-to-choice.tsx')).ShipToChoice }),
  balance: async () => ({ default: (await import('./money/wallet/balance-part.tsx')).BalancePart }),
  waysToPay: async () => ({ default: (await import('./money/wallet/ways-to-pay-part.tsx')).WaysToPayPart }),
  languageSheet: async () => ({ default: (await import('./people/users/language-sheet.tsx')).LanguageSheet }),
  ownProducts: async () => ({
    default: (await import('./goods/favourites/own-products-part.tsx')).OwnProductsPart,
  }),
  suggestions: async () => ({ default: (await import('./goods/search/suggestions-part.tsx')).SuggestionsPart }),
};

/** Remembers what was searched, for the next search. */
export const addRecentWords = async (words: string): Promise<void> =>
  (await import('./goods/search/recent-words.ts')).addRecentWords(words);
