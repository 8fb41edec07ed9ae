import type { Page } from '@playwright/test';
import type { Texts } from '@tradewind/contract/base/locales';
import { platformServiceName } from '@tradewind/contract/operations/service-texts';
import type { MessageKey } from '../app/i18n/messages.ts';
import type { Translate } from '../app/i18n/translate.ts';
import { expect, type visit } from './journey.ts';
import type { ShopperPaths } from './shopper-paths.ts';

type OpeningButton = MessageKey | 'orders.pay';

export interface BuiltScreen {
  path: string | ((paths: ShopperPaths) => string);
  /** A text that shows that the screen has loaded: of the storefront, or of the contract in any language. */
  shows: MessageKey | Texts;
  /** Opens a sheet or dialog over the screen. */
  open?: { button: OpeningButton };
}

/** Every screen that a visitor can open. */
export const publicScreens: readonly BuiltScreen[] = [
  { path: '/home', shows: 'home.hotProducts' },
  { path: '/home', shows: 'home.hotProducts', open: { button: 'title.language' } },
  { path: '/home/flash', shows: 'title.flashSale' },
  { path: '/explore', shows: 'home.picked' },
  { path: '/search', shows: 'search.popular' },
  { path: '/search?q=lamp', shows: 'catalog.sortSales' },
  { path: '/search?q=lamp', shows: 'catalog.sortSales', open: { button: 'search.filter' } },
  { path: '/search?q=qqqqqq', shows: 'search.noResultsText' },
  { path: '/searchs', shows: 'title.searchs' },
  { path: ({ product }) => product, shows: 'catalog.buyNow' },
  { path: ({ product }) => product, shows: 'catalog.buyNow', open: { button: 'catalog.selected' } },
  { path: ({ questions }) => questions, shows: 'questions.ask' },
  { path: ({ shop }) => shop, shows: 'shops.allProducts' },
  { path: ({ shop }) => shop, shows: 'shops.allProducts', open: { button: 'search.filter' } },
  { path: ({ shop }) => `${shop}?tab=about`, shows: 'terms.trader' },
  { path: '/login', shows: 'users.login.forgot' },
  { path: '/login/nobody?error=access_denied', shows: 'title.login' },
  { path: '/register', shows: 'users.register.submit' },
  { path: '/register', shows: 'users.register.submit', open: { button: 'content.terms.terms' } },
  { path: '/forgotPassword', shows: 'recovery.forgot.intro' },
  { path: '/changePassword', shows: 'users.passwords.changeNote' },
  { path: '/helpAndSupport', shows: 'content.help.notFound' },
  { path: '/law', shows: 'content.law.isDraft' },
  { path: '/law?doc=terms', shows: 'content.law.print' },
  { path: '/platform', shows: 'content.platform.shops' },
  { path: '/preview/home', shows: 'shops.previewClosed' },
  { path: '/preview/shop/1', shows: 'shops.previewClosed' },
  { path: '/preview/detail/1/1', shows: 'shops.previewClosed' },
  { path: '/preview/detail/review/1', shows: 'shops.previewClosed' },
];

