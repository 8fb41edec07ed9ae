import type { Locator, Page } from '@playwright/test';
import { sessionCookie } from '../app/api/session-cookie.ts';
import type { Translate } from '../app/i18n/translate.ts';
import { checkBooks } from './books.ts';
import { test as base, expect, visit } from './journey.ts';
import { newPaymentCode, newShopper, type NewShopper } from './shopper.ts';

/** A test with a new, signed-in shopper who has a payment code. */
export const test = base.extend<{ owner: NewShopper }>({
  owner: [
    async ({ origin, context }, use) => {
      const owner = await newShopper(origin);
      await context.addCookies([{ name: sessionCookie, value: owner.token, url: origin }]);
      await use(owner);
    },
    { auto: true },
  ],
});

export { expect, visit } from './journey.ts';

/** A line of the fund record as shown. */
export type Movement = readonly [title: string, amount: string, balanceAfter: string, standing?: string];

/** Checks the available balance, all movements (newest first) and the books. */
export async function expectFundRecord(
  page: Page,
  t: Translate,
  available: string,
  movements: readonly Movement[],
): Promise<void> {
  await visit(page, '/capitalRecord');
  await expect(
    page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({ hasText: t('wallet.available') })
      .first(),
  ).toContainText(available);
  const lines = movements.map(
    ([title, amount, after, status = '']) =>
      new RegExp(`^${escapeRegExp(title)}.*${escapeRegExp(amount)}${escapeRegExp(after)}${status}$`, 's'),
  );
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '$' })).toHaveText(lines);
  expect(await checkBooks()).toContain('The books are right.');
}

/** Chooses a top-up method. */
export async function chooseMethod(
  page: Page,
  t: Translate,
  method: 'wallet.method.chain' | 'wallet.method.card' | 'wallet.method.manual',
): Promise<void> {
  await visit(page, '/topUp');
  await page.getByRole('radio', { name: t(method) }).click();
  await page.getByRole('button', { name: t('wallet.continue') }).click();
}

/** Reports a transfer with a picture that is new to the installation. */
export async function reportTransfer(page: Page, t: Translate, amount: string): Promise<void> {
  await chooseMethod(page, t, 'wallet.method.manual');
  await page.getByLabel(t('wallet.receipt.amount')).fill(amount);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(page.getByText(t('wallet.evidence.done'))).toBeVisible();
  await page.getByRole('button', { name: t('wallet.receipt.submit') }).click();
  await expect(page.getByRole('dialog', { name: t('title.topUp') })).toContainText(t('wallet.topUp.auditing'));
}

/** Enters the code on the keypad. */
export async function enterPaymentCode(page: Page, code = newPaymentCode): Promise<void> {
  const pad = page.getByRole('dialog').last();
  for (const digit of code) await pad.getByRole('button', { name: digit, exact: true }).click();
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Fills in a bank account in Thailand. */
export async function fillBankAccount(book: Locator, t: Translate): Promise<void> {
  const fill = (label: string, text: string) => book.getByLabel(label, { exact: true }).fill(text);
  await book.getByLabel(t('wallet.bank.country'), { exact: true }).selectOption('TH');
  await fill(t('wallet.bank.bank_name'), 'Kasikornbank');
  await fill(t('wallet.bank.bic'), 'KASITHBK');
  await fill(t('wallet.bank.account'), '482 1 00937 2206');
  await fill(t('wallet.bank.real_name'), 'Anya Wattana');
  await fill(t('wallet.bank.holder_street'), '15 Sukhumvit Road');
  await fill(t('wallet.bank.holder_town'), 'Bangkok');
  await book.getByLabel(t('wallet.bank.holder_country'), { exact: true }).selectOption('TH');
}
