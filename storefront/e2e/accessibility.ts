import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What keeps people from using what a page shows now, in the light and in the dark: serious and critical violations that axe finds. */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inTheLight = await new AxeBuilder({ page }).setLegacyMode().analyze();
  // Between the two looks only the colours differ.
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
