import AxeBuilder from '@axe-core/playwright';
import { type BuiltScreen, ownScreens, publicScreens, show } from './built-screens.ts';
import { expect, test } from './journey.ts';

// What is still fading in has too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedTrouble: /404.*no-such-place/ });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    checkAll('every public screen can be used by everybody', publicScreens);

    test.describe(() => {
      test.use({ shopper: 'demo' });
      checkAll('every screen of a shopper can be used by everybody', ownScreens);
    });
  });
}

function checkAll(title: string, screens: readonly BuiltScreen[]): void {
  test(title, async ({ page, t, places }) => {
    test.setTimeout(150_000);
    for (const screen of screens) {
      const name = await show(page, t, screen, places);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      const told = grave.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any.map(({ message }) => message).join(' ')}`));
      expect.soft(told, name).toEqual([]);
    }
  });
}
