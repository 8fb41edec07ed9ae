import { type Page, test as base, expect } from '@playwright/test';
import { type Locale, wireNames } from '@tradewind/contract/base/locales';
import { setLanguage } from '@tradewind/contract/people/users';
import { sessionCookie } from '../app/api/session-cookie.ts';
import { loadMessages } from '../app/i18n/messages.ts';
import { makeTranslate, type Translate } from '../app/i18n/translate.ts';
import { type ShopperPaths, shopperPaths } from './shopper-paths.ts';
import { callApi, type DemoShopper, sessionOf } from './shopper.ts';

interface Options {
  /** The language that the browser asks for. */
  language: Locale;
  /** What this journey brings about on purpose; anything else that the browser complains of fails it. */
  expectedErrors: RegExp | null;
  /** Opens everything as this shopper of the demo world, who is made to speak the journey's language; null for a visitor. */
  shopper: DemoShopper | null;
}

interface Journey {
  /** Where the shop is. */
  origin: string;
  /** Says a text of the storefront in the journey's language. */
  t: Translate;
  /** Of the shopper, or of the demo shopper where a visitor looks. */
  paths: ShopperPaths;
}

const acceptedLanguages: Record<Locale, string> = {
  en: 'en-GB',
  'zh-CN': 'zh-CN',
  ja: 'ja-JP',
  ko: 'ko-KR',
  th: 'th-TH',
};

/** Milliseconds that a test may take that opens every screen; each look at one has its own, shorter patience. */
export const allScreensTimeout = 600_000;

/** A test whose browser must not complain: no errors, no warnings, nothing that the content policy refuses, no hydration that differs. */
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

/** Opens a page and waits until it listens: a server-drawn page is seen before React has taken it over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Waits for words that stay for little more than a second: the page itself looks for them in every frame, since whoever asks it now and then may miss them. */
export async function waitForStatus(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (said) => [...document.querySelectorAll('[role="status"]')].some((told) => told.textContent.includes(said)),
    words,
    { polling: 'raf' },
  );
}

/** Collects what a page complains of. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  return errors;
}
