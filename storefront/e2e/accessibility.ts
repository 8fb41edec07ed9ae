import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** Serious and critical axe violations of the current page, in the light and the dark theme. */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  await showColorScheme(page, 'light');
  const inTheLight = await runAxe(page, {});
  // The themes differ in colours only.
  await showColorScheme(page, 'dark');
  const inTheDark = await runAxe(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  return Object.entries({ light: inTheLight, dark: inTheDark }).flatMap(([scheme, { violations }]) =>
    violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => [scheme, id, html, ...any.map(({ message }) => message)].join(' ')),
      ),
  );
}

/** Runs axe in the page, or in an element of it; a document keeps the axe that it was given for its first run. */
export async function runAxe(page: Page, options: RunOptions, within = 'html'): Promise<AxeResults> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const chosen = { ...options, resultTypes: ['violations' as const] };
  return page.evaluate(
    ([selector, settings]) => (window as typeof window & { axe: typeof axe }).axe.run(selector, settings),
    [within, chosen] as const,
  );
}

/** Switches the colour scheme and waits until no colour is changing any more; an inherited colour changes after its parent's. */
async function showColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (;;) {
      await nextFrame();
      await nextFrame();
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      if (transitions.length === 0) return;
      for (const transition of transitions) transition.finish();
    }
  });
}
