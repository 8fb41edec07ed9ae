import { type Page, test as base, expect } from '@playwright/test';
import { type Locale, wireNames } from '@tradewind/contract/base/locales';
import { setLanguage } from '@tradewind/contract/people/users';
import { sessionCookie } from '../app/api/session-cookie.ts';
import { loadMessages } from '../app/i18n/messages.ts';
import { makeTranslate, type Translate } from '../app/i18n/translate.ts';
import { interactiveMark } from '../app/shell/interactive-mark.ts';
import { type ShopperPaths, shopperPaths } from './shopper-paths.ts';
import { callApi, type DemoShopper, sessionOf } from './shopper.ts';

interface Options {
  /** The language that the browser asks for. */
  language: Locale;
  /** Browser errors that the journey causes on purpose; any other fails it. */
  expectedErrors: RegExp | null;
  /** The signed-in demo shopper, set to the journey's language; null for a visitor. */
  shopper: DemoShopper | null;
}

interface Journey {
  /** Origin of the installation under test. */
  origin: string;
  /** Translates storefront texts into the journey's language. */
  t: Translate;
  /** Paths with data of the shopper, or of `demo` for a visitor. */
  paths: ShopperPaths;
}

const acceptedLanguages: Record<Locale, string> = {
  en: 'en-GB',
  'zh-CN': 'zh-CN',
  ja: 'ja-JP',
  ko: 'ko-KR',
  th: 'th-TH',
};

/** Timeout of a test that opens every screen, in milliseconds; each step has its own, shorter one. */
export const allScreensTimeout = 600_000;

/** A test that fails on browser errors, warnings, content policy violations and hydration mismatches. */
export const test = base.extend<Options & Journey>({
  language: ['en', { option: true }],
  expectedErrors: [null, { option: true }],
  shopper: [null, { option: true }],

  locale: ({ language }, use) => use(acceptedLanguages[language]),
  t: async ({ language }, use) => use(makeTranslate(language, await loadMessages(language))),
  origin: ({ baseURL }, use) => use(baseURL ?? ''),
  paths: ({ shopper, origin }, use) => shopperPaths(origin, shopper ?? 'demo').then(use),

  context: async ({ context, shopper, language, origin }, use) => {
    if (shopper) {
      const token = await sessionOf(origin, shopper);
      await callApi(origin, setLanguage, { lang: wireNames[language] }, token);
      await context.addCookies([{ name: sessionCookie, value: token, url: origin }]);
    }
    await use(context);
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors = collectErrors(page);
    await use(page);
    expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([]);
  },
});

export { expect } from '@playwright/test';

/** Opens a page and waits until it answers to keys and clicks. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, interactiveMark);
}

/** Waits until an opened page has run what every other screen needs besides its own code. */
export async function fetchedAhead(page: Page): Promise<void> {
  const screens = await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => /\/assets\/screens-[^/]*\.js$/.test(name)),
  );
  // The browser answers with the module that the page imported, once all that it imports has run.
  await page.evaluate(`import(${JSON.stringify(await screens.jsonValue())}).then(() => undefined)`);
}

/**
 * Opens a screen within the loaded page, as a link does. A page that shows no screen yet, or several addresses on the
 * screen that is shown, is loaded.
 */
export async function openWithin(page: Page, path: string): Promise<void> {
  const firstWord = (url: string) => new URL(url, 'http://localhost').pathname.split('/')[1];
  if (!page.url().startsWith('http') || firstWord(page.url()) === firstWord(path)) return visit(page, path);
  await leaveScreen(page, () =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path),
  );
}

/**
 * Does what leads to another screen and waits until that screen is shown. A screen that is kept has its elements still, and an
 * action that found one of them in the last moment would wait for it in vain.
 */
export async function leaveScreen(page: Page, act: () => Promise<unknown>): Promise<void> {
  const left = await page.locator('.screen').filter({ visible: true }).elementHandle();
  await act();
  await page.waitForFunction((screen) => !screen?.checkVisibility(), left);
}

/** Waits for a status message such as a toast, checking every frame because it is shown for about a second only. */
export async function waitForStatus(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (expected) =>
      [...document.querySelectorAll('[role="status"]')].some((element) => element.textContent.includes(expected)),
    words,
    { polling: 'raf' },
  );
}

/**
 * The answer to a ticket of the live stream that ended before the stream was opened, as when the clock is moved between the two. The
 * page asks for another.
 */
const lateTicket = /status of 401 .*\/api\/service\/stream\?ticket=/;

/** Most journeys do without the service worker. */
const blockedWorker = /Service Worker registration blocked by Playwright/;

/** Collects the console errors, warnings and uncaught exceptions of a page. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const error = `${message.text()} (${message.location().url})`;
    if (!lateTicket.test(error) && !blockedWorker.test(error)) errors.push(error);
  });
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  return errors;
}
