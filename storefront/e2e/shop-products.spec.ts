import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { ShopDesk } from './shop.ts';

const owner = 'shop-hoshi-audio';

test('a shop makes a product of two colours on a phone, and shoppers see it until it is taken off sale', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const desk = await openDesk(browser);
  const { page } = desk;
  await page.goto('/console/shop_products/create');
  await page.getByLabel('Title').fill('Journey speaker');
  await page.getByRole('textbox', { name: 'Description' }).fill('Small, loud and light.');
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Colour');
  await page.getByRole('textbox', { name: 'Value 1' }).fill('Red');
  await page.getByRole('button', { name: 'Add a value' }).click();
  await page.getByRole('textbox', { name: 'Value 2' }).fill('Blue');
  await page.getByLabel('All at once: Price').fill('25');
  await page.getByLabel('Compare-at price, Red').fill('20');
  await page.getByLabel('Category').click();
  await page.getByRole('option', { name: 'Electrical' }).first().click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'speaker.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();

  await test.step('a refused price is marked, and nothing typed is lost', async () => {
    await save(page);
    await expect(page.getByRole('alert')).toContainText('must be higher');
    await expect(page.getByLabel('Compare-at price, Red')).toBeFocused();
    await page.getByLabel('Compare-at price, Red').fill('30');
  });
  await save(page);
  await expect(page.getByText('Everything is saved')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await act(page, 'Publish');
  const path = await page.getByRole('link', { name: 'See the public page' }).getAttribute('href');
  const shopper = await page.context().newPage();
  await shopper.goto(path!);
  await expect(shopper.getByRole('heading', { name: 'Journey speaker' })).toBeVisible();
  const photo = shopper.locator('[aria-roledescription=slide] img');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('-400.webp');
  await shopper.close();

  const isOffered = async () => (await (await request.get(path!)).text()).includes('"on_sale":true');
  expect(await isOffered()).toBe(true);
  await act(page, 'Take off sale');
  await expect(page.getByText('Taken off sale')).toBeVisible();
  // Long before the page would be drawn anew anyway.
  await expect.poll(isOffered, { timeout: 5_000 }).toBe(false);
  await desk.close();
});

test('of two people who edit a product, the second is told and joins both changes', async ({ browser }) => {
  const desk = await openDesk(browser);
  const first = desk.page;
  await first.goto('/console/shop_products');
  await first.getByText('Sunset travel guitar').click();
  await expect(first.getByText('Everything is saved')).toBeVisible();
  const second = await first.context().newPage();
  await second.goto(first.url());
  await expect(second.getByText('Everything is saved')).toBeVisible();

  await first.getByLabel('HS code').fill('920290');
  await save(first);
  await expect(first.getByText('Everything is saved')).toBeVisible();
  await second.getByLabel('Name for customs').fill('guitar');
  await save(second);
  await expect(second.getByRole('dialog')).toContainText('Hoshi Audio saved it');
  await second.getByRole('button', { name: 'Continue' }).click();
  await expect(second.getByLabel('HS code')).toHaveValue('920290');
  await save(second);
  await expect(second.getByText('Everything is saved')).toBeVisible();
  await expect(second.getByLabel('Name for customs')).toHaveValue('guitar');
  await desk.close();
});

test('what was typed and not saved is there again after leaving the screen', async ({ browser }) => {
  const desk = await openDesk(browser);
  const { page } = desk;
  await page.goto('/console/shop_products');
  await page.getByText('Heritage FM').click();
  await page.getByLabel('Name for customs').fill('radio');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByText('Heritage FM').click();
  await expect(page.getByLabel('Name for customs')).toHaveValue('radio');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Name for customs')).toHaveValue('');
  await desk.close();
});

async function openDesk(browser: Parameters<typeof ShopDesk.open>[0]): Promise<ShopDesk> {
  const desk = await ShopDesk.open(browser);
  await desk.page.emulateMedia({ reducedMotion: 'reduce' });
  await desk.signIn(owner);
  await expect(desk.page.getByRole('heading', { level: 1, name: 'Hoshi Audio' })).toBeVisible();
  return desk;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Presses the button of an act and confirms it. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}
