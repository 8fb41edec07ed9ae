import { locales } from '@tradewind/contract/base/locales';
import { type BuiltScreen, shopperScreens, publicScreens, openScreen } from './built-screens.ts';
import { allScreensTimeout, expect, test } from './journey.ts';
import { findOverflow } from './overflow.ts';

test.use({
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /404.*no-such-place/,
});

for (const language of locales) {
  test.describe(language, () => {
    test.use({ language });
    checkAll('every public screen fits into 320 pixels', publicScreens);
  });
}

test.describe(() => {
  // Not parallel: the demo shopper has one language at a time.
  test.describe.configure({ mode: 'default' });
  for (const language of locales) {
    test.describe(language, () => {
      test.use({ language, shopper: 'lin' });
      checkAll('every screen of a shopper fits into 320 pixels', shopperScreens);
    });
  }
});

function checkAll(title: string, screens: readonly BuiltScreen[]): void {
  test(title, async ({ page, t, paths }) => {
    test.setTimeout(allScreensTimeout);
    for (const screen of screens) {
      const name = await openScreen(page, t, screen, paths);
      expect.soft(await page.evaluate(findOverflow), name).toEqual([]);
    }
  });
}
