import { type Page, test as base, expect } from '@playwright/test';
import type { Locale } from '@tradewind/contract/locales';
import { loadMessages } from '../app/i18n/messages.ts';
import { makeTranslate, type Translate } from '../app/i18n/translate.ts';
import { findPlaces, type Places } from './places.ts';
import { signInAt } from './shopper.ts';

interface Options {
  /** The language that the browser asks for. */
  language: Locale;
  /** What this journey brings about on purpose; anything else that the browser complains of fails it. */
  expectedTrouble: RegExp | null;
  /** Opens everything as the demo shopper. */
  asDemo: boolean;
}

interface Journey {
  /** Says a text of the storefront in the journey's language. */
  t: Translate;
}

interface Worker {
  /** A session of the demo shopper; signing in costs a quarter of a second of hashing, so each worker does it once. */
  demoToken: string;
  places: Places;
}

const acceptedLanguages: Record<Locale, string> = { en: 'en-GB', 'zh-CN': 'zh-CN', ja: 'ja-JP', ko: 'ko-KR', th: 'th-TH' };

/** A test whose browser must not complain: no errors, no warnings, nothing that the content policy refuses, no hydration that differs. */
export const test = base.extend<Options & Journey, Worker>({
  language: ['en', { option: true }],
  expectedTrouble: [null, { option: true }],
  asDemo: [false, { option: true }],

  locale: ({ language }, use) => use(acceptedLanguages[language]),
  t: async ({ language }, use) => use(makeTranslate(language, await loadMessages(language))),
  demoToken: [({}, use) => signInAt(process.env.JOURNEY_ORIGIN ?? '', 'demo', 'demo1234').then(use), { scope: 'worker' }],

  places: [({ demoToken }, use) => findPlaces(process.env.JOURNEY_ORIGIN ?? '', demoToken).then(use), { scope: 'worker' }],

  context: async ({ context, asDemo, demoToken, baseURL }, use) => {
    if (asDemo) await context.addCookies([{ name: 'Admin-Token', value: demoToken, url: baseURL ?? '' }]);
    await use(context);
  },
  page: async ({ page, expectedTrouble }, use) => {
    const complaints = listen(page);
    await use(page);
    expect(complaints.filter((complaint) => !expectedTrouble?.test(complaint))).toEqual([]);
  },
});

export { expect } from '@playwright/test';

/** Opens a page and waits until it listens: a server-drawn page is seen before React has taken it over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactFiber')));
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  return complaints;
}
