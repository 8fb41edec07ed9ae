import type { Browser, Page } from '@playwright/test';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { saveAddress } from '@tradewind/contract/people/addresses';
import { product } from '@tradewind/contract/goods/catalog';
import { payOrderGroup, placeOrder } from '@tradewind/contract/trade/orders';
import { shopSignIn } from '@tradewind/contract/goods/shop-desk/me';
import { shop } from '@tradewind/contract/goods/shops';
import { giveBalance } from './books.ts';
import { expect, collectErrors } from './journey.ts';
import { callApi, newPaymentCode, newShopper, type NewShopper } from './shopper.ts';

/** The password of every demo account. */
export const demoPassword = 'demo1234';
/** The payment code of every demo account. */
export const demoPaymentCode = '246810';

export interface Purchase {
  shopper: NewShopper;
  orderId: string;
}

/** Orders pieces of one product of a shop, and leaves them unpaid. */
export async function placeUnpaidOrder(
  origin: string,
  owner: string,
  { token }: NewShopper,
  number = 1,
): Promise<OutputOf<typeof placeOrder>> {
  const { shop: own } = await callApi(origin, shopSignIn, { account: owner, password: demoPassword });
  const { product_list } = await callApi(origin, shop, { mer_id: own.id, limit: 20 });
  for (const card of product_list.list) {
    const { goods } = await callApi(origin, product, { product_id: card.product_id, mer_id: own.id });
    const sku = goods.skus.find(({ stock }) => stock >= 3 * number);
    if (!sku) continue;
    const { address_id } = await callApi(
      origin,
      saveAddress,
      {
        name: 'Nok Journey',
        mobile: '+66812345678',
        country: 'Bangkok, Thailand',
        detail: '1 Some Street, 10110',
        tag: 'Home',
      },
      token,
    );
    return callApi(
      origin,
      placeOrder,
      { product_id: card.product_id, mer_id: own.id, sku_id: sku.sku_id, number, address_id },
      token,
    );
  }
  throw new Error(`${owner} has too little stock`);
}

/** Orders and pays pieces of one product of a shop, as a new shopper. */
export async function placePaidOrder(origin: string, owner: string, number = 1): Promise<Purchase> {
  const shopper = await newShopper(origin);
  const placed = await placeUnpaidOrder(origin, owner, shopper, number);
  await giveBalance(shopper.username, 5_000);
  await callApi(
    origin,
    payOrderGroup,
    { out_trade_no: placed.out_trade_no, password_pay: newPaymentCode },
    shopper.token,
  );
  return { shopper, orderId: placed.order_ids[0]! };
}

/** A shop desk on a phone. */
export class ShopDesk {
  readonly page: Page;
  private readonly errors: string[];

  private constructor(page: Page) {
    this.page = page;
    this.errors = collectErrors(page);
  }

  static async open(browser: Browser, baseURL?: string): Promise<ShopDesk> {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'en-GB',
    });
    return new ShopDesk(await context.newPage());
  }

  /** Signs in at the shop desk. */
  async signIn(account: string, password = demoPassword): Promise<void> {
    await this.page.goto('/console');
    await this.page.getByRole('tab', { name: 'Shop' }).click();
    await this.page.getByLabel('Username, e-mail or mobile number').fill(account);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  async openOrder(orderId: string): Promise<void> {
    await this.page.goto(`/console/shop_orders/${orderId}/show`);
    await expect(this.page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  }

  /** Ships pieces of the order's only line; all remaining ones without a number. */
  async ship(carrier: string, number: string, pieces?: number): Promise<void> {
    await this.page.getByRole('button', { name: 'Ship', exact: true }).click();
    const form = this.page.getByRole('dialog', { name: 'Ship' });
    await form.getByLabel('Carrier').click();
    // By keyboard: a menu that still opens moves below the mouse.
    await this.page.getByRole('option', { name: carrier, exact: true }).press('Enter');
    await form.getByLabel('Tracking number').fill(number);
    if (pieces) await form.getByRole('textbox').last().fill(String(pieces));
    await form.getByRole('button', { name: 'Ship', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(this.page.getByText(number).first()).toBeVisible();
  }

  /** Closes the browser. @throws when the page reported an error. */
  async close(): Promise<void> {
    await this.page.context().close();
    expect(this.errors).toEqual([]);
  }
}

/** Presses the button of an act, fills in its form and confirms it. */
export async function performAct(page: Page, name: string, typed: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
  const form = page.getByRole('dialog', { name });
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
  await form.getByRole('button', { name, exact: true }).click();
  await expect(form).toBeHidden();
}
