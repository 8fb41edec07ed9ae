import type { Page } from '@playwright/test';
import { confirmEmail, mailEmailCode } from '@tradewind/contract/people/recovery';
import { login, setPaymentCode, verifyPaymentCode } from '@tradewind/contract/people/users';
import { sessionCookie } from '../app/api/session-cookie.ts';
import type { Translate } from '../app/i18n/translate.ts';
import { expect, test, visit, waitForStatus } from './journey.ts';
import { mailedCode } from './outbox.ts';
import { callApi, registerAccount } from './shopper.ts';

test.describe.configure({ mode: 'serial' });

const password = 'lantern-42';
const username = `forgetful_${Date.now().toString(36)}`;
const email = `${username}@example.com`;

test('a forgotten payment code is reset with a mailed code, and its owner is notified', async ({
  page,
  context,
  origin,
  t,
}) => {
  await registerAccount(origin, { username, password, email });
  const { userinfo } = await callApi(origin, login, { account: username, password });
  await callApi(origin, mailEmailCode, { email, password }, userinfo.token);
  await callApi(origin, confirmEmail, { code: await mailedCode(origin, email) }, userinfo.token);
  await callApi(origin, setPaymentCode, { newpassword: '246810' }, userinfo.token);
  await context.addCookies([{ name: sessionCookie, value: userinfo.token, url: origin }]);

  await visit(page, '/changePayPwd');
  await page.getByRole('button', { name: t('recovery.pay.forgotten') }).click();
  await page.getByRole('button', { name: t('recovery.send') }).click();
  await enter(page, t('recovery.pay.enter'), () => mailedCode(origin, email));
  await enter(page, t('users.code.new'), '135790');
  await Promise.all([waitForStatus(page, t('users.code.saved')), enter(page, t('users.code.repeat'), '135790')]);
  await callApi(origin, verifyPaymentCode, { password_pay: '135790' }, userinfo.token);

  await expectNotified(page, t);
});

test('a forgotten login password is reset with a mailed code', async ({ page, origin, t }) => {
  await visit(page, '/login');
  await page.getByRole('link', { name: t('users.login.forgot') }).click();
  await page.waitForURL('**/forgotPassword');
  await page.getByLabel(t('users.login.account')).fill(email);
  await page.getByRole('button', { name: t('recovery.send') }).click();
  await expect(page.getByText(t('recovery.forgot.sent'))).toBeVisible();
  await page.getByLabel(t('recovery.code')).fill(await mailedCode(origin, email));
  await page.getByLabel(t('users.passwords.new'), { exact: true }).fill('new-lantern-43');
  await page.getByLabel(t('users.passwords.repeat'), { exact: true }).fill('new-lantern-43');
  await page.getByRole('button', { name: t('recovery.forgot.save') }).click();
  await page.waitForURL('**/login');
  await callApi(origin, login, { account: username, password: 'new-lantern-43' });
});

/** Enters six digits on the keypad. */
async function enter(page: Page, label: string, digits: string | (() => Promise<string>)): Promise<void> {
  const cells = page.getByRole('textbox', { name: label });
  await expect(cells).toBeVisible();
  await cells.focus();
  await page.keyboard.type(typeof digits === 'string' ? digits : await digits(), { delay: 20 });
}

/** Reloads the inbox until the notification, which a job writes, has arrived. */
async function expectNotified(page: Page, t: Translate): Promise<void> {
  await expect(async () => {
    await visit(page, '/notification');
    await expect(page.getByText('Payment code reset by e-mail')).toBeVisible({ timeout: 1_500 });
  }).toPass();
  await page.getByRole('button', { name: t('notifications.readAll') }).click();
  await expect(page.getByRole('button', { name: t('notifications.readAll') })).toBeHidden();
}
