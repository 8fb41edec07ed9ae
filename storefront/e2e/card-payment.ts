import type { Page } from '@playwright/test';
import type { Translate } from '../app/i18n/translate.ts';
import { chooseMethod, expect } from './wallet.ts';

/** Options on the page of the payment sandbox. */
export const sandbox = {
  decline: 'Decline the payment',
  payLate: 'Pay, and let the shop hear of it late',
  payTwice: 'Pay, and tell the shop twice',
  repeat: 'Tell the shop again',
} as const;

/** Goes from the choice of methods to the page of the payment sandbox. */
export async function startCardPayment(page: Page, t: Translate, amount: string): Promise<void> {
  await chooseMethod(page, t, 'wallet.method.card');
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill(amount);
  await page.getByRole('button', { name: t('wallet.pay.submit', { amount: `$${amount}.00` }) }).click();
  await expect(page).toHaveURL(/\/pay\/sandbox\//);
}
