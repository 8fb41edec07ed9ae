import type { Page } from '@playwright/test';
import { routes } from '../app/routes.ts';
import { sessionCookie } from '../app/api/session-cookie.ts';
import { expect, test } from './journey.ts';
import { sessionOf } from './shopper.ts';

/** The origin that the installation of the journeys allows for `/service`. */
const partner = 'https://app.example';

/** Addresses that are no screens: the desks, the API, its description, files, health, and nothing. */
const others = [
  '/console',
  '/console/orders',
  '/api/index/category',
  '/api/docs',
  '/healthz',
  '/robots.txt',
  '/no/such.js',
];

/** What pages of the own origin show in a frame. */
const ownFrames = /^\/(preview\/|api\/docs)/;

for (const signedIn of [false, true]) {
  for (const dest of ['document', 'iframe']) {
    test(`no page but the conversation can be framed by other sites, ${signedIn ? 'signed in' : 'as a visitor'}, loaded as ${dest}`, async ({
      request,
      origin,
    }) => {
      const cookie = signedIn ? `${sessionCookie}=${await sessionOf(origin, 'demo')}` : '';
      const framed: string[] = [];
      for (const path of [
        ...routes.map(({ path }) => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '1')),
        ...others,
      ]) {
        const headers = { cookie, 'sec-fetch-dest': dest };
        const answer = await request.get(path, { maxRedirects: 0, headers });
        const policy = answer.headers()['content-security-policy'] ?? '';
        const framers = /frame-ancestors ([^;]*)/.exec(policy)?.[1] ?? 'everybody';
        if (framers === `'self' ${partner}`) framed.push(path);
        else expect.soft(framers, path).toBe(ownFrames.test(path) ? `'self'` : `'none'`);
      }
      expect(framed).toEqual(signedIn || dest === 'iframe' ? ['/service'] : []);
    });
  }
}

test.describe('in a page of another site', () => {
  // The installation of the tests is on this machine, which pages of other sites reach with a permission only.
  test.use({ permissions: ['local-network-access'], expectedErrors: /frame-ancestors/ });

  test('a visitor is told in the frame to sign in, and does so in a tab of its own', async ({
    page,
    context,
    origin,
    t,
  }) => {
    const path = '/service?shop=7';
    await openFramed(page, partner, `${origin}${path}`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText(t('service.framed.title'))).toBeVisible();
    const link = frame.getByRole('main').getByRole('link', { name: t('title.login') });
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(tab).toHaveURL(`${origin}/login?back=${encodeURIComponent(path)}`);
    await expect(tab.getByLabel(t('users.login.account'))).toBeVisible();
    await expect(frame.getByText(t('service.framed.title'))).toBeVisible();
  });

  test('a link out of the conversation opens a tab of its own', async ({ page, context, origin, t }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openFramed(page, partner, `${origin}/service`);
    const frame = page.frameLocator('iframe');
    const link = frame.getByRole('banner').getByRole('link', { name: t('title.login') });
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(tab).toHaveURL(`${origin}/login`);
    await expect(frame.getByText(t('service.framed.title'))).toBeVisible();
  });

  for (const [site, path] of [
    ['https://evil.example', '/service'],
    [partner, '/login'],
    [partner, '/security'],
  ] as const) {
    test(`${path} is not shown by ${site}`, async ({ page, origin }) => {
      await openFramed(page, site, `${origin}${path}`);
      await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
      expect(page.frames().map((frame) => frame.url())).not.toContain(`${origin}${path}`);
    });
  }
});

/** Opens a page of another site that shows an address in a frame. */
async function openFramed(page: Page, site: string, address: string): Promise<void> {
  const body = `<!doctype html><title>Host</title><iframe src="${address}" width="1300" height="800"></iframe>`;
  await page.route(`${site}/`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${site}/`);
}
