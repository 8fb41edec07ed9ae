import { locales } from '@tradewind/contract/base/locales';
import { type BuiltScreen, ownScreens, publicScreens, show } from './built-screens.ts';
import { aWalkThroughAll, expect, test } from './journey.ts';
import { whatDoesNotFit } from './what-does-not-fit.ts';

test.use({
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedTrouble: /404.*no-such-place/,
});

for (const language of locales) {
  test.describe(language, () => {
    test.use({ language });
    checkAll('every public screen fits into 320 pixels', publicScreens);
  });
}

test.describe(() => {
  // One shopper can't speak two languages at a time.
  test.describe.configure({ mode: 'default' });
  for (const language of locales) {
    test.describe(language, () => {
      test.use({ language, shopper: 'lin' });
      checkAll('every screen of a shopper fits into 320 pixels', ownScreens);
    });
  }
});

function checkAll(title: string, screens: readonly BuiltScreen[]): void {
  test(title, async ({ page, t, places }) => {
    test.setTimeout(aWalkThroughAll);
    for (const screen of screens) {
      const name = await show(page, t, screen, places);
      expect.soft(await page.evaluate(whatDoesNotFit), name).toEqual([]);
    }
  });
}
