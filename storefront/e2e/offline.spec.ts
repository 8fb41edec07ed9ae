import { expect, test, visit } from './journey.ts';

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

test('a screen reports a lost network and recovers', async ({ page, context, paths, t }) => {
  await visit(page, paths.shop);
  await visit(page, '/home');
  const navigation = page.getByRole('navigation', { name: t('shell.tabs') });
  await navigation.getByRole('link', { name: t('title.explore') }).hover();
  await context.setOffline(true);
  await navigation.getByRole('link', { name: t('title.explore') }).click();
  await expect(page.getByRole('heading', { name: t('shell.offline') })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: t('shell.tryAgain') }).click();
  await expect(page.getByRole('heading', { name: t('home.picked') })).toBeVisible();
});
