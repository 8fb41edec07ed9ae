import type { BrowserContext, Page } from '@playwright/test';
import { giveBalance } from './books.ts';
import { authenticatorCode, Desk } from './desk.ts';
import { waitForStatus } from './journey.ts';
import { newPassword } from './shopper.ts';
import { enterPaymentCode, expect, fillBankAccount, test, visit } from './wallet.ts';

// Browsers bind passkeys to names; the journeys' installation is otherwise opened by its address.
test.use({ baseURL: process.env.JOURNEY_ORIGIN?.replace('127.0.0.1', 'localhost') });

test('a passkey is registered, confirms a new bank card, and signs in without a password', async ({
  page,
  t,
  context,
  owner,
}) => {
  await addAuthenticator(context, page);
  await giveBalance(owner.username, 100);
  await test.step('it is registered with the password', async () => {
    await visit(page, '/twoStep');
    await page.getByRole('button', { name: t('passkey.add') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(t('users.passwords.login')).fill(newPassword);
    await Promise.all([
      waitForStatus(page, t('passkey.saved')),
      sheet.getByRole('button', { name: t('passkey.add') }).click(),
    ]);
  });
  await test.step('a new card needs it after the payment code', async () => {
    await visit(page, '/payment');
    await page.getByRole('button', { name: t('wallet.payment.cards') }).click();
    const book = page.getByRole('dialog');
    await book.getByRole('button', { name: t('wallet.account.addCard') }).click();
    await fillBankAccount(book, t);
    await book.getByRole('button', { name: t('wallet.continue') }).click();
    await enterPaymentCode(page);
    await Promise.all([
      waitForStatus(page, t('wallet.account.added')),
      book.getByRole('button', { name: t('passkey.use') }).click(),
    ]);
  });
  await test.step('it signs in', async () => {
    await context.clearCookies();
    await visit(page, '/login');
    await page.getByRole('button', { name: t('passkey.signIn') }).click();
    await page.waitForURL('**/home');
    await visit(page, '/twoStep');
    await expect(page.getByRole('button', { name: t('passkey.add') })).toBeVisible();
  });
});

test('an operator adds a passkey at the desk, and signs in with it alone', async ({ browser, baseURL }) => {
  const desk = await Desk.open(browser, { ...(baseURL && { baseURL }) });
  const { page } = desk;
  await addAuthenticator(page.context(), page);
  await test.step('it is added with the password and a code', async () => {
    await desk.openSignIn();
    await desk.signIn('admin2@tradewind.example');
    await expect(page.getByRole('navigation')).toBeVisible();
    await desk.goTo('/console/account');
    // A code works once, and the desk takes the next one too.
    const code = authenticatorCode(new Date(Date.now() + 30_000));
    await desk.perform('Add a passkey', { 'Current password': 'demo1234', 'Authenticator code': code });
    await expect(page.getByRole('button', { name: 'Rename' })).toBeVisible();
  });
  await test.step('it signs in', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await desk.openSignIn();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('navigation')).toBeVisible();
  });
  await desk.close();
});

/** Gives the browser an authenticator whose owner is always verified. */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
