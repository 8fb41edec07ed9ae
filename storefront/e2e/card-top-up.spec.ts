import { sandbox, startCardPayment } from './card-payment.ts';
import { expect, expectFundRecord, test } from './wallet.ts';

test('a card payment that is reported three times is credited once', async ({ page, t }) => {
  await startCardPayment(page, t, '60');
  const payment = page.url();
  await page.getByRole('button', { name: sandbox.payTwice }).click();
  await expect(page.getByRole('dialog', { name: t('title.topUp') })).toContainText(t('wallet.topUp.passed'));
  await page.goto(payment);
  await page.getByRole('button', { name: sandbox.repeat }).click();
  await expect(page.getByRole('status')).toHaveText('Paid.');
  await expectFundRecord(page, t, '$60.00', [['Top-up', '+$60.00', '$60.00']]);
});

test('a declined card payment moves no money and is shown as declined', async ({ page, t }) => {
  await startCardPayment(page, t, '60');
  await page.getByRole('button', { name: sandbox.decline }).click();
  const sheet = page.getByRole('dialog', { name: t('title.topUp') });
  await expect(sheet).toContainText(t('wallet.topUp.refused'));
  await expect(sheet).toContainText('The payment was declined. Nothing was charged.');
  await expectFundRecord(page, t, '$0.00', []);
});
