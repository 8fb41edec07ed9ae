import type { Page } from '@playwright/test';
import type { Translate } from '../app/i18n/translate.ts';
import { findAccessibilityViolations } from './accessibility.ts';
import { expect, test, visit } from './journey.ts';
import { press, tabTo } from './keys.ts';

test.use({ shopper: 'demo' });

/** Opens the form of an address in a country, filled up to the area. */
async function openForm(page: Page, t: Translate, country: string): Promise<void> {
  await visit(page, '/addressForm');
  await page.getByLabel(t('addresses.name')).fill('Ann Journey');
  await page.getByLabel(t('users.mobile')).fill('+1 415 555 2671');
  await page.getByRole('button', { name: t('addresses.country') }).click();
  await page.getByRole('dialog').getByRole('button', { name: country, exact: true }).click();
  await page.getByLabel(t('addresses.detail')).fill('1 Journey Road');
}

/** Saves the form. @returns the parts of the address as they were sent. */
async function save(page: Page, t: Translate): Promise<unknown> {
  const sent = page.waitForRequest('**/api/user/address_add');
  await page.getByRole('button', { name: t('addresses.save') }).click();
  const { set_parts: parts } = (await sent).postDataJSON() as { set_parts: unknown };
  await expect(page.getByText(t('addresses.saved'))).toBeVisible();
  return parts;
}

test('an area of Thailand is found by its name, and brings its postcode', async ({ page, t }) => {
  test.setTimeout(120_000);
  await openForm(page, t, 'Thailand');
  const area = page.getByRole('button', { name: t('addresses.area'), exact: true });
  const sheet = page.getByRole('dialog', { name: t('addresses.area') });
  const search = sheet.getByRole('combobox', { name: t('addresses.searchArea') });

  await test.step('what is nowhere is said so, and can be typed', async () => {
    await area.click();
    await search.fill('Gotham');
    await expect(sheet.getByText(t('addresses.noArea'))).toBeVisible();
    await sheet.getByRole('button', { name: t('addresses.areaNotListed') }).click();
    await expect(page.getByLabel(t('addresses.kind.amphoe'))).toBeVisible();
    await page.getByRole('button', { name: t('addresses.chooseFromList') }).click();
  });

  await test.step('a postcode finds its areas', async () => {
    await area.click();
    await search.fill('50230');
    await expect(sheet.getByRole('option').first()).toContainText('Hang Dong, Chiang Mai');
  });

  await test.step('the chosen one fills the field and the postcode', async () => {
    await search.fill('khlong tan');
    await sheet.getByRole('option').filter({ hasText: 'Khlong Toei, Bangkok' }).click();
    await expect(sheet).toBeHidden();
    await expect(area).toHaveText('Bangkok, Khlong Toei, Khlong Tan');
    await expect(page.getByLabel(t('addresses.postcode'))).toHaveValue('10110');
  });

  expect(await save(page, t)).toMatchObject({
    country: 'TH',
    region: 'Bangkok',
    city: 'Khlong Toei',
    district: 'Khlong Tan',
    postcode: '10110',
  });
  await expect(page.getByText('Khlong Tan, Khlong Toei').first()).toBeVisible();
});

test('an area of China is chosen level by level with the keyboard', async ({ page, t }) => {
  test.setTimeout(120_000);
  await openForm(page, t, 'China');
  const area = page.getByRole('button', { name: t('addresses.area'), exact: true });
  const sheet = page.getByRole('dialog', { name: t('addresses.area') });
  const tab = (name: string) => sheet.getByRole('tab', { name, exact: true });

  await test.step('up from the top is the last, Enter goes down a level', async () => {
    await press(page, area);
    await expect(sheet.getByRole('combobox')).toBeFocused();
    await expect(tab(t('addresses.pick.province'))).toHaveAttribute('aria-selected', 'true');
    await expect(sheet.getByRole('option', { name: /^Zhejiang Sheng/ })).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(tab('Zhejiang Sheng')).toBeVisible();
    await expect(tab(t('addresses.pick.city'))).toHaveAttribute('aria-selected', 'true');
    await expect(sheet.getByRole('option').first()).toContainText('Hangzhou Shi');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(tab(t('addresses.pick.district'))).toHaveAttribute('aria-selected', 'true');
    await expect(sheet.getByRole('option').first()).toContainText('Binjiang Qu');
  });

  await test.step('the screen is accessible, in light and dark', async () => {
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  await test.step('a tab leads back to its level, where the chosen one has a tick', async () => {
    await tabTo(page, tab(t('addresses.pick.district')));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('option', { selected: true })).toContainText('Hangzhou Shi');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  });

  await test.step('the last level closes the sheet, and the focus is back at the field', async () => {
    await tabTo(page, sheet.getByRole('listbox'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(area).toBeFocused();
    await expect(area).toHaveText('Zhejiang Sheng, Hangzhou Shi, Binjiang Qu');
  });

  await test.step('Escape closes it and changes nothing', async () => {
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('option', { selected: true })).toContainText('Binjiang Qu');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(area).toHaveText('Zhejiang Sheng, Hangzhou Shi, Binjiang Qu');
  });

  await page.getByLabel(t('addresses.postcode')).fill('310052');
  expect(await save(page, t)).toMatchObject({
    country: 'CN',
    region: 'Zhejiang Sheng',
    city: 'Hangzhou Shi',
    district: 'Binjiang Qu',
    postcode: '310052',
  });
});