/** Screens of a shopper with a cart, orders and addresses. */
export const shopperScreens: readonly BuiltScreen[] = [
  { path: '/products', shows: 'catalog.sortSales' },
  { path: '/popular', shows: 'title.popular' },
  { path: '/bag', shows: 'cart.freightLater' },
  { path: '/filter', shows: 'users.me.balance' },
  { path: '/myPurchases', shows: 'orders.total' },
  { path: '/myPurchases/-4', shows: 'orders.empty.text' },
  { path: '/myPurchases/all?q=never+ordered', shows: 'orders.search.none' },
  { path: ({ orders }) => orders[0], shows: 'orders.fact.number' },
  { path: ({ orders }) => orders[1], shows: 'orders.fact.number' },
  { path: ({ orders }) => orders[2], shows: 'orders.fact.number' },
  { path: '/comment', shows: 'orders.missing.title' },
  { path: ({ questions }) => `${questions}?ask=1`, shows: 'questions.public' },
  { path: '/order', shows: 'orders.nothingToOrder.text' },
  { path: ({ refund }) => refund, shows: 'refunds.explanation' },
  { path: ({ refund }) => refund, shows: 'refunds.explanation', open: { button: 'refunds.reason' } },
  { path: ({ refundInfo }) => refundInfo, shows: 'title.refundInfo' },
  { path: ({ unpaid }) => unpaid, shows: 'orders.fact.number', open: { button: 'orders.pay' } },
  { path: ({ checkout }) => checkout, shows: 'orders.wallet' },
  { path: ({ checkout }) => checkout, shows: 'orders.wallet', open: { button: 'orders.promo' } },
  { path: ({ checkout }) => checkout, shows: 'orders.wallet', open: { button: 'orders.note' } },
  { path: '/address', shows: 'addresses.add' },
  { path: '/addressForm', shows: 'addresses.defaultNote' },
  { path: '/addressForm', shows: 'addresses.defaultNote', open: { button: 'addresses.country' } },
  { path: ({ address }) => address, shows: 'addresses.save' },
  { path: ({ address }) => address, shows: 'addresses.save', open: { button: 'addresses.area' } },
  { path: '/changePayPwd', shows: 'users.code.oldNote' },
  { path: '/changePayPwd?forgotten=1', shows: 'recovery.pay.withdrawalsPaused' },
  { path: '/merchantEntry', shows: 'applications.intro.title' },
  { path: '/coupons', shows: 'title.coupons' },
  { path: '/partnership', shows: 'partnership.how' },
  { path: '/notification', shows: 'title.notification' },
  { path: '/notification', shows: 'title.notification', open: { button: 'notifications.choices.title' } },
  { path: '/heart', shows: 'favourites.products' },
  { path: '/myFavourite', shows: 'favourites.shops' },
  { path: '/myFavourite?tab=news', shows: 'favourites.newProducts' },
  { path: '/recentlyViewed', shows: 'title.recentlyViewed' },
  { path: '/changePassword', shows: 'users.passwords.changeNote' },
  { path: '/profile', shows: 'users.save' },
  { path: '/setting', shows: 'users.setting.signOut' },
  { path: '/setting', shows: 'users.setting.signOut', open: { button: 'users.setting.signOut' } },
  { path: '/setting', shows: 'users.setting.signOut', open: { button: 'users.data.copy' } },
  { path: '/language', shows: 'users.language.note' },
  { path: '/capitalRecord', shows: 'wallet.staffNeverAsk' },
  { path: '/capitalRecord', shows: 'wallet.staffNeverAsk', open: { button: 'wallet.days.title' } },
  { path: '/topUp', shows: 'wallet.method.choose' },
  { path: '/walletTopUp', shows: 'wallet.network' },
  { path: '/cardTopUp', shows: 'wallet.balanceNow' },
  { path: '/onLineTopUp', shows: 'wallet.balanceNow' },
  { path: '/topUpRecord', shows: 'wallet.refused' },
  { path: '/withDraw', shows: 'wallet.withdraw.reviewed' },
  { path: '/depositRecord', shows: 'wallet.refused' },
  { path: '/payment', shows: 'wallet.payment.payouts' },
  { path: '/payment', shows: 'wallet.payment.payouts', open: { button: 'wallet.payment.cards' } },
  { path: '/security', shows: 'recovery.sessions.alerts' },
  { path: '/twoStep', shows: 'factor.app' },
  { path: '/twoStep', shows: 'factor.app', open: { button: 'factor.start.title' } },
  { path: '/services', shows: platformServiceName },
  { path: '/service', shows: platformServiceName },
  { path: '/service', shows: platformServiceName, open: { button: 'service.menu' } },
  { path: '/no-such-place', shows: 'shell.notFoundText' },
];

/**
 * Opens screens one after the other, waits until each has loaded, and opens its sheet or dialog; one over the screen that
 * is shown already is opened there.
 * @param goTo how a screen is opened: `visit` or `openWithin`
 * @returns each screen when it is open, with its name in reports
 */
export async function* openScreens(
  page: Page,
  t: Translate,
  screens: readonly BuiltScreen[],
  paths: ShopperPaths,
  goTo: typeof visit,
): AsyncGenerator<{ name: string; screen: BuiltScreen; address: string }> {
  let shown = '';
  for (const screen of screens) {
    const { shows, open } = screen;
    const address = addressOf(screen, paths);
    if (address !== shown) await goTo(page, address);
    await expect(page.getByText(textOf(t, shows)).filter({ visible: true }).first()).toBeVisible();
    await expectNothingBusy(page);
    if (open) {
      await openDialog(page, t, open.button);
      await expectNothingBusy(page);
    }
    yield { name: open ? `${address} with ${open.button}` : address, screen, address };
    shown = open ? '' : address;
  }
}

const expectNothingBusy = (page: Page) =>
  expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);

/** The address of a screen for a shopper. */
export const addressOf = ({ path }: BuiltScreen, paths: ShopperPaths): string =>
  typeof path === 'string' ? path : path(paths);

async function openDialog(page: Page, t: Translate, button: OpeningButton): Promise<void> {
  await page
    .getByRole('button', { name: buttonLabel(t, button) })
    .first()
    .click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
}

const textOf = (t: Translate, shows: BuiltScreen['shows']): string | RegExp =>
  typeof shows === 'string' ? translateKey(t, shows) : new RegExp(Object.values(shows).join('|'));

/** Translates a text without values. */
const translateKey = (t: (key: MessageKey) => string, key: MessageKey): string => t(key);

/** Matches a button's label; that of the pay button with any amount. */
const buttonLabel = (t: Translate, button: OpeningButton): string | RegExp =>
  button === 'orders.pay' ? new RegExp(t(button, { amount: '.+' })) : translateKey(t, button);
