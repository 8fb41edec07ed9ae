import type { Page } from '@playwright/test';
import { cart } from '@tradewind/contract/trade/cart';
import { offlineShellPath } from '../app/paths/offline-shell.ts';
import { expect, test as base, visit } from './journey.ts';
import { type Network, openNetwork } from './network.ts';
import { signInNewShopper } from './shopper.ts';

const test = base.extend<{ network: Network }>({
  network: async ({ baseURL }, use) => {
    const network = await openNetwork(baseURL ?? '');
    await use(network);
    await network.close();
  },
  origin: async ({ network }, use) => use(network.origin),
});

test.use({
  serviceWorkers: 'allow',
  shopper: 'demo',
  expectedErrors: /ERR_|Failed to fetch|Failed to load resource/,
});

test('installs, and opens without a network with the order, the bag and the product seen last', async ({
  page,
  context,
  network,
  paths,
  origin,
  t,
}) => {
  test.setTimeout(180_000);
  await visit(page, `${origin}/home`);
  await untilKept(page);
  const manifest = await page.request.get(await page.locator('link[rel="manifest"]').evaluate(hrefOf));
  expect(await manifest.json()).toMatchObject({ start_url: '/home', display: 'standalone' });

  const seen = new Map<string, string>();
  const idIn = (path: string) => path.split('/')[2] ?? '';
  for (const [path, kept] of [
    [paths.product, idIn(paths.product)],
    [paths.orders[0], idIn(paths.orders[0])],
    ['/bag', cart.path],
  ] as const) {
    await visit(page, origin + path);
    seen.set(path, await productOn(page, path));
    await untilSeen(page, kept);
  }
  await visit(page, `${origin}/filter`);

  network.lose();
  await context.setOffline(true);
  await page.goto(`${origin}/home`);
  await expect(page.locator('main a[href^="/detail"]').first()).toBeVisible();
  for (const [path, name] of seen) {
    await page.goto(origin + path);
    await expect(page.locator('main').getByText(name).first()).toBeVisible();
    await expect(page.getByText(t('app.asOf', { time: '' }).replace(/\W+$/, ''))).toBeVisible();
  }
  await page.goto(`${origin}/filter`);
  await expect(page.getByText(t('users.me.offline'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('users.me.allOrders') })
    .click();
  await expect(page.getByRole('heading', { name: t('title.myPurchases') })).toBeVisible();
});

test('keeps nothing of a shopper who has signed out', async ({ page, context, origin, t }) => {
  // The session of the demo shopper is shared with other journeys.
  await signInNewShopper(context, origin);
  await visit(page, `${origin}/bag`);
  await untilKept(page);
  await untilSeen(page, cart.path);
  await visit(page, `${origin}/setting`);
  await page.getByRole('button', { name: t('users.setting.signOut') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('users.setting.signOut') })
    .click();
  await expect.poll(async () => (await keptAnswers(page)).filter((url) => url.includes(cart.path))).toEqual([]);
});

test('a new version waits until somebody wants it', async ({ page, network, origin, t }) => {
  await visit(page, `${origin}/home`);
  await untilKept(page);
  network.bringNewVersion();
  await visit(page, `${origin}/home`);
  await expect(page.getByText(t('app.newVersion'))).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  await page.getByRole('button', { name: t('app.reload') }).click();
  await expect(page.locator('html[data-before]')).toHaveCount(0);
  await expect(page.getByText(t('app.newVersion'))).toBeHidden();
});

const hrefOf = (link: Element): string => (link as HTMLLinkElement).href;

/** Waits until the service worker controls the page and has kept the shell. */
const untilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        async (shell) => [navigator.serviceWorker.controller !== null, Boolean(await caches.match(shell))],
        offlineShellPath,
      ),
    )
    .toEqual([true, true]);

/** The addresses of the answers that can be read without a network. */
const keptAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('last-seen'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });

/** Waits until an answer whose address has `part` can be read without a network: a page that is left early keeps none. */
const untilSeen = (page: Page, part: string) =>
  expect.poll(async () => (await keptAnswers(page)).some((url) => url.includes(part))).toBe(true);

/** The name of the first product that a screen shows. */
async function productOn(page: Page, path: string): Promise<string> {
  const names = path.startsWith('/detail')
    ? page.getByRole('heading', { level: 1 })
    : page.locator('main a[href^="/detail"]:not(:has(img))');
  await expect(names.first()).not.toBeEmpty();
  return (await names.first().innerText()).split('\n')[0] ?? '';
}
