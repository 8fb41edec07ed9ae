import { refundReasonTexts } from '@tradewind/contract/trade/aftersale-reasons';
import type { Page } from '@playwright/test';
import type { Translate } from '../app/i18n/translate.ts';
import { checkBooks, giveBalance } from './books.ts';
import { expect, test, visit } from './journey.ts';
import { closeByKey, expectKeptFocus, press, tabTo, typeInto } from './keys.ts';
import { newPassword, newPaymentCode, newShopper } from './shopper.ts';

const dress = 'Linen-blend midi dress with square neckline';

test('arrow keys walk through the languages of the sheet, and Enter chooses one', async ({ page, t }) => {
  await visit(page, '/home');
  await tabTo(page, page.getByRole('button', { name: t('title.language') }));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: t('title.language') });
  await expect(sheet).toBeVisible();
  await tabTo(page, sheet.getByRole('radio', { name: 'English' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('radio', { name: '日本語' })).toBeFocused();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Escape leaves the sheet without the answer that arrow keys have marked', async ({ page, t }) => {
  await visit(page, '/home');
  const open = page.getByRole('button', { name: t('title.language') });
  await tabTo(page, open);
  await page.keyboard.press('Space');
  const sheet = page.getByRole('dialog', { name: t('title.language') });
  await tabTo(page, sheet.getByRole('radio', { name: 'English' }));
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('radio', { name: '简体中文' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a tap chooses a currency at once and closes the sheet', async ({ page, t }) => {
  await visit(page, '/home');
  await page.getByRole('button', { name: t('title.language') }).tap();
  await page.getByRole('dialog').getByText('EUR').tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: t('title.language') }).tap();
  const chosen = page.getByRole('dialog').getByRole('radio', { name: /EUR/ });
  await expect(chosen).toBeChecked();
  // The answer that applies already closes the sheet as well.
  await page.getByRole('dialog').getByText('EUR').tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the ring of a focused product in the search results is seen', async ({ page, t }) => {
  await visit(page, '/search?q=lamp');
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(first).toBeVisible();
  await expect(page.getByRole('button', { name: t('search.filter') })).toBeVisible();
  await tabTo(page, first);
});

test('a shopper buys, pays, asks for a refund and for help by keyboard alone', async ({ page, origin, t }) => {
  test.setTimeout(240_000);
  const { username } = await newShopper(origin);
  await giveBalance(username, 1_000);
  await test.step('signs in', () => signIn(page, t, username));
  await test.step('finds the dress and chooses one', () => choose(page, t));
  await test.step('adds an address', () => addAddress(page, t));
  await test.step('chooses the delivery and pays', () => pay(page, t));
  await test.step('asks for a refund', () => askRefund(page, t));
  await test.step('writes to the shop', () => writeToShop(page, t));
  expect(await checkBooks()).toContain('The books are right.');
});

async function signIn(page: Page, t: Translate, username: string): Promise<void> {
  await visit(page, '/login');
  await typeInto(page, page.getByLabel(t('users.login.account')), username);
  await typeInto(page, page.getByLabel(t('users.password'), { exact: true }), newPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await expectKeptFocus(page);
}

async function choose(page: Page, t: Translate): Promise<void> {
  await press(page, page.getByRole('main').getByRole('link', { name: t('shell.searchProducts') }));
  const field = page.getByRole('searchbox', { name: t('shell.searchProducts') });
  await expect(field).toBeFocused();
  await page.keyboard.type('linen dress');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('main').getByRole('link', { name: dress }));
  await expect(page.getByRole('heading', { level: 1, name: dress })).toBeVisible();
  await expectKeptFocus(page);
  const open = page.getByRole('button', { name: t('catalog.buyNow') });
  await press(page, open);
  const sheet = page.getByRole('dialog', { name: dress });
  await expect(sheet).toBeVisible();
  await closeByKey(page, sheet);
  await expect(open).toBeFocused();
  await page.keyboard.press('Space');
  await press(page, sheet.getByRole('button', { name: 'Terracotta' }), 'Space');
  await press(page, sheet.getByRole('button', { name: 'L', exact: true }), 'Space');
  await tabTo(page, sheet.getByRole('textbox', { name: t('catalog.quantity') }));
  await page.keyboard.press('ArrowUp');
  await press(page, sheet.getByRole('button', { name: t('catalog.buyNow') }));
  await expect(page).toHaveURL(/\/checkout\?/);
  await expectKeptFocus(page);
}

