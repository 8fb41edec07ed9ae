import type { Frame, Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** Axe violations of the current page, in the light theme and in the colours of the dark one, where nothing else differs. */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  return [...(await findViolationsIn(page, 'light')), ...(await findViolationsIn(page, 'dark', 'colours'))];
}

/** In these languages a number is written together with its counter, which axe takes for another word than the number alone. */
const joinsCounters = new Set<string>(['zh-CN', 'ja', 'ko']);

type Impact = AxeResults['violations'][number]['impact'];
const counted: readonly Impact[] = ['moderate', 'serious', 'critical'];

/** Axe violations of the current page in one theme, of all rules or of those about colours, that are moderate or worse. */
export async function findViolationsIn(
  page: Page,
  scheme: 'light' | 'dark',
  rules: 'all' | 'colours' = 'all',
): Promise<string[]> {
  await showColorScheme(page, scheme);
  const locale = await page.evaluate(() => document.documentElement.lang);
  const { violations } = await runAxe(
    page,
    rules === 'all'
      ? { rules: { 'label-content-name-mismatch': { enabled: !joinsCounters.has(locale) } } }
      : { runOnly: ['color-contrast', 'link-in-text-block'] },
  );
  return violations
    .filter(({ impact }) => counted.includes(impact))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => [scheme, id, html, ...any.map(({ message }) => message)].join(' ')),
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

/** Switches the colour scheme, of the page and of what it shows in frames, such as a preview. */
async function showColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const shown = new Set<Frame>();
  for (;;) {
    const frame = page.frames().find((one) => !shown.has(one));
    if (!frame) return;
    shown.add(frame);
    // A preview may be put anew into the page meanwhile: its next frame is then among those of the page.
    await untilShown(frame, colorScheme).catch((error: unknown) => {
      if (!frame.isDetached()) throw error;
    });
  }
}

/** Waits until a frame has drawn itself anew and no colour is changing any more; an inherited colour changes after its parent's. */
async function untilShown(frame: Frame, colorScheme: 'light' | 'dark'): Promise<void> {
  // Pages take a scheme over in a script, which a busy machine delays.
  await frame.waitForFunction((scheme) => {
    if (!document.body) return false;
    const context = document.createElement('canvas').getContext('2d')!;
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    // A frame without a colour of its own has that of the page.
    return alpha === 0 || red + green + blue > 384 === (scheme === 'light');
  }, colorScheme);
  await frame.evaluate(async () => {
    // A frame that is not seen is never drawn.
    const nextFrame = () =>
      Promise.race([
        new Promise((resolve) => requestAnimationFrame(resolve)),
        new Promise((resolve) => setTimeout(resolve, 200)),
      ]);
    for (;;) {
      await nextFrame();
      await nextFrame();
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      if (transitions.length === 0) return;
      for (const transition of transitions) transition.finish();
    }
  });
}
