import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Serious and critical axe violations of the current page, in the light and the dark theme. */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  await showColorScheme(page, 'light');
  const inTheLight = await new AxeBuilder({ page }).setLegacyMode().analyze();
  // The themes differ in colours only.
  await showColorScheme(page, 'dark');
  const inTheDark = await new AxeBuilder({ page })
    .setLegacyMode()
    .withRules(['color-contrast', 'link-in-text-block'])
    .analyze();
  return Object.entries({ light: inTheLight, dark: inTheDark }).flatMap(([scheme, { violations }]) =>
    violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => [scheme, id, html, ...any.map(({ message }) => message)].join(' ')),
      ),
  );
}

/** Switches the colour scheme and waits until no colour is changing any more. */
async function showColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
