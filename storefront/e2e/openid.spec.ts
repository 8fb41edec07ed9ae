import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { sessionCookie } from '../app/api/session-cookie.ts';
import type { Translate } from '../app/i18n/translate.ts';
import { personCookie } from '../../server/test/person-cookie.ts';
import { expect, test, visit, waitForStatus } from './journey.ts';
import { newPassword, signInNewShopper } from './shopper.ts';

/** The name of the provider on the buttons. */
const provider = 'Harbour ID';

/** Somebody who is signed in at the provider in this browser. */
async function signInAtProvider(context: BrowserContext, origin: string): Promise<{ email: string }> {
  const sub = randomUUID();
  const email = `${sub.slice(0, 8)}@mail.example`;
  const person = { sub, email, email_verified: true, name: 'Mara' };
  // The provider is on another port of the same machine, to which browsers send the same cookies.
  const value = encodeURIComponent(JSON.stringify(person));
  await context.addCookies([{ name: personCookie, value, url: origin }]);
  return { email };
}

const goOnWithProvider = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('provider.continue', { provider }) }).click();

test('somebody registers with a provider, signs in with it again, and sets a password', async ({
  page,
  t,
  context,
  origin,
}) => {
  const { email } = await signInAtProvider(context, origin);
  await test.step('registers', async () => {
    await visit(page, '/register');
    await goOnWithProvider(page, t);
    await expect(page.getByLabel(t('users.username'))).toHaveValue(email.split('@')[0]!);
    await expect(page.getByLabel(t('users.email'))).toHaveValue(email);
    await page.getByRole('textbox', { name: t('users.mobile') }).fill(`+6681${String(Date.now()).slice(-7)}`);
    await page.getByRole('button', { name: t('users.register.submit') }).click();
    await page.waitForURL('**/home');
  });
  await test.step('signs in again and goes where the way led', async () => {
    await context.clearCookies({ name: sessionCookie });
    await visit(page, '/login?back=/security');
    await goOnWithProvider(page, t);
    await page.waitForURL('**/security');
    await expect(page.getByText(t('provider.noPassword'))).toBeVisible();
  });
  await test.step('sets a password after the provider confirmed it', async () => {
    await page.getByRole('button', { name: t('provider.setPassword') }).click();
    await page.getByLabel(t('users.password'), { exact: true }).fill(newPassword);
    await page.getByLabel(t('users.repeatPassword')).fill(newPassword);
    await Promise.all([
      waitForStatus(page, t('provider.passwordSet')),
      page.getByRole('button', { name: t('provider.setPassword') }).click(),
    ]);
    await page.waitForURL('**/security');
    await expect(page.getByRole('button', { name: t('provider.disconnectNamed', { provider }) })).toBeVisible();
  });
});

test('an account with a password is connected with a provider, and disconnected', async ({
  page,
  t,
  context,
  origin,
}) => {
  await signInNewShopper(context, origin);
  await signInAtProvider(context, origin);
  await test.step('is connected with the password', async () => {
    await visit(page, '/security');
    await page.getByRole('button', { name: t('provider.connect', { provider }) }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(t('users.passwords.login')).fill(newPassword);
    await sheet.getByRole('button', { name: t('provider.goOn') }).click();
    await expect(page.getByRole('button', { name: t('provider.disconnectNamed', { provider }) })).toBeVisible();
  });
  await test.step('signs in with the provider', async () => {
    await context.clearCookies({ name: sessionCookie });
    await visit(page, '/login?back=/security');
    await goOnWithProvider(page, t);
    await page.waitForURL('**/security');
  });
  await test.step('is disconnected', async () => {
    await page.getByRole('button', { name: t('provider.disconnectNamed', { provider }) }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(t('users.passwords.login')).fill(newPassword);
    await sheet.getByRole('button', { name: t('provider.disconnect'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('provider.connect', { provider }) })).toBeVisible();
  });
});

test('somebody who cancels at the provider is told so', async ({ page, t }) => {
  await visit(page, '/login');
  await goOnWithProvider(page, t);
  await expect(page.getByText(t('provider.cancelled', { provider }))).toBeVisible();
  await page.getByRole('link', { name: t('provider.back') }).click();
  await expect(page.getByRole('button', { name: t('provider.continue', { provider }) })).toBeVisible();
});
