import { sessionCookie } from '../app/api/session-cookie.ts';
import { expect, test, visit, waitForStatus } from './journey.ts';

test('the server redirects a visitor to sign in', async ({ request }) => {
  const answer = await request.get('/myPurchases/1?from=mail', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe(`/login?back=${encodeURIComponent('/myPurchases/1?from=mail')}`);
});

test('a visitor who opens a private address is told to log in first', async ({ page, t }) => {
  await Promise.all([waitForStatus(page, t('shell.loginFirst')), visit(page, '/bag')]);
  await expect(page).toHaveURL('/login?back=%2Fbag');
});

test('the page sends a visitor to sign in and back', async ({ page, t }) => {
  await visit(page, '/home');
  const tabs = page.getByRole('navigation', { name: t('shell.tabs') });
  await Promise.all([
    waitForStatus(page, t('shell.loginFirst')),
    tabs.getByRole('link', { name: t('title.me'), exact: true }).click(),
  ]);
  await expect(page).toHaveURL('/login?back=%2Ffilter');
  await page.getByLabel(t('users.login.account')).fill('demo');
  await page.getByLabel(t('users.password'), { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: t('title.login') }).click();
  await expect(page).toHaveURL('/filter');
  await expect(page.getByRole('main').getByText('Anya Wattana')).toBeVisible();
});

test('a visitor who buys goes on to the checkout of that choice after signing in', async ({ page, t }) => {
  await visit(page, '/search?q=linen');
  await page.getByRole('link', { name: 'Linen-blend midi dress with square neckline' }).click();
  await page.getByRole('button', { name: t('catalog.buyNow'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Terracotta' }).click();
  await sheet.getByRole('button', { name: 'L', exact: true }).click();
  await sheet.getByRole('button', { name: t('catalog.buyNow') }).click();
  await expect(page).toHaveURL(/\/login\?back=%2Fcheckout/);
  await page.getByLabel(t('users.login.account')).fill('demo');
  await page.getByLabel(t('users.password'), { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: t('title.login') }).click();
  await expect(page).toHaveURL(/\/checkout\?/);
  await expect(page.getByRole('main')).toContainText(/linen/i);
});

test('a wrong password is reported in the form', async ({ page, t }) => {
  await visit(page, '/login');
  await page.getByLabel(t('users.login.account')).fill('nobody-of-that-name');
  await page.getByLabel(t('users.password'), { exact: true }).fill('not this one');
  await page.getByRole('button', { name: t('title.login') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test.describe('signed in', () => {
  test.use({ shopper: 'demo' });

  test('the sign-in screen redirects a signed-in shopper', async ({ page, request, context }) => {
    const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await request.get('/login?back=/bag', { maxRedirects: 0, headers: { cookie: cookies } });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, '/']);
    await visit(page, '/login');
    await expect(page).toHaveURL('/home');
  });
});

test.describe('with a session that ended elsewhere', () => {
  test.use({ expectedErrors: /401/ });

  test('the shopper is sent to sign in again, and the session cookie is removed', async ({
    page,
    context,
    origin,
    t,
  }) => {
    await context.addCookies([{ name: sessionCookie, value: 'no-longer-known', url: origin }]);
    await visit(page, '/bag');
    await expect(page).toHaveURL('/login?back=%2Fbag');
    await expect(page.getByLabel(t('users.login.account'))).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain(sessionCookie);
  });
});
