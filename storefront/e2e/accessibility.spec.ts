import { type BuiltScreen, shopperScreens, publicScreens, openScreen } from './built-screens.ts';
import { allScreensTimeout, expect, test } from './journey.ts';
import { findAccessibilityViolations } from './accessibility.ts';

// Without animations: elements that are fading in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404.*no-such-place/ });

checkAll('every public screen is accessible', publicScreens);

test.describe(() => {
  test.use({ shopper: 'demo' });
  checkAll('every screen of a shopper is accessible', shopperScreens);
});

function checkAll(title: string, screens: readonly BuiltScreen[]): void {
  test(title, async ({ page, t, paths }) => {
    test.setTimeout(allScreensTimeout);
    for (const screen of screens) {
      const name = await openScreen(page, t, screen, paths);
      expect.soft(await findAccessibilityViolations(page), name).toEqual([]);
    }
  });
}
