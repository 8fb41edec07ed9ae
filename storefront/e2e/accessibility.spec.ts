import { type BuiltScreen, shopperScreens, publicScreens, openScreens } from './built-screens.ts';
import { allScreensTimeout, expect, openWithin, test, visit } from './journey.ts';
import { findAccessibilityViolations } from './accessibility.ts';

// Without animations: elements that are fading in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404.*no-such-place/ });

checkAll('every public screen is accessible', publicScreens, visit);

test.describe(() => {
  test.use({ shopper: 'demo' });
  checkAll('every screen of a shopper is accessible', shopperScreens, openWithin);
});

function checkAll(title: string, screens: readonly BuiltScreen[], open: typeof visit): void {
  test(title, async ({ page, t, paths }) => {
    test.setTimeout(allScreensTimeout);
    for await (const name of openScreens(page, t, screens, paths, open)) {
      expect.soft(await findAccessibilityViolations(page), name).toEqual([]);
    }
  });
}
