import type { Page } from '@playwright/test';
import { locales } from '@tradewind/contract/base/locales';
import { refusalText } from '@tradewind/contract/base/refusal-texts';
import { allMessages } from '../app/i18n/messages/all.ts';
import { type Route, routes } from '../app/routes.ts';
import { matchRoute } from '../app/shell/router/match-route.ts';
import { isPublicPath } from '../app/shell/guard/route-guard.ts';
import { loginPath } from '../app/shell/guard/back-path.ts';
import { findViolationsIn } from './accessibility.ts';
import { addressOf, type BuiltScreen, openScreens, publicScreens, shopperScreens } from './built-screens.ts';
import { allScreensTimeout, expect, openWithin, test, visit } from './journey.ts';
import { expectNoOverflow } from './overflow.ts';
import { checkedWidths, type Tour, tours, type Width, widthsOf } from './tours.ts';

/** Without animations: elements that are fading in have too little contrast. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

// A wrong address, and previews without a session at a desk.
test.use({ ...still, expectedErrors: /404.*no-such-place|401.*preview/ });

/** What a wide window shows without a sheet. */
const openInWideWindows = new Set(['search.filter', 'catalog.selected']);

/** Routes whose screens put the name of what they show into the title. */
const namedRoutes = new Set<string>(['/search', '/shop/:id?', '/detail/:product?/:mer?', '/detail/:product/questions']);

/** Reports a fault and goes on. A window that has just changed its width may need a moment. */
const softly = expect.configure({ soft: true });

const keys = new Set(Object.keys(allMessages.en));
const areas = new Set([...keys].map((key) => key.split('.')[0]));
const notYetOpen = locales.map((locale) => refusalText('not_yet_open', locale));

test('the walk opens a screen of every route', ({ paths }) => {
  const opened = [...publicScreens, ...shopperScreens].map((screen) => routeAt(addressOf(screen, paths))?.path);
  expect(routes.map(({ path }) => path).filter((path) => !opened.includes(path))).toEqual([]);
});

const visitorTours = tours.filter(({ who }) => who === 'visitor');
for (const tour of visitorTours) walk(tour, publicScreens, visit);

test.describe(() => {
  // Not parallel: the demo shopper has one language at a time. So they are the longest chain of tests, and this file's name
  // stands early in the alphabet, in which files are run: other journeys fill the second worker meanwhile.
  test.describe.configure({ mode: 'default' });
  for (const tour of tours.filter(({ who }) => who === 'shopper')) {
    const alsoPublic = publicScreens.filter(({ path, open }) => !open && path !== '/login');
    // Loads each screen by its address in one language; the others are opened within the page.
    const open = tour.language === 'en' ? visit : openWithin;
    test.describe(() => {
      test.use({ shopper: 'lin' });
      walk(tour, [...shopperScreens, ...alsoPublic], open);
    });
  }
});

function walk(tour: Tour, screens: readonly BuiltScreen[], open: typeof visit): void {
  const { who, language, width, scheme } = tour;
  test.describe(() => {
    test.use({ language, colorScheme: scheme, ...windowOf(width) });

    test(`every screen of a ${who} in ${language}, ${width} pixels, ${scheme}`, async ({ page, t, paths }) => {
      test.setTimeout(allScreensTimeout);
      await expectVerdicts(page, tour);
      const openInItsWindow: typeof visit = async (_page, address) => {
        await page.setViewportSize(windowOf(width).viewport);
        await open(page, address);
      };
      const shown = screens.filter((screen) => width < 1024 || !isNarrowSheet(screen));
      for await (const { name, screen, address } of openScreens(page, t, shown, paths, openInItsWindow)) {
        await expectTitle(page, tour, address);
        expect.soft(new URL(page.url()).pathname, name).toBe(new URL(address, 'http://localhost').pathname);
        expect.soft(await findWrongTexts(page), name).toEqual([]);
        const isNarrowOnly = isNarrowSheet(screen);
        const isAgain = who === 'shopper' && publicScreens.includes(screen);
        const checked = checkedWidths(tour, screens.indexOf(screen), { isNarrowOnly, isAgain });
        for (const shownIn of widthsOf(tour, isNarrowOnly)) {
          const where = `${name}, ${shownIn} pixels`;
          if (shownIn !== width) await page.setViewportSize(windowOf(shownIn).viewport);
          await expectNoOverflow(page, where);
          if (checked.includes(shownIn)) expect.soft(await findViolationsIn(page, scheme), where).toEqual([]);
        }
        await page.setViewportSize(windowOf(width).viewport);
      }
      if (who === 'visitor') await expectSignInWithinPage(page, tour);
    });
  });
}

/** Of a sheet whose content wide windows show without it. */
const isNarrowSheet = ({ open }: BuiltScreen): boolean => open !== undefined && openInWideWindows.has(open.button);

/** The window of a tour, with touch where it is narrow. */
function windowOf(width: Width) {
  const isNarrow = width < 1024;
  const height = width === 320 ? 640 : width === 390 ? 844 : 900;
  return { viewport: { width, height }, isMobile: isNarrow, hasTouch: isNarrow };
}

const routeAt = (address: string): Route | undefined =>
  matchRoute(new URL(address, 'http://localhost').pathname)?.route;

/** The server sends a visitor to sign in from exactly the private routes, and a shopper away from the sign-in alone. */
async function expectVerdicts(page: Page, { who }: Tour): Promise<void> {
  for (const { path } of routes) {
    const address = path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1');
    const answer = await page.request.get(address, { maxRedirects: 0 });
    const sentTo = answer.headers()['location'] ?? null;
    if (who === 'visitor') expect.soft(sentTo, address).toBe(isPublicPath(address) ? null : loginPath(address));
    else expect.soft(sentTo, address).toBe(address === '/login' ? '/' : null);
  }
}

/** Within the page, too, a visitor is sent to sign in from the private routes; each of the covering tours tries some of them. */
async function expectSignInWithinPage(page: Page, tour: Tour): Promise<void> {
  const isPrivate = (path: string) => !isPublicPath(path);
  const addresses = routes.map(({ path }) => path.replaceAll(/\/:\w+\?/g, '')).filter(isPrivate);
  for (const address of addresses.filter((_, index) => index % visitorTours.length === visitorTours.indexOf(tour))) {
    await openWithin(page, '/home');
    await openWithin(page, address);
    await softly(page, address).toHaveURL(loginPath(address));
  }
}

async function expectTitle(page: Page, { language }: Tour, address: string): Promise<void> {
  const texts = allMessages[language];
  const route = routeAt(address);
  const ending = ` · ${texts['shell.brand']}`;
  const title = texts[route?.title ?? 'title.notFound'];
  await expect
    .soft(page, address)
    .toHaveTitle(route && namedRoutes.has(route.path) ? new RegExp(`^.+${ending}$`) : `${title}${ending}`);
}

/** Texts that are keys, that name a value which was not filled in, or that say that something is not open yet. */
async function findWrongTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (!node.checkVisibility()) continue;
        for (const name of ['aria-label', 'title', 'alt', 'placeholder']) found.push(node.getAttribute(name) ?? '');
      } else if (node.parentElement?.checkVisibility()) found.push(node.textContent ?? '');
    }
    return found.map((text) => text.trim()).filter((text) => text !== '');
  });
  const isKey = (text: string) => keys.has(text) || (/^[a-z]\w*(\.\w+)+$/i.test(text) && areas.has(text.split('.')[0]));
  return texts.filter(
    (text) => isKey(text) || /\{\w+\}/.test(text) || notYetOpen.some((words) => text.includes(words)),
  );
}
