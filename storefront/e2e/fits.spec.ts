import { locales } from '@tradewind/contract/locales';
import { type BuiltScreen, ownScreens, publicScreens, show } from './built-screens.ts';
import { expect, test } from './journey.ts';

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' }, expectedTrouble: /404.*no-such-place/ });

for (const language of locales) {
  test.describe(language, () => {
    test.use({ language });
    checkAll('every public screen fits into 320 pixels', publicScreens);
  });
}

test.describe(() => {
  // One shopper can't speak two languages at a time.
  test.describe.configure({ mode: 'default' });
  for (const language of locales) {
    test.describe(language, () => {
      test.use({ language, shopper: 'lin' });
      checkAll('every screen of a shopper fits into 320 pixels', ownScreens);
    });
  }
});

function checkAll(title: string, screens: readonly BuiltScreen[]): void {
  test(title, async ({ page, t, places }) => {
    test.setTimeout(120_000);
    for (const screen of screens) {
      const name = await show(page, t, screen, places);
      expect.soft(await page.evaluate(whatDoesNotFit), name).toEqual([]);
    }
  });
}

/** Runs in the page: boxes whose content is wider than they are, and words that stick out of their button. */
function whatDoesNotFit(): string[] {
  const boxes = [document.documentElement, ...document.querySelectorAll('[data-scroller], [role="dialog"], [role="alertdialog"]')];
  const wide = boxes.filter((box) => box.scrollWidth > box.clientWidth);
  const buttons = [...document.querySelectorAll('button, a, [role="tab"], [role="button"]')].filter((button) => button.checkVisibility());
  const outside = buttons.filter((button) => {
    const { left, right } = button.getBoundingClientRect();
    return [button, ...button.querySelectorAll('*')].some((element) => {
      // Cut with dots on purpose, or for screen readers alone.
      if (getComputedStyle(element).textOverflow === 'ellipsis' || element.clientWidth === 1) return false;
      return [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE) return false;
        const words = document.createRange();
        words.selectNodeContents(node);
        const box = words.getBoundingClientRect();
        return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
      });
    });
  });
  return [
    ...wide.map((box) => `${box.getAttribute('role') ?? box.tagName} is ${box.scrollWidth} wide in ${box.clientWidth}`),
    ...outside.map((button) => `'${button.textContent}' is wider than its button`),
  ];
}
