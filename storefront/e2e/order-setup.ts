import type { Page } from '@playwright/test';
import { order as orderOf, type OrderDetail } from '@tradewind/contract/trade/orders';
import { shopSignIn } from '@tradewind/contract/goods/shop-desk/me';
import { shipOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { sessionCookie } from '../app/api/session-cookie.ts';
import type { Translate } from '../app/i18n/translate.ts';
import { checkBooks } from './books.ts';
import { Desk } from './desk.ts';
import { expect, visit } from './journey.ts';
import { test as base } from './movable-clock.ts';
import { placePaidOrder, demoPassword, type Purchase } from './shop.ts';
import { callApi, openSession } from './shopper.ts';

/** A paid order with the browsers of its shopper, its shop and an operator. */
export interface OrderSetup extends Purchase {
  origin: string;
  /** The shopper's browser. */
  page: Page;
  t: Translate;
  shop: Desk;
  platform: Desk;
  shopToken: string;
  /** The order as it was placed. */
  order: OrderDetail;
}

/** A test with a paid order, in the installation whose clock it may move. */
export const test = base.extend<{ owner: string; pieces: number; setup: OrderSetup }>({
  owner: ['shop-kiln-and-clay', { option: true }],
  pieces: [1, { option: true }],

  setup: async ({ world, page, context, browser, origin, t, owner, pieces }, use) => {
    const bought = await placePaidOrder(origin, owner, pieces);
    await context.addCookies([{ name: sessionCookie, value: bought.shopper.token, url: origin }]);
    const shopSession = await openSession(origin, shopSignIn, { account: owner, password: demoPassword });
    const [shop, platform] = [
      await Desk.share(owner, () => Desk.openWith(browser, 'localStorage', shopSession)),
      await Desk.share('platform', () => Desk.openWith(browser, 'sessionStorage', world.desk)),
    ];
    const order = await callApi(origin, orderOf, { order_id: bought.orderId }, bought.shopper.token);
    await use({ ...bought, origin, page, t, shop, platform, shopToken: shopSession.token, order });
    await shop.close();
    await platform.close();
  },
});

export { expect, visit } from './journey.ts';
export { advanceClock } from './movable-clock.ts';

/** Ships the whole order with the demo carrier, which delivers within a week. */
export async function shipAll({ origin, orderId, shopToken }: OrderSetup): Promise<void> {
  await callApi(origin, shipOrder, { id: orderId, carrier: 'demo', number: `DC${orderId.slice(-12)}0` }, shopToken);
}

/** The amounts in an order's money strip, in cents; absent ones are not shown. */
export interface OrderMoney {
  place: 'held' | 'released' | 'returned';
  paid: bigint;
  /** Duty and tax collected and not refunded. */
  duties?: bigint;
  held?: bigint;
  refunded?: bigint;
  returnFreight?: bigint;
  commission: bigint;
  shop: bigint;
}

const placeTexts = { held: 'Held in escrow', released: 'Released to the shop', returned: 'Given back' } as const;

/** Checks the money strip of shopper, shop and operator, and the books. */
export async function expectOrderMoney(
  setup: OrderSetup,
  { place, paid, duties = 0n, held, refunded, returnFreight, commission, shop }: OrderMoney,
): Promise<void> {
  const { page, t, orderId } = setup;
  const known = (facts: Record<string, bigint | undefined>) =>
    Object.fromEntries(
      Object.entries(facts).flatMap(([name, cents]) => (cents === undefined ? [] : [[name, dollars(cents)]])),
    );
  await visit(page, `/orderInfo/${orderId}`);
  const mine = moneyStrip(page, t('orders.money'));
  await expect(mine).toContainText(t(`orders.money.${place}`));
  await expect
    .poll(() => shownAmounts(mine))
    .toEqual(
      known({
        [t('orders.money.paid')]: paid,
        [t('freight.heldForCustoms')]: duties || undefined,
        [t('orders.money.inEscrow')]: held,
        [t('orders.money.refunded')]: refunded,
        [t('orders.money.returnFreight')]: returnFreight,
      }),
    );

  const theirs = known({
    'Paid by the shopper': paid,
    'Kept for customs': duties || undefined,
    'Given back to the shopper': refunded,
    'Return freight paid to the shopper': returnFreight,
    'In escrow now': held,
    Commission: commission,
    [place === 'released' ? 'The shop got' : 'The shop will get']: shop,
  });
  for (const [desk, screen] of [
    [setup.shop, 'shop_orders'],
    [setup.platform, 'orders'],
  ] as const) {
    await desk.goTo(`/console/${screen}/${orderId}/show`);
    const strip = moneyStrip(desk.page, 'Where is the money');
    await expect(strip).toContainText(placeTexts[place]);
    await expect.poll(() => shownAmounts(strip)).toEqual(theirs);
  }
  expect(await checkBooks()).toContain('The books are right.');
}

const moneyStrip = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title }).locator('xpath=ancestor::*[.//dl][1]');

/** The amounts of a strip by their labels. */
const shownAmounts = (strip: ReturnType<typeof moneyStrip>): Promise<Record<string, string>> =>
  strip
    .locator('dl')
    .evaluate((list) =>
      Object.fromEntries(
        [...list.querySelectorAll('dt')]
          .map((name) => [name.textContent, name.nextElementSibling?.textContent ?? ''])
          .filter(([, output]) => output?.includes('$')),
      ),
    );

/** `"12.50"` in cents. */
export const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));

export const dollars = (minor: bigint): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(Number(minor) / 100);