async function addAddress(page: Page, t: Translate): Promise<void> {
  await press(page, page.getByRole('link', { name: t('orders.address.add') }));
  await press(page, page.getByRole('link', { name: t('addresses.add'), exact: true }));
  await typeInto(page, page.getByLabel(t('addresses.name')), 'Nok Journey');
  await typeInto(page, page.getByLabel(t('users.mobile')), '081 234 5678');
  const country = page.getByRole('button', { name: t('addresses.country') });
  await press(page, country);
  const sheet = page.getByRole('dialog', { name: t('addresses.country') });
  await typeInto(page, sheet.getByRole('searchbox', { name: t('addresses.searchCountry') }), 'thail');
  await press(page, sheet.getByRole('button', { name: 'Thailand', exact: true }), 'Space');
  await expect(sheet).toBeHidden();
  await expect(country).toBeFocused();
  await typeInto(page, page.getByLabel(t('addresses.detail')), '18 Sukhumvit 24');
  const area = page.getByRole('button', { name: t('addresses.area'), exact: true });
  await press(page, area);
  const areas = page.getByRole('dialog', { name: t('addresses.area') });
  await expect(areas.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('khlong toei');
  await expect(areas.getByRole('option').first()).toContainText('Bangkok');
  await page.keyboard.press('Enter');
  await closeByKey(page, areas);
  await expect(area).toBeFocused();
  await expect(area).toHaveText('Bangkok, Khlong Toei');
  await typeInto(page, page.getByLabel(t('addresses.postcode')), '10110');
  await press(page, page.getByRole('button', { name: t('addresses.save') }));
  await expect(page).toHaveURL(/\/checkout\?/);
  await expect(page.getByRole('link', { name: t('orders.address') })).toContainText('Nok Journey');
  await expectKeptFocus(page);
}

async function pay(page: Page, t: Translate): Promise<void> {
  const row = page.getByRole('button', { name: t('freight.delivery') });
  await press(page, row);
  const sheet = page.getByRole('dialog', { name: t('freight.choose') });
  await tabTo(page, sheet.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(sheet).toBeVisible();
  const chosen = (await sheet.getByRole('radio', { checked: true }).locator('xpath=..').innerText()).split('\n')[0]!;
  await page.keyboard.press('Space');
  await expect(sheet).toBeHidden();
  await expect(row).toContainText(chosen);
  await expect(row).toBeFocused();
  await press(page, page.getByRole('button', { name: t('orders.pay', { amount: '$' }) }));
  const code = page.getByRole('dialog', { name: t('orders.pay.title') });
  await expect(code.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(newPaymentCode);
  await expect(page.getByRole('heading', { level: 1, name: t('orders.paid.title') })).toBeVisible();
  await expectKeptFocus(page);
  await press(page, page.getByRole('link', { name: t('orders.paid.orders', { count: 1 }) }));
  await expect(page.getByText(t('orders.fact.number'), { exact: true })).toBeVisible();
  await expectKeptFocus(page);
}

async function askRefund(page: Page, t: Translate): Promise<void> {
  await press(page, page.getByRole('link', { name: t('title.refund') }));
  const reason = page.getByRole('button', { name: t('refunds.reason') });
  await press(page, reason);
  const sheet = page.getByRole('dialog', { name: t('refunds.reason') });
  await tabTo(page, sheet.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(sheet).toBeVisible();
  const wanted = sheet.getByRole('radio', { checked: true });
  await expect(wanted).toBeFocused();
  const text = (await wanted.locator('xpath=..').innerText()).trim();
  expect(Object.values(refundReasonTexts).map(({ en }) => en)).toContain(text);
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(reason).toContainText(text);
  await expect(reason).toBeFocused();
  await typeInto(page, page.getByLabel(t('refunds.explanation')), 'Ordered twice');
  await press(page, page.getByRole('button', { name: t('refunds.submit', { amount: '$' }) }));
  await expect(page.getByText(t('refunds.statusText.pending'))).toBeVisible();
  await expectKeptFocus(page);
}

async function writeToShop(page: Page, t: Translate): Promise<void> {
  await press(page, page.getByRole('link', { name: t('service.askShop') }));
  await typeInto(page, page.getByRole('textbox', { name: t('service.input') }), 'Please see my refund');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log', { name: t('service.log') });
  await expect(log.getByText('Please see my refund')).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('service.input') })).toBeFocused();
  const more = page.getByRole('button', { name: t('service.menu'), exact: true });
  await tabTo(page, more, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: t('service.menu') });
  await expect(menu).toBeVisible();
  await closeByKey(page, menu);
  await expect(more).toBeFocused();
}
