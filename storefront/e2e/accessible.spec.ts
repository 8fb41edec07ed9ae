import { type BuiltScreen, ownScreens, publicScreens, show } from './built-screens.ts';
import { aWalkThroughAll, expect, test } from './journey.ts';
import { whatShutsOut } from './what-shuts-out.ts';

// What is still fading in has too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedTrouble: /404.*no-such-place/ });

checkAll('every public screen can be used by everybody', publicScreens);

test.describe(() => {
  test.use({ shopper: 'demo' });
  checkAll('every screen of a shopper can be used by everybody', ownScreens);
});

function checkAll(title: string, screens: readonly BuiltScreen[]): void {
  test(title, async ({ page, t, places }) => {
    test.setTimeout(aWalkThroughAll);
    for (const screen of screens) {
      const name = await show(page, t, screen, places);
      expect.soft(await whatShutsOut(page), name).toEqual([]);
    }
  });
}
