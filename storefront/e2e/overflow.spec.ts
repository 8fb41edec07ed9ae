import { locales } from '@tradewind/contract/base/locales';
import { type BuiltScreen, shopperScreens, publicScreens, openScreens } from './built-screens.ts';
import { allScreensTimeout, expect, openWithin, test, visit } from './journey.ts';
import { findOverflow } from './overflow.ts';

test.use({
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /404.*no-such-place/,
});

for (const language of locales) {
  test.describe(language, () => {
    test.use({ language });
    checkAll('every public screen fits into 320 pixels', publicScreens, visit);
  });
}

test.describe(() => {
  // Not parallel: the demo shopper has one language at a time.
  test.describe.configure({ mode: 'default' });
  for (const language of locales) {
    test.describe(language, () => {
      test.use({ language, shopper: 'lin' });
      // Loads each screen by its address in one language; the others are opened within the page.
      checkAll(
        'every screen of a shopper fits into 320 pixels',
        shopperScreens,
        language === 'en' ? visit : openWithin,
      );
    });
  }
});

function checkAll(title: string, screens: readonly BuiltScreen[], open: typeof visit): void {
  test(title, async ({ page, t, paths }) => {
    test.setTimeout(allScreensTimeout);
    for await (const name of openScreens(page, t, screens, paths, open)) {
      expect.soft(await page.evaluate(findOverflow), name).toEqual([]);
    }
  });
}
