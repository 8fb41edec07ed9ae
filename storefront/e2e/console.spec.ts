import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { type Locale, locales } from '@tradewind/contract/base/locales';
import { operatorRoles } from '@tradewind/contract/base/operator-roles';
import { shopSignIn } from '@tradewind/contract/goods/shop-desk/me';
import { authenticatorCode, Desk, deskScreen } from './desk.ts';
import { allScreensTimeout, expect, test } from './journey.ts';
import { expectNoOverflow } from './overflow.ts';
import { findAccessibilityViolations } from './accessibility.ts';
import { demoPassword } from './shop.ts';
import { openSession } from './shopper.ts';

test('an operator signs in with the current code only', async ({ browser }) => {
  test.setTimeout(120_000);
  const desk = await Desk.open(browser);
  const wrong = desk.page.getByText('E-mail, password or code is not correct.');
  const now = new Date();
  await desk.openSignIn();
  // The history holds the desk and the sign-in page only, so one step back leaves it.
  expect(await desk.page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
  await desk.signIn('support@tradewind.example', authenticatorCode(new Date(now.getTime() - 3_600_000)));
  await expect(wrong).toBeVisible();
  await desk.signIn('support@tradewind.example', authenticatorCode(now));
  await expect(desk.page.getByRole('navigation', { name: 'Console' })).toBeVisible();
  // Figures of the dashboard are named after shoppers too.
  await expect(desk.page.getByRole('link', { name: 'Shoppers', exact: true })).toBeVisible();
  // The support role has no access to settings.
  await expect(desk.page.getByRole('link', { name: 'Settings' })).toBeHidden();
  await desk.page.getByRole('button', { name: 'Sign out' }).click();
  await expect(desk.page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();

  await desk.signIn('support@tradewind.example', authenticatorCode(now));
  await expect(wrong).toBeVisible();
  await desk.close();
});

test('sign-in is locked after wrong guesses', async ({ browser }) => {
  test.setTimeout(120_000);
  const desk = await Desk.open(browser);
  const unknownEmail = `${randomUUID()}@tradewind.example`;
  await desk.openSignIn();
  await desk.signIn(unknownEmail, '000000');
  const alert = desk.page.getByRole('alert');
  await expect(alert).toContainText('is not correct');
  const again = desk.page.getByRole('button', { name: 'Sign in' });
  await expect(async () => {
    await again.click();
    await expect(alert).toContainText('Too many failed attempts', { timeout: 1_000 });
  }).toPass();
  await desk.close();
});

/** Both desks: how to open them, and the entry of their menu that appears last. */
const desks = {
  operators: {
    open: async (browser: Browser, options: BrowserContextOptions) => Desk.openAs(browser, operatorRoles, options),
    last: 'demo_chain',
  },
  'a shop': {
    async open(browser: Browser, options: BrowserContextOptions) {
      const url = options.baseURL!;
      ownerSession ??= openSession(url, shopSignIn, { account: 'shop-hoshi-audio', password: demoPassword });
      const session = await ownerSession;
      const desk = await Desk.openWith(browser, 'localStorage', session, options);
      // The preview in a frame is a page of the storefront, which has the cookie alone.
      await desk.page.context().addCookies([{ name: 'shop-session', value: session.token, url }]);
      return desk;
    },
    last: 'shop_audit',
  },
};
let ownerSession: Promise<{ token: string }> | undefined;

for (const [whose, { open, last }] of Object.entries(desks)) {
  test(`every screen of the desk of ${whose} opens without a refusal and is accessible`, async ({
    browser,
    origin,
  }) => {
    test.setTimeout(allScreensTimeout);
    const desk = await open(browser, { baseURL: origin, reducedMotion: 'reduce' });
    for (const path of await desk.menuPaths(last)) {
      await desk.openMenuEntry(path);
      expect.soft(await desk.messages(), path).toEqual([]);
      expect.soft(await findAccessibilityViolations(desk.page), path).toEqual([]);
    }
    await desk.close();
  });

  for (const language of locales) {
    test(`no screen of the desk of ${whose} overflows, in ${language}`, async ({ browser, origin }) => {
      test.setTimeout(allScreensTimeout);
      const desk = await open(browser, { baseURL: origin, locale: spoken[language], reducedMotion: 'reduce' });
      for (const path of await desk.menuPaths(last)) {
        await desk.openMenuEntry(path);
        // The desk's own width last, because the menu is visible only there.
        for (const viewport of [{ width: 390, height: 844 }, deskScreen.viewport]) {
          await desk.page.setViewportSize(viewport);
          await expectNoOverflow(desk.page, `${path} at ${viewport.width}`);
        }
      }
      await desk.close();
    });
  }
}

const spoken: Record<Locale, string> = { en: 'en-GB', 'zh-CN': 'zh-CN', ja: 'ja-JP', ko: 'ko-KR', th: 'th-TH' };
