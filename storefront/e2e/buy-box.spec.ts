import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from './journey.ts';
import type { Translate } from '../app/i18n/translate.ts';

/** Chooses, on the page of a product, the country that it is sent to. */
async function sendTo(page: Page, t: Translate, country: string): Promise<void> {
  await page.getByRole('button', { name: t('catalog.deliverTo') }).click();
  await choosePlace(page, t, country);
}

/** Chooses a country in the open sheet. */
async function choosePlace(page: Page, t: Translate, country: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('addresses.country') });
  await dialog.getByRole('searchbox').fill(country);
  await dialog.getByText(country, { exact: true }).click();
}

test('a visitor sees what a product costs at the door as soon as the destination is known', async ({
  page,
  t,
  paths,
}) => {
  await visit(page, paths.product);
  await expect(page.getByText(t('freight.allInUnknown'))).toBeVisible();
  await sendTo(page, t, 'Singapore');
  await expect(page.getByText(t('freight.dutyAndTax'))).toBeVisible();
  await expect(page.getByText(t('freight.allInUnknown'))).toHaveCount(0);
});

test('who chose the destination below the price stands at the destination, in its row', async ({ page, t, paths }) => {
  await visit(page, paths.product);
  await page.getByRole('button', { name: t('freight.allInUnknown') }).press('Enter');
  await choosePlace(page, t, 'Singapore');
  await expect(page.getByText(t('freight.dutyAndTax'))).toBeVisible();
  await expect(page.getByRole('button', { name: `${t('catalog.deliverTo')} Singapore` })).toBeFocused();
});

test('a telephone says below the cost at the door who holds the payment, and how long a refund can be requested', async ({
  page,
  t,
  paths,
}) => {
  await visit(page, paths.product);
  const held = page.getByText(t('catalog.held', { count: 15 })).filter({ visible: true });
  const [cost, line] = [await page.getByText(t('freight.allInUnknown')).boundingBox(), await held.boundingBox()];
  expect(line!.y).toBeGreaterThan(cost!.y + cost!.height);
});

test.describe('with a mouse in a wide window', () => {
  test.use({
    isMobile: false,
    hasTouch: false,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('the buttons stay in their place when a visitor has chosen the destination', async ({ page, t, paths }) => {
    await visit(page, paths.product);
    const buy = page.getByRole('button', { name: t('catalog.buyNow') });
    const ask = page.getByRole('button', { name: t('freight.allInUnknown') });
    const [asked, before] = [await ask.boundingBox(), await buy.boundingBox()];
    await ask.click();
    await choosePlace(page, t, 'Singapore');
    await expect(page.getByText(t('freight.dutyAndTax'))).toBeVisible();
    expect((await buy.boundingBox())!.y).toBe(before!.y);
    expect(asked!.y + asked!.height).toBeLessThan(before!.y);
  });

  test('right below the buttons stands who holds the payment, and how long a refund can be requested', async ({
    page,
    t,
    paths,
  }) => {
    await visit(page, paths.product);
    const held = page.getByText(t('catalog.held', { count: 15 })).filter({ visible: true });
    const [buy, line] = [
      await page.getByRole('button', { name: t('catalog.buyNow') }).boundingBox(),
      await held.boundingBox(),
    ];
    const distance = line!.y - buy!.y - buy!.height;
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(20);
  });

  test('the cost at the door is that of the chosen number', async ({ page, t, paths }) => {
    await visit(page, paths.product);
    await sendTo(page, t, 'Singapore');
    const box = page.locator('[data-buy-box] [aria-live=polite]').filter({ hasText: t('freight.dutyAndTax') });
    await expect(box).toBeVisible();
    await expect(box).not.toContainText('×');
    await page.getByRole('button', { name: t('catalog.more'), exact: true }).click();
    await expect(box).toContainText('× 2');
  });

  test('a card shows its second picture under the mouse, which is not loaded before', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await visit(page, '/search');
    const card = page.locator('li:has(> img.second)').first();
    const second = card.locator('> img.second');
    await expect(card).toBeVisible();
    const address = (await second.getAttribute('src')) ?? '';
    await expect(second).toBeHidden();
    expect(loaded).not.toContain(address);
    await card.hover();
    await expect(second).toBeVisible();
    await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('a photograph is enlarged under the mouse, and a press opens the viewer', async ({ page, paths }) => {
    await visit(page, paths.product);
    const slide = page.locator('[aria-roledescription=slide] button').first();
    const photo = slide.locator('img');
    await expect(async () => {
      await page.mouse.move(0, 0);
      await slide.hover();
      await slide.hover({ position: { x: 100, y: 100 } });
      await expect(photo).toHaveCSS('scale', '2', { timeout: 500 });
    }).toPass();
    await page.mouse.move(0, 0);
    await expect(photo).toHaveCSS('scale', 'none');
    await slide.click();
    await expect(page.getByRole('dialog').locator('li:not([inert]) img')).toBeVisible();
  });

  test('on the page and in the viewer a photograph itself lies under the mouse, so that it can be saved', async ({
    page,
    paths,
  }) => {
    const onPage = page.locator('[aria-roledescription=slide] img').first();
    const inViewer = page.getByRole('dialog').locator('li:not([inert]) img');
    await visit(page, paths.product);
    expect(await isOnTop(onPage)).toBe(true);
    await onPage.click();
    await expect(inViewer).toBeVisible();
    expect(await isOnTop(inViewer)).toBe(true);
  });

  test('title and description of a product are selected by the mouse', async ({ page, paths }) => {
    await visit(page, paths.product);
    for (const text of [page.getByRole('heading', { level: 1 }), page.locator('#details p').first()]) {
      await text.click({ clickCount: 3 });
      expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(await text.innerText());
    }
  });
});

/** Whether an element is what lies under the mouse in its middle. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === node;
  });
