import type { Page } from '@playwright/test';
import type { Translate } from '../app/i18n/translate.ts';
import { checkBooks, giveBalance } from './books.ts';
import { expect, test, visit } from './journey.ts';
import { closeByKey, expectKeptFocus, press, tabTo, typeInto } from './keys.ts';
import { askRefund, payByKeyboard, writeToShop } from './keyboard-purchase.ts';
import { newPassword, newShopper } from './shopper.ts';

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
  await test.step('adds an address, chooses the delivery and pays', () => payByKeyboard(page, t));
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
