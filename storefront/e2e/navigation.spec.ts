import type { Page } from '@playwright/test';
import { expect, test, visit } from './journey.ts';

/** Keeps the code of a screen back until it is released. */
async function holdScreen(page: Page, name: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve();
}

test('a tap shows at once, the screen once its code is there', async ({ page, t }) => {
  const release = await holdScreen(page, 'explore-screen');
  await visit(page, '/home');
  const tab = page.getByRole('navigation', { name: t('shell.tabs') }).getByRole('link', { name: t('title.explore') });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/\/explore$/);
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
});

test('of two taps before a screen is there the later one counts', async ({ page, t }) => {
  const release = await holdScreen(page, 'explore-screen');
  await visit(page, '/home');
  const tabs = page.getByRole('navigation', { name: t('shell.tabs') });
  await tabs.getByRole('link', { name: t('title.explore') }).click();
  await tabs.getByRole('link', { name: t('title.bag') }).click();
  // A visitor is sent to sign in.
  await expect(page).toHaveURL(/\/login\?back=/);
  const explored = page.waitForResponse(/explore-screen/);
  release();
  await explored;
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
});

test.describe('without the code of a screen', () => {
  test.use({ expectedErrors: /explore-screen/ });

  test('it is fetched again with the next visit', async ({ page, t }) => {
    const isExplore = /\/assets\/explore-screen-/;
    await page.route(isExplore, (route) => route.abort());
    await visit(page, '/home');
    const explore = page
      .getByRole('navigation', { name: t('shell.tabs') })
      .getByRole('link', { name: t('title.explore') });
    await explore.click();
    await expect(page.getByText(t('shell.offlineText'))).toBeVisible();
    await page.unroute(isExplore);
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await explore.click();
    await expect(page).toHaveURL(/\/explore$/);
    await expect(page.getByText(t('shell.offlineText'))).toBeHidden();
  });
});

test('a jump within a screen is one step of the history, and the screen stays', async ({ page, paths, t }) => {
  await visit(page, '/home');
  await page.evaluate(() => (location.hash = '#main'));
  await visit(page, paths.product);
  await page.goBack();
  await expect(page).toHaveURL(/\/home#main$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('navigation', { name: t('shell.tabs') })).toBeVisible();
});
