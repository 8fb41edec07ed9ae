import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addPayoutAddress } from '@tradewind/contract/money/withdrawals';
import type { Translate } from '../app/i18n/translate.ts';
import { agePayoutAccounts, giveBalance } from './books.ts';
import { Desk } from './desk.ts';
import { waitForStatus } from './journey.ts';
import { callApi, newPaymentCode, type NewShopper } from './shopper.ts';
import { enterPaymentCode, expect, expectFundRecord, fillBankAccount, test, visit } from './wallet.ts';

// Two browsers and the books check need time.
test.describe.configure({ timeout: 150_000 });

const opening = ['Opening balance', '+$500.00', '$500.00'] as const;

test('a withdrawal to a new bank card is requested and approved with the bank’s reference', async ({
  page,
  t,
  owner,
  browser,
}) => {
  await giveBalance(owner.username, 500);
  await visit(page, '/withDraw');
  await test.step('a new card is added and waits for a day', async () => {
    await page.getByRole('button', { name: t('wallet.withdraw.account') }).click();
    const book = page.getByRole('dialog');
    await book.getByRole('button', { name: t('wallet.account.addCard') }).click();
    await fillBankAccount(book, t);
    await book.getByRole('button', { name: t('wallet.continue') }).click();
    await Promise.all([waitForStatus(page, t('wallet.account.added')), enterPaymentCode(page)]);
  });
  await agePayoutAccounts(owner.username);
  await requestWithdrawal(page, t, '100', '2206');
  const sheet = withdrawalSheet(page, t);
  await expect(sheet).toContainText(t('wallet.status.auditing'));

  const desk = await Desk.sharedAs(browser, ['finance']);
  await desk.openRow('withdrawals', owner.username);
  const reference = `KB-${randomUUID().slice(0, 8)}`;
  await expect(
    await desk.perform('Mark as paid', { 'Reference of the bank, or transaction hash': reference }),
  ).toBeHidden();
  await desk.close();

  await page.reload();
  await expect(sheet).toContainText(t('wallet.status.passed'));
  await expect(sheet).toContainText(reference);
  await expectFundRecord(page, t, '$400.00', [['Withdrawal', '−$100.00', '$400.00'], opening]);
});

test('a withdrawal to a chain address is approved with the transaction’s hash', async ({
  page,
  t,
  owner,
  browser,
  origin,
}) => {
  await prepareShopper(origin, owner);
  await visit(page, '/withDraw');
  await page
    .getByRole('radiogroup', { name: t('wallet.withdraw.how') })
    .getByText(t('wallet.onChain'))
    .click();
  await requestWithdrawal(page, t, '50', 'Tron');
  await expect(withdrawalSheet(page, t)).toContainText(t('wallet.status.auditing'));

  const desk = await Desk.sharedAs(browser, ['finance']);
  await desk.openRow('withdrawals', owner.username);
  const hash = (randomUUID() + randomUUID()).replaceAll('-', '');
  await expect(await desk.perform('Mark as paid', { 'Reference of the bank, or transaction hash': hash })).toBeHidden();
  await desk.close();

  await page.reload();
  await expect(withdrawalSheet(page, t)).toContainText(t('wallet.status.passed'));
  await expect(withdrawalSheet(page, t)).toContainText(hash);
  await expectFundRecord(page, t, '$450.00', [['Withdrawal', '−$50.00', '$450.00'], opening]);
});

test('refused and cancelled withdrawals return the whole amount', async ({ page, t, owner, browser, origin }) => {
  await prepareShopper(origin, owner);
  await visit(page, '/withDraw');
  await requestWithdrawal(page, t, '120', '2206');
  const sheet = withdrawalSheet(page, t);
  await expect(sheet).toContainText(t('wallet.status.auditing'));
  const desk = await Desk.sharedAs(browser, ['finance']);
  await desk.openRow('withdrawals', owner.username);
  await expect(await desk.perform('Refuse', { Reason: 'The name on the card is another one' })).toBeHidden();
  await desk.close();
  await page.reload();
  await expect(sheet).toContainText(t('wallet.status.refused'));
  await expect(sheet).toContainText(t('wallet.reason', { reason: 'The name on the card is another one' }));
  const refused = [
    ['Withdrawal returned', '+$120.00', '$500.00'],
    ['Withdrawal', '−$120.00', '$380.00', 'Refused'],
    opening,
  ] as const;
  await expectFundRecord(page, t, '$500.00', refused);

  await visit(page, '/withDraw');
  await requestWithdrawal(page, t, '80', '2206');
  await sheet.getByRole('button', { name: t('wallet.cancel') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('wallet.cancel') })
    .click();
  await expect(sheet).toContainText(t('wallet.status.cancelled'));
  await expectFundRecord(page, t, '$500.00', [
    ['Withdrawal returned', '+$80.00', '$500.00'],
    ['Withdrawal', '−$80.00', '$420.00', 'Cancelled'],
    ...refused,
  ]);
});

/** Adds a balance and aged payout accounts: a card and a chain address. */
async function prepareShopper(origin: string, { username, token }: NewShopper): Promise<void> {
  await giveBalance(username, 500);
  const accounts = [
    { extract_type: 0, bank_name: 'Kasikornbank', bank_card: '4821009377152206', real_name: 'Anya Wattana' },
    { extract_type: 1, network: 'USDT-TRC20', blockchain: 'TYtYViZFo5xavdy4SixcvuGGbZMwWVV3wL' },
  ];
  for (const place of accounts)
    await callApi(origin, addPayoutAddress, { ...place, password_pay: newPaymentCode }, token);
  await agePayoutAccounts(username);
}

/** Fills in the form, chooses a payout account if none is chosen, and confirms with the payment code. */
async function requestWithdrawal(page: Page, t: Translate, amount: string, place: string): Promise<void> {
  await page.getByLabel(t('wallet.amount')).fill(amount);
  await expect(page.getByRole('main')).toContainText(place);
  await page.getByRole('button', { name: t('wallet.withdraw.submit', { amount: `$${amount}.00` }) }).click();
  await enterPaymentCode(page);
  await expect(withdrawalSheet(page, t)).toBeVisible();
}

const withdrawalSheet = (page: Page, t: Translate) =>
  page.getByRole('dialog', { name: t('wallet.withdrawal'), exact: true });
