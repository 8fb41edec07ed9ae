import type { Page } from '@playwright/test';
import type { Translate } from '../app/i18n/translate.ts';
import {
  addDocument,
  answerQuestion,
  approveApplication,
  enterShop,
  enterTrader,
  submitApplication,
} from './application.ts';
import { authenticatorCode, Desk } from './desk.ts';
import { expect, test } from './empty-installation.ts';
import { leaveScreen, visit } from './journey.ts';
import { importProducts } from './product-import.ts';
import { addAddress, choosePaymentCode, confirmReceipt, enterCode, register } from './purchase.ts';
import { newPassword, newPaymentCode } from './shopper.ts';
import { performAct, ShopDesk } from './shop.ts';
import { reportTransfer } from './wallet.ts';

/** The extended key of the well-known test mnemonic; no money can be lost on it. */
const xpub =
  'xpub6Ce9NcJvTk36xtLSrJLZqE7wtgA5deCeYs7rSQtreh4cj6ByPtrg9sD7V2FNFLPnf8heNP3FGkeV9qwfzvZNSd54JoNXVsXFYSYwHsnJxqP';
const shop = { name: 'Harbour Lamps', slug: 'harbourlamps' };

test('from an empty installation to the first payout', async ({ installation, browser, page: merchant, t }) => {
  test.setTimeout(600_000);
  const admin = await Desk.open(browser, { baseURL: installation.origin });
  const shopDesk = await ShopDesk.open(browser, installation.origin);
  const buyerContext = await browser.newContext({
    baseURL: installation.origin,
    viewport: { width: 390, height: 844 },
  });
  const buyer = await buyerContext.newPage();

  await test.step('the printed link makes the first administrator, who finds a checklist', async () => {
    const { page } = admin;
    await page.goto(installation.setUpPath);
    await page.getByLabel('Your name').fill('Ada Winter');
    await page.getByLabel('E-mail').fill('ada@market.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText();
    await page.getByLabel('Authenticator code').fill(authenticatorCode(new Date(), secret));
    await page.getByLabel('Your own password').fill('a long enough password');
    await page.getByLabel('Open: top-ups and withdrawals').check();
    await page.getByRole('button', { name: 'Finish and open the console' }).click();
    await expect(page.getByText('1 of 12 done')).toBeVisible();
  });
  await test.step('a network is opened for top-ups, and ticks its entry', async () => {
    await admin.page.getByRole('link', { name: 'Open: Ways to pay' }).click();
    await admin.page.getByRole('row').filter({ hasText: 'ERC20' }).click();
    await expect(
      await admin.perform('Set the key', { 'Extended public key': xpub, Reason: 'The first way to pay' }),
    ).toBeHidden();
    await expect(await admin.perform('Open')).toBeHidden();
    await admin.goTo('/console/checklist');
    await expect(admin.page.getByText('2 of 12 done')).toBeVisible();
  });

  await test.step('Home of an empty market says so, and who can change that', async () => {
    await visit(merchant, '/home');
    await expect(merchant.getByText(t('home.empty.title'))).toBeVisible();
    await expect(merchant.getByRole('main').getByRole('link', { name: t('title.merchantEntry') })).toBeVisible();
  });
  await test.step('a person registers and applies for a shop from a phone', async () => {
    await registerAnew(merchant, t, 'mary.keeper', '+447911123456');
    await visit(merchant, '/merchantEntry');
    await merchant.getByRole('button', { name: t('applications.start') }).click();
    await enterTrader(merchant, t);
    await enterShop(merchant, t, shop);
    await addDocument(merchant, t);
    await merchant.getByRole('button', { name: t('applications.continue') }).click();
    await submitApplication(merchant, t);
  });
  await test.step('the operator asks, gets an answer and approves', async () => {
    await admin.openRow('applications', shop.name);
    await expect(await admin.perform('Ask a question', { Question: 'Is the passport valid?' })).toBeHidden();
    await answerQuestion(merchant, t, 'Is the passport valid?', 'Until 2030');
    await admin.page.reload();
    await expect(admin.page.getByText('Until 2030')).toBeVisible();
    await approveApplication(admin);
  });

  await test.step('the merchant says where the shop delivers', async () => {
    await shopDesk.signIn('mary.keeper', newPassword);
    await expect(shopDesk.page.getByText(shop.name).first()).toBeVisible();
    await setFreight(shopDesk.page);
  });
  await test.step('the merchant makes a product with two options', async () => {
    await makeProduct(shopDesk.page);
  });
  const publicPath = await shopDesk.page.getByRole('link', { name: 'See the public page' }).getAttribute('href');
  await test.step('the merchant imports 200 products, of which five have errors, and then those five', async () => {
    await importProducts(shopDesk.page);
  });
  await test.step('the merchant names an account for payouts', async () => {
    await setPaymentCode(merchant, t);
    await shopDesk.page.goto('/console/shop_payouts');
    const add = shopDesk.page.getByRole('dialog', { name: 'Add a bank account' });
    await shopDesk.page.getByRole('button', { name: 'Add a bank account', exact: true }).click();
    await add.getByLabel('Country of the bank').click();
    await shopDesk.page.getByRole('option', { name: 'United Kingdom' }).press('Enter');
    const typed = {
      Bank: 'Dover Savings',
      'Sort code': '200000',
      'Account number': '55779911',
      'Account holder': 'Mary Keeper',
      'Your payment code': newPaymentCode,
    };
    for (const [label, text] of Object.entries(typed)) await add.getByLabel(new RegExp(`^${label}`)).fill(text);
    await add.getByRole('button', { name: 'Add a bank account', exact: true }).click();
    await expect(add).toBeHidden();
  });

  await test.step('another person registers and tops up', async () => {
    await registerAnew(buyer, t, 'tom.reader', '+447911123457');
    await reportTransfer(buyer, t, '100');
    await admin.openRow('recharges', 'tom.reader');
    await expect(await admin.perform('Approve', { 'Amount that arrived (USD)': '100' })).toBeHidden();
  });
  await test.step('and buys', async () => {
    await setPaymentCode(buyer, t);
    await buy(buyer, t, publicPath!);
  });
  await test.step('the shop ships, and the buyer confirms', async () => {
    const { page } = shopDesk;
    await page.goto('/console/shop_orders');
    await page.getByText('Tom Reader').first().click();
    await shopDesk.ship('Royal Mail', 'RM123456785GB');
    await visit(buyer, '/myPurchases');
    const order = buyer.getByRole('article').filter({ hasText: 'Storm lantern' });
    await leaveScreen(buyer, () => order.getByRole('link').first().click());
    await expect(buyer).toHaveURL(/orderInfo/);
    await confirmReceipt(buyer, t);
  });
  await test.step('the clocks run: the order is completed, and its earnings can be paid out', async () => {
    await installation.advance(16 * 24);
    // A timer of every minute may run nearly two minutes later: its minute has to end, and due ones are looked for twice in a minute.
    await expect(async () => {
      await buyer.reload();
      await expect(buyer.getByText(t('orders.statusText.completed')).first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 180_000 });
    await installation.advance(8 * 24);
  });
  await test.step('the payout arrives', async () => {
    await shopDesk.page.goto('/console/shop_payouts');
    await performAct(shopDesk.page, 'Request a payout', { 'Your payment code': newPaymentCode });
    await admin.goTo('/console/withdrawals');
    await admin.page.getByRole('row').filter({ hasText: shop.name }).click();
    await expect(
      await admin.perform('Mark as paid', { 'Reference of the bank, or transaction hash': 'DS-0001' }),
    ).toBeHidden();
    await shopDesk.page.reload();
    await expect(shopDesk.page.getByText('Paid', { exact: true }).first()).toBeVisible();
  });
  await shopDesk.close();
  await admin.close();
  await buyerContext.close();
  // A page left open would report the calls that find no server.
  await merchant.close();
  expect(await installation.stopAndCheckBooks()).toContain('The books are right.');
});

/** Registers in the storefront. */
async function registerAnew(page: Page, t: Translate, username: string, mobile: string): Promise<void> {
  await visit(page, '/register');
  await register(page, t, username, mobile);
}

/** Says where the shop delivers: everywhere, for 4.00 the first piece. */
async function setFreight(page: Page): Promise<void> {
  await page.goto('/console/shop_freight');
  await performAct(page, 'Add a zone', {});
  await performAct(page, 'Offer', {
    'Working days, from': '2',
    'Working days, to': '5',
    'They cost (USD)': '4.00',
    'Each of these costs (USD)': '1.00',
  });
}

/** A product of two colours and two sizes. */
async function makeProduct(page: Page): Promise<void> {
  await page.goto('/console/shop_products/create');
  await page.getByLabel('Title').fill('Storm lantern');
  await page.getByRole('textbox', { name: 'Description' }).fill('Burns in any wind.');
  for (const [option, values] of [
    ['Colour', ['Red', 'Blue']],
    ['Size', ['Small', 'Large']],
  ] as const) {
    await page.getByRole('button', { name: 'Add an option' }).click();
    await page
      .getByRole('textbox', { name: /^Option \d/ })
      .last()
      .fill(option);
    await page
      .getByRole('textbox', { name: /^Value \d/ })
      .last()
      .fill(values[0]);
    await page.getByRole('button', { name: 'Add a value' }).last().click();
    await page
      .getByRole('textbox', { name: /^Value \d/ })
      .last()
      .fill(values[1]);
  }
  await page.getByLabel('All at once: Price').fill('25');
  await page.getByLabel('All at once: Stock').fill('10');
  await page.getByLabel('Category').click();
  await page.getByRole('option', { name: 'Electrical' }).first().click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lantern.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await performAct(page, 'Publish', {});
}

async function setPaymentCode(page: Page, t: Translate): Promise<void> {
  await visit(page, '/changePayPwd');
  await choosePaymentCode(page, t);
  await expect(page).not.toHaveURL(/changePayPwd/);
}

/** Buys one small red piece of a product. */
async function buy(page: Page, t: Translate, path: string): Promise<void> {
  await visit(page, path);
  await page.getByRole('button', { name: t('catalog.buyNow'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Storm lantern' });
  await sheet.getByRole('button', { name: 'Red' }).click();
  await sheet.getByRole('button', { name: 'Small', exact: true }).click();
  await sheet.getByRole('button', { name: t('catalog.buyNow') }).click();
  await addAddress(page, t, {
    name: 'Tom Reader',
    mobile: '7911 123457',
    country: 'United Kingdom',
    place: [
      ['addresses.kind.postTown', 'Leeds'],
      ['addresses.postcode', 'ls14ap'],
    ],
    detail: '4 Canal Road',
  });
  await page.getByRole('button', { name: t('orders.pay', { amount: '$29.00' }) }).click();
  await enterCode(page, t('orders.pay.title'));
  await expect(page.getByRole('heading', { level: 1, name: t('orders.paid.title') })).toBeVisible();
}
