import { refundReasonTexts } from '@tradewind/contract/trade/aftersale-reasons';
import type { Page } from '@playwright/test';
import type { Translate } from '../app/i18n/translate.ts';
import { expect } from './journey.ts';
import { closeByKey, expectKeptFocus, press, tabTo, typeInto } from './keys.ts';
import { newPaymentCode } from './shopper.ts';

/** From the checkout, without an address, to the paid order, by keyboard alone. */
export async function payByKeyboard(page: Page, t: Translate): Promise<void> {
  await addAddress(page, t);
  await pay(page, t);
}

async function addAddress(page: Page, t: Translate): Promise<void> {
  await press(page, page.getByRole('link', { name: t('orders.address.add') }));
  await press(page, page.getByRole('link', { name: t('addresses.add'), exact: true }));
  await typeInto(page, page.getByLabel(t('addresses.name')), 'Nok Journey');
  await typeInto(page, page.getByLabel(t('users.mobile')), '081 234 5678');
  const country = page.getByRole('button', { name: t('addresses.country') });
  await press(page, country);
  const sheet = page.getByRole('dialog', { name: t('addresses.country') });
  await typeInto(page, sheet.getByRole('searchbox', { name: t('addresses.searchCountry') }), 'thail');
  await press(page, sheet.getByRole('button', { name: 'Thailand', exact: true }), 'Space');
  await expect(sheet).toBeHidden();
  await expect(country).toBeFocused();
  await typeInto(page, page.getByLabel(t('addresses.detail')), '18 Sukhumvit 24');
  const area = page.getByRole('button', { name: t('addresses.area'), exact: true });
  await press(page, area);
  const areas = page.getByRole('dialog', { name: t('addresses.area') });
  await expect(areas.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('khlong toei');
  await expect(areas.getByRole('option').first()).toContainText('Bangkok');
  await page.keyboard.press('Enter');
  await closeByKey(page, areas);
  await expect(area).toBeFocused();
  await expect(area).toHaveText('Bangkok, Khlong Toei');
  await typeInto(page, page.getByLabel(t('addresses.postcode')), '10110');
  await press(page, page.getByRole('button', { name: t('addresses.save') }));
  await expect(page).toHaveURL(/\/checkout\?/);
  await expect(page.getByRole('link', { name: t('orders.address') })).toContainText('Nok Journey');
  await expectKeptFocus(page);
}

async function pay(page: Page, t: Translate): Promise<void> {
  const row = page.getByRole('button', { name: t('freight.delivery') });
  await press(page, row);
  const sheet = page.getByRole('dialog', { name: t('freight.choose') });
  await tabTo(page, sheet.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(sheet).toBeVisible();
  const chosen = (await sheet.getByRole('radio', { checked: true }).locator('xpath=..').innerText()).split('\n')[0]!;
  await page.keyboard.press('Space');
  await expect(sheet).toBeHidden();
  await expect(row).toContainText(chosen);
  await expect(row).toBeFocused();
  await press(page, page.getByRole('button', { name: t('orders.pay', { amount: '$' }) }));
  const code = page.getByRole('dialog', { name: t('orders.pay.title') });
  await expect(code.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(newPaymentCode);
  await expect(page.getByRole('heading', { level: 1, name: t('orders.paid.title') })).toBeVisible();
  await expectKeptFocus(page);
  await press(page, page.getByRole('link', { name: t('orders.paid.orders', { count: 1 }) }));
  await expect(page.getByText(t('orders.fact.number'), { exact: true })).toBeVisible();
  await expectKeptFocus(page);
}

/** From the page of a paid order to its requested refund, by keyboard alone. */
export async function askRefund(page: Page, t: Translate): Promise<void> {
  await press(page, page.getByRole('link', { name: t('title.refund') }));
  const reason = page.getByRole('button', { name: t('refunds.reason') });
  await press(page, reason);
  const sheet = page.getByRole('dialog', { name: t('refunds.reason') });
  await tabTo(page, sheet.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(sheet).toBeVisible();
  const wanted = sheet.getByRole('radio', { checked: true });
  await expect(wanted).toBeFocused();
  const text = (await wanted.locator('xpath=..').innerText()).trim();
  expect(Object.values(refundReasonTexts).map(({ en }) => en)).toContain(text);
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(reason).toContainText(text);
  await expect(reason).toBeFocused();
  await typeInto(page, page.getByLabel(t('refunds.explanation')), 'Ordered twice');
  await press(page, page.getByRole('button', { name: t('refunds.submit', { amount: '$' }) }));
  await expect(page.getByText(t('refunds.statusText.pending'))).toBeVisible();
  await expectKeptFocus(page);
}

/** From the page of a refund to a message for its shop, by keyboard alone. */
export async function writeToShop(page: Page, t: Translate): Promise<void> {
  await press(page, page.getByRole('link', { name: t('service.askShop') }));
  await typeInto(page, page.getByRole('textbox', { name: t('service.input') }), 'Please see my refund');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log', { name: t('service.log') });
  await expect(log.getByText('Please see my refund')).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('service.input') })).toBeFocused();
  const more = page.getByRole('button', { name: t('service.menu'), exact: true });
  await tabTo(page, more, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: t('service.menu') });
  await expect(menu).toBeVisible();
  await closeByKey(page, menu);
  await expect(more).toBeFocused();
}
