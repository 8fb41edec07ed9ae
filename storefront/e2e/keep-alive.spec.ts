import type { Page } from '@playwright/test';
import { expect, test, visit } from './journey.ts';

/** The column scrolls, not the window. */
const column = (page: Page) => page.locator('[data-scroller]');
const scrolled = (page: Page) => column(page).evaluate((element) => Math.round(element.scrollTop));
/** Products of the visible screen; hidden screens have no roles. */
const tiles = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .filter({ has: page.getByRole('button') });

test('Home keeps its state after Explore and after a product', async ({ page, t }) => {
  await visit(page, '/home');
  const atFirst = await tiles(page).count();
  await column(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(atFirst);
  await column(page).evaluate((element) => element.scrollTo({ top: 2400 }));
  const left = { tiles: await tiles(page).count(), at: await scrolled(page) };
  expect(left.at).toBeGreaterThan(1000);

  const navigation = page.getByRole('navigation', { name: t('shell.tabs') });
  await navigation.getByRole('link', { name: t('title.explore') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('title.explore') })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBeLessThan(50);
  await navigation.getByRole('link', { name: t('title.home') }).click();
  await expect.poll(() => scrolled(page)).toBe(left.at);
  expect(await tiles(page).count()).toBe(left.tiles);

  // A click may scroll the target into view first.
  await (await productInView(page)).dispatchEvent('click');
  await expect(page).toHaveURL(/\/detail\//);
  await expect(page.getByRole('button', { name: t('catalog.addToCart'), exact: true })).toBeVisible();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(left.at);
  expect(await tiles(page).count()).toBe(left.tiles);
});

test('a product screen is mounted anew on each visit', async ({ page, t }) => {
  await visit(page, '/home');
  const first = tiles(page)
    .filter({ hasText: t('catalog.top', { rank: 1 }) })
    .getByRole('link');
  await first.click();
  const addToCart = page.getByRole('button', { name: t('catalog.addToCart'), exact: true });
  await expect(addToCart).toBeVisible();
  await column(page).evaluate((element) => element.scrollTo({ top: 900 }));
  await addToCart.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await first.click();
  await expect(addToCart).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => scrolled(page)).toBeLessThan(50);
});

/** The first product whose tile is fully visible. */
async function productInView(page: Page) {
  const place = await tiles(page).evaluateAll((all) =>
    all.findIndex(
      (tile) => tile.getBoundingClientRect().top > 100 && tile.getBoundingClientRect().bottom < innerHeight - 100,
    ),
  );
  return tiles(page).nth(place).getByRole('link');
}
