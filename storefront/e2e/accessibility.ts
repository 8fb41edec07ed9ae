import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Serious and critical axe violations of the current page, in the light and the dark theme. */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inTheLight = await new AxeBuilder({ page }).setLegacyMode().analyze();
  // The themes differ in colours only.
  await page.emulateMedia({ colorScheme: 'dark' });
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
