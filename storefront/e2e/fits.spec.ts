import { locales } from '@tradewind/contract/locales';
import { type BuiltScreen, ownScreens, publicScreens, show } from './built-screens.ts';
import { expect, test } from './journey.ts';

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

for (const language of locales) {
  test.describe(language, () => {
    test.use({ language });
    checkAll('every public screen fits into 320 pixels', publicScreens);

    test.describe(() => {
      test.use({ asDemo: true });
      checkAll('every screen of a shopper fits into 320 pixels', ownScreens);
    });
  });
}

function checkAll(title: string, screens: readonly BuiltScreen[]): void {
  test(title, async ({ page, t, places }) => {
    test.setTimeout(120_000);
    for (const screen of screens) {
      const name = await show(page, t, screen, places);
      expect.soft(await page.evaluate(whatDoesNotFit), name).toEqual([]);
    }
  });
}

/** Runs in the page: boxes whose content is wider than they are, and buttons that cut their text. */
function whatDoesNotFit(): string[] {
  const boxes = [document.documentElement, ...document.querySelectorAll('[data-scroller], [role="dialog"], [role="alertdialog"]')];
  const wide = boxes.filter((box) => box.scrollWidth > box.clientWidth);
  const buttons = [...document.querySelectorAll('button, a, [role="tab"], [role="button"]')];
  const seen = buttons.filter((button) => button.checkVisibility() && button.clientWidth > 1 && getComputedStyle(button).textOverflow !== 'ellipsis');
  const cut = seen.filter((button) => button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 2);
  return [
    ...wide.map((box) => `${box.getAttribute('role') ?? box.tagName} is ${box.scrollWidth} wide in ${box.clientWidth}`),
    ...cut.map((button) => `'${button.textContent || button.getAttribute('aria-label')}' is cut: ${button.scrollWidth}x${button.scrollHeight} in ${button.clientWidth}x${button.clientHeight}`),
  ];
}
