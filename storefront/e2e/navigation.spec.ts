import type { Locator, Page } from '@playwright/test';
import { runAxe } from './accessibility.ts';
import { expect, test, visit } from './journey.ts';

/** Bytes a second, and milliseconds until the first of them: a telephone at the edge of its network. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 20_000 };
const quick = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * Milliseconds from a press on a slow network until the page has something that a selector finds. The least of five, since
 * what else the machine does is not the page's.
 */
async function answerTime(page: Page, path: string, pressed: Locator, selector: string): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  const times: number[] = [];
  for (let tries = 0; tries < 5 && !times.some((time) => time < 100); tries += 1) {
    await browser.send('Network.emulateNetworkConditions', quick);
    await visit(page, path);
    await expect(pressed).toBeVisible();
    await browser.send('Network.emulateNetworkConditions', slow);
    times.push(await timeOfAnswer(page, pressed, selector));
  }
  return Math.min(...times);
}

async function timeOfAnswer(page: Page, pressed: Locator, selector: string): Promise<number> {
  const time = page.evaluate(
    ([link, wanted]) =>
      new Promise<number>((resolve) => {
        link!.addEventListener('click', ({ timeStamp }) => {
          const look = () =>
            document.querySelector(wanted) ? resolve(performance.now() - timeStamp) : requestAnimationFrame(look);
          requestAnimationFrame(look);
        });
      }),
    [await pressed.elementHandle(), selector] as const,
  );
  await pressed.click();
  return time;
}

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

test('a tab shows within 100 ms that it was pressed, also on a slow network', async ({ page, t }) => {
  const tab = page.getByRole('navigation', { name: t('shell.tabs') }).getByRole('link', { name: t('title.explore') });
  expect(await answerTime(page, '/home', tab, 'nav a[aria-current][href="/explore"]')).toBeLessThan(100);
});

test.describe('in a wide window', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1440, height: 900 } });

  test('a link of the header shows within 100 ms that it was pressed, also on a slow network', async ({ page, t }) => {
    const help = page.getByRole('banner').getByRole('link', { name: t('shell.help') });
    expect(await answerTime(page, '/home', help, 'header a[aria-busy][href="/helpAndSupport"]')).toBeLessThan(100);
  });

  test.describe('signed in', () => {
    test.use({ shopper: 'demo' });

    test('a row of the side column shows within 100 ms that it was pressed', async ({ page, t }) => {
      const row = page.getByRole('navigation', { name: t('title.me') }).getByRole('link', { name: t('title.coupons') });
      expect(await answerTime(page, '/filter', row, 'nav a[aria-busy][href="/coupons"]')).toBeLessThan(100);
    });
  });

  test('the skip link stands in a landmark, and leads to the screen', async ({ page, t }) => {
    await visit(page, '/home');
    const skip = page.getByRole('banner').getByRole('link', { name: t('shell.skip') });
    await expect(skip).toHaveCount(1);
    const { violations } = await runAxe(page, { runOnly: ['region', 'skip-link'] });
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
  });
});

test.describe('signed in', () => {
  test.use({ shopper: 'demo' });

  test("a shopper's screen has its skeleton within 100 ms, also on a slow network", async ({ page, t }) => {
    const tab = page.getByRole('navigation', { name: t('shell.tabs') }).locator('a[href="/filter"]');
    expect(await answerTime(page, '/home', tab, 'main .stand-in .skeleton')).toBeLessThan(100);
    await expect(page).toHaveURL(/\/filter$/);
    await expect(page.locator('.stand-in')).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Anya Wattana')).toBeVisible();
  });
});
