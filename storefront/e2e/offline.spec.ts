import type { Page } from '@playwright/test';
import type { Translate } from '../app/i18n/translate.ts';
import { expect, fetchedAhead, test, visit } from './journey.ts';

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

const exploreTab = (page: Page, t: Translate) =>
  page.getByRole('navigation', { name: t('shell.tabs') }).getByRole('link', { name: t('title.explore') });

test('a screen that could not be fetched is shown once the network is back', async ({ page, context, t }) => {
  await visit(page, '/home');
  await fetchedAhead(page);
  await context.setOffline(true);
  await exploreTab(page, t).click();
  await expect(page.getByRole('heading', { name: t('shell.offline') })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: t('home.picked') })).toBeVisible();
  await expect(page).toHaveURL(/\/explore$/);
});

test('what a screen could not load comes once the network is back', async ({ page, context, t }) => {
  await visit(page, '/searchs');
  await context.setOffline(true);
  await page.getByRole('main').getByRole('searchbox').fill('a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('shell.offline') })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveURL(/q=a/);
});
