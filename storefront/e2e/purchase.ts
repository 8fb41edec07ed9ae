import type { Locator, Page } from '@playwright/test';
import type { MessageKey } from '../app/i18n/messages.ts';
import type { Translate } from '../app/i18n/translate.ts';
import { expect, waitForStatus } from './journey.ts';
import { newPassword, newPaymentCode } from './shopper.ts';

/** Who gets a parcel, in the words of the browser's language. */
export interface Receiver {
  name: string;
  mobile: string;
  country: string;
  /** The fields of the country's form by their labels; a state is chosen by name, an area found by it. */
  place: readonly (readonly [label: MessageKey, value: string])[];
  detail: string;
}

/** Registers at the form that is open. */
export async function register(page: Page, t: Translate, username: string, mobile: string): Promise<void> {
  await page.getByLabel(t('users.username'), { exact: true }).fill(username);
  await page.getByLabel(t('users.mobile')).fill(mobile);
  await page.getByLabel(t('users.password'), { exact: true }).fill(newPassword);
  await page.getByLabel(t('users.repeatPassword')).fill(newPassword);
  await page.getByRole('button', { name: t('users.register.submit') }).click();
  await expect(page).not.toHaveURL(/\/register/);
}

/** Adds an address at the checkout and returns to it. */
export async function addAddress(page: Page, t: Translate, receiver: Receiver): Promise<void> {
  await page.getByRole('link', { name: t('orders.address.add') }).click();
  await page.getByRole('link', { name: t('addresses.add'), exact: true }).click();
  await page.getByLabel(t('addresses.name')).fill(receiver.name);
  await page.getByLabel(t('users.mobile')).fill(receiver.mobile);
  await page.getByRole('button', { name: t('addresses.country') }).click();
  await page
    .getByRole('dialog', { name: t('addresses.country') })
    .getByRole('button', { name: receiver.country, exact: true })
    .click();
  for (const [label, value] of receiver.place)
    await (label === 'addresses.area'
      ? chooseArea(page, t, value)
      : fillPlace(page.getByLabel(t(label), { exact: true }), value));
  await page.getByLabel(t('addresses.detail')).fill(receiver.detail);
  await page.getByRole('button', { name: t('addresses.save') }).click();
  await expect(page).toHaveURL(/\/checkout\?/);
  await expect(page.getByRole('link', { name: t('orders.address') })).toContainText(receiver.name);
}

/** Types a part of an address, or chooses it once its list has come. */
async function fillPlace(field: Locator, value: string): Promise<void> {
  await expect(field).toBeVisible();
  const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
  await (isList ? field.selectOption(value) : field.fill(value));
}

/** Chooses the first area that a search finds. It is the smallest of its place, so that the sheet closes. */
async function chooseArea(page: Page, t: Translate, search: string): Promise<void> {
  await page.getByRole('button', { name: t('addresses.area'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t('addresses.area') });
  await sheet.getByRole('combobox').fill(search);
  await sheet.getByRole('option').filter({ hasText: search }).first().click();
  await expect(sheet).toBeHidden();
}

/** Chooses the payment code at the screen that is open. */
export async function choosePaymentCode(page: Page, t: Translate): Promise<void> {
  await enterCode(page, t('users.code.new'));
  await enterCode(page, t('users.code.repeat'));
}

/** Enters the code on the keypad. */
export async function enterCode(page: Page, question: string): Promise<void> {
  await expect(page.getByLabel(question, { exact: true }).first()).toBeVisible();
  for (const digit of newPaymentCode) await page.getByRole('button', { name: digit, exact: true }).click();
}

/** Confirms that the parcel of the order that is open has arrived. */
export async function confirmReceipt(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('orders.receive'), exact: true }).click();
  const sure = page.getByRole('alertdialog').getByRole('button', { name: t('orders.receive.yes') });
  await Promise.all([waitForStatus(page, t('orders.receive.done')), sure.click()]);
}
