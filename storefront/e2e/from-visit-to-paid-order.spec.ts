import type { Page } from '@playwright/test';
import type { Locale } from '@tradewind/contract/base/locales';
import { orderStatusTexts } from '@tradewind/contract/trade/status-texts';
import type { Translate } from '../app/i18n/translate.ts';
import { checkBooks, giveBalance } from './books.ts';
import { expect, test, waitForStatus, visit } from './journey.ts';
import { addAddress, choosePaymentCode, enterCode, register, type Receiver } from './purchase.ts';

/** Search words, product and choices per language. */
interface Wish {
  words: string;
  title: string;
  colour: string;
  size: string;
  /** A mobile number of the country without its last seven digits. */
  mobile: string;
  receiver: Receiver;
}

const wishes: Partial<Record<Locale, Wish>> = {
  'zh-CN': {
    words: '亚麻连衣裙',
    title: '方领亚麻混纺中长连衣裙',
    colour: '陶土红',
    size: 'L',
    mobile: '1380',
    receiver: {
      name: '林若溪',
      mobile: '138 0013 8000',
      country: '中国',
      place: [
        ['addresses.postcode', '200031'],
        ['addresses.area', '徐汇区'],
      ],
      detail: '武康路 100 弄 3 号 501 室',
    },
  },
  th: {
    words: 'เดรสลินิน',
    title: 'เดรสยาวคลุมเข่าผ้าลินินผสม คอเหลี่ยม',
    colour: 'ส้มดินเผา',
    size: 'L',
    mobile: '081',
    receiver: {
      name: 'มาลี ศรีสุข',
      mobile: '081 234 5678',
      country: 'ไทย',
      place: [
        ['addresses.area', 'คลองตัน'],
        ['addresses.postcode', '๑๐๑๑๐'],
      ],
      detail: '18 ซอยสุขุมวิท 24',
    },
  },
};

for (const [language, wish] of Object.entries(wishes) as [Locale, Wish][]) {
  test.describe(() => {
    test.use({ language });

    test(`from a visit to a paid order, in ${language}`, async ({ page, t }) => {
      test.setTimeout(120_000);
      // Unique, also when an installation is used twice.
      const unique = String(Date.now()).slice(-7);
      const username = `${language.toLowerCase()}.${unique}`;
      await test.step('a visitor searches from Home and finds the dress', () => find(page, t, wish));
      await test.step('adding to the cart needs an account, and registering leads back', async () => {
        await addToCart(page, t, wish);
        await expect(page).toHaveURL(/\/login\?back=/);
        await page.getByRole('link', { name: t('title.register') }).click();
        await register(page, t, username, wish.mobile + unique);
        await expect(page.getByRole('heading', { level: 1, name: wish.title })).toBeVisible();
      });
      await test.step('from the cart to the checkout', async () => {
        await Promise.all([waitForStatus(page, t('catalog.added')), addToCart(page, t, wish)]);
        await page
          .getByRole('status')
          .getByRole('link', { name: t('catalog.viewCart') })
          .tap();
        await expect(page).toHaveURL(/\/bag$/);
        await page.getByRole('button', { name: t('cart.checkout', { pieces: 2 }) }).click();
        await expect(page).toHaveURL(/\/checkout\?/);
      });
      await test.step('an address is added during the checkout', () => addAddress(page, t, wish.receiver));
      await giveBalance(username, 500);
      await page.reload();
      await test.step('a promo code takes ten dollars off', () => enterPromo(page, t));
      await test.step('a payment code is set, then confirms the payment', async () => {
        await setPaymentCode(page, t);
        await pay(page, t);
        await expect(page.getByRole('heading', { level: 1, name: t('orders.paid.title') })).toBeVisible();
      });
      await test.step('the order waits for delivery', async () => {
        await visit(page, '/myPurchases');
        const order = page.getByRole('article').filter({ hasText: wish.title });
        await expect(order).toContainText(orderStatusTexts.waiting_delivery[language]);
        await expect(order).toContainText(wish.colour);
        await page.getByRole('tab', { name: orderStatusTexts.waiting_delivery[language] }).click();
        await expect(order).toBeVisible();
      });
      expect(await checkBooks()).toContain('The books are right.');
    });
  });
}

async function find(page: Page, t: Translate, { words, title }: Wish): Promise<void> {
  await visit(page, '/');
  await expect(page).toHaveURL(/\/home$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.searchProducts') })
    .click();
  const field = page.getByRole('searchbox', { name: t('shell.searchProducts') });
  await field.fill(words);
  await field.press('Enter');
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/detail\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function addToCart(page: Page, t: Translate, { title, colour, size }: Wish): Promise<void> {
  await page.getByRole('button', { name: t('catalog.addToCart'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.getByRole('button', { name: colour }).click();
  await sheet.getByRole('button', { name: size, exact: true }).click();
  await sheet.getByRole('button', { name: t('catalog.more') }).click();
  await sheet.getByRole('button', { name: t('catalog.addToCart') }).click();
}

async function enterPromo(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('orders.promo') }).click();
  const sheet = page.getByRole('dialog', { name: t('orders.promo') });
  await sheet.getByLabel(t('orders.promo')).fill('hello10');
  await sheet.getByRole('button', { name: t('orders.promo.apply') }).click();
  await expect(page.getByText('HELLO10')).toBeVisible();
  await expect(page.getByRole('region', { name: t('orders.total') }).getByText('−$10.00')).toBeVisible();
}

async function setPaymentCode(page: Page, t: Translate): Promise<void> {
  await payButton(page, t).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('orders.noCode.yes') })
    .click();
  await choosePaymentCode(page, t);
  await expect(page).toHaveURL(/\/checkout\?/);
}

async function pay(page: Page, t: Translate): Promise<void> {
  await expect(page.getByText('HELLO10')).toBeVisible();
  await payButton(page, t).click();
  await enterCode(page, t('orders.pay.title'));
}

const payButton = (page: Page, t: Translate) => page.getByRole('button', { name: t('orders.pay', { amount: '$' }) });
