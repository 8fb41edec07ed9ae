import { mergeTests } from '@playwright/test';
import { sandbox, startCardPayment } from './card-payment.ts';
import { advanceClock, test as clockTest } from './movable-clock.ts';
import { expect, expectFundRecord, test as walletTest } from './wallet.ts';

const test = mergeTests(clockTest, walletTest);

test('a card payment that is reported late is credited while its sheet is open', async ({ page, t, world }) => {
  await startCardPayment(page, t, '70');
  await page.getByRole('button', { name: sandbox.payLate }).click();
  const sheet = page.getByRole('dialog', { name: t('title.topUp') });
  await expect(sheet).toContainText(t('wallet.topUp.waiting'));
  await advanceClock(world, 1);
  await expect(sheet).toContainText(t('wallet.topUp.passed'));
  await expectFundRecord(page, t, '$70.00', [['Top-up', '+$70.00', '$70.00']]);
});
