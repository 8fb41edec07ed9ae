import type { Page } from '@playwright/test';
import type { Translate } from '../app/i18n/translate.ts';
import { authenticatorCode } from './desk.ts';
import { waitForStatus } from './journey.ts';
import { newPassword } from './shopper.ts';
import { enterPaymentCode, expect, fillBankAccount, test, visit } from './wallet.ts';

test('a shopper sets up an authenticator, which a new bank card then needs besides the payment code', async ({
  page,
  t,
}) => {
  await visit(page, '/twoStep');
  const codes = await setUpAuthenticator(page, t);
  await expect(page.getByText(t('factor.left', { count: 10 }))).toBeVisible();

  await visit(page, '/payment');
  await page.getByRole('button', { name: t('wallet.payment.cards') }).click();
  const book = page.getByRole('dialog');
  await book.getByRole('button', { name: t('wallet.account.addCard') }).click();
  await fillBankAccount(book, t);
  await book.getByRole('button', { name: t('wallet.continue') }).click();
  await enterPaymentCode(page);
  await book.getByLabel(t('factor.code')).fill('000000');
  await book.getByRole('button', { name: t('factor.step.confirm') }).click();
  await expect(book.getByText('This code is not correct.')).toBeVisible();
  await book.getByLabel(t('factor.code')).fill(codes[0]!);
  await Promise.all([
    waitForStatus(page, t('wallet.account.added')),
    book.getByRole('button', { name: t('factor.step.confirm') }).click(),
  ]);
});

test('a sign-in asks for the code where the shopper chose it', async ({ page, t, owner, context }) => {
  await visit(page, '/twoStep');
  const codes = await setUpAuthenticator(page, t);
  await page.getByRole('switch', { name: t('factor.atSignIn') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('factor.code')).fill(codes[0]!);
  await sheet.getByRole('button', { name: t('factor.turnOn') }).click();
  await expect(page.getByRole('switch', { name: t('factor.atSignIn') })).toBeChecked();

  await context.clearCookies();
  await visit(page, '/login');
  await page.getByLabel(t('users.login.account')).fill(owner.username);
  await page.getByLabel(t('users.password'), { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: t('title.login') }).click();
  await page.getByLabel(t('factor.code')).fill(codes[1]!);
  await page.getByRole('button', { name: t('title.login') }).click();
  await page.waitForURL('**/home');
});

/** @returns the recovery codes. */
async function setUpAuthenticator(page: Page, t: Translate): Promise<string[]> {
  await page.getByRole('button', { name: t('factor.start.title') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('users.passwords.login')).fill(newPassword);
  await sheet.getByRole('button', { name: t('factor.start.next') }).click();
  const key = await sheet.getByRole('button', { name: t('factor.start.copy') }).innerText();
  await sheet.getByLabel(t('factor.code')).fill(authenticatorCode(new Date(), key.replaceAll(/\s/g, '')));
  await sheet.getByRole('button', { name: t('factor.start.confirm') }).click();
  await expect(sheet.getByText(t('factor.recovery.title'))).toBeVisible();
  const codes = await sheet.getByRole('listitem').allInnerTexts();
  await sheet.getByRole('button', { name: t('factor.recovery.stored') }).click();
  await expect(sheet).toBeHidden();
  return codes;
}
