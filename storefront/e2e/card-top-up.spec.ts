import type { Page } from '@playwright/test';
import type { Translate } from '../app/i18n/translate.ts';
import { chooseMethod, expect, expectFundRecord, test, visit } from './wallet.ts';

/** Options on the page of the payment sandbox, in the shopper's language. */
const sandbox = {
  decline: 'Decline the payment',
  payLate: 'Pay, and let the shop hear of it late',
  payTwice: 'Pay, and tell the shop twice',
  repeat: 'Tell the shop again',
} as const;

test('a card payment is credited once, however often and late it is reported', async ({ page, t }) => {
  // The sandbox reports late payments at the first full minute after twenty seconds.
  test.setTimeout(150_000);
  const sheet = page.getByRole('dialog', { name: t('title.topUp') });
  await test.step('a payment that is reported late waits', async () => {
    await startPaying(page, t, '70');
    await page.getByRole('button', { name: sandbox.payLate }).click();
    await expect(sheet).toContainText(t('wallet.topUp.waiting'));
  });
  const late = page.url();
  await test.step('a payment that is reported three times is credited once', async () => {
    await startPaying(page, t, '60');
    const payment = page.url();
    await page.getByRole('button', { name: sandbox.payTwice }).click();
    await expect(sheet).toContainText(t('wallet.topUp.passed'));
    await page.goto(payment);
    await page.getByRole('button', { name: sandbox.repeat }).click();
    await expect(page.getByRole('status')).toHaveText('Paid.');
    await expectFundRecord(page, t, '$60.00', [['Top-up', '+$60.00', '$60.00']]);
  });
  await test.step('the late payment is credited while its sheet is open', async () => {
    await visit(page, late);
    await expect(sheet).toContainText(t('wallet.topUp.passed'), { timeout: 100_000 });
  });
  await expectFundRecord(page, t, '$130.00', [
    ['Top-up', '+$70.00', '$130.00'],
    ['Top-up', '+$60.00', '$60.00'],
  ]);
});

test('a declined card payment moves no money and is shown as declined', async ({ page, t }) => {
  await startPaying(page, t, '60');
  await page.getByRole('button', { name: sandbox.decline }).click();
  const sheet = page.getByRole('dialog', { name: t('title.topUp') });
  await expect(sheet).toContainText(t('wallet.topUp.refused'));
  await expect(sheet).toContainText('The payment was declined. Nothing was charged.');
  await expectFundRecord(page, t, '$0.00', []);
});

/** Goes from the choice of methods to the payment page. */
async function startPaying(page: Page, t: Translate, amount: string): Promise<void> {
  await chooseMethod(page, t, 'wallet.method.card');
  await page.getByLabel(t('wallet.amount')).fill(amount);
  await page.getByRole('button', { name: t('wallet.pay.submit', { amount: `$${amount}.00` }) }).click();
  await expect(page).toHaveURL(/\/pay\/sandbox\//);
}
