import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const softly = expect.configure({ soft: true });

/** Expects that nothing overflows once the page has arranged itself in its window, which a busy machine delays. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  await untilDrawn(page);
  await softly.poll(() => page.evaluate(findOverflow), { message: where }).toEqual([]);
}

/**
 * Waits until a change of the window is drawn, and answered by a render, within two frames. At times Chromium draws none, also for
 * twenty seconds, unless it is asked for a picture.
 */
async function untilDrawn(page: Page): Promise<void> {
  const isDrawn = () =>
    page.evaluate(() => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const twoFrames = frame()
        .then(frame)
        .then(() => true);
      const aSecond = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 1_000));
      return Promise.race([twoFrames, aSecond]);
    });
  while (!(await isDrawn())) await page.screenshot();
}

/** Runs in the page: elements whose content overflows, and texts that overflow their button. */
function findOverflow(): string[] {
  const boxes = [
    document.documentElement,
    ...document.querySelectorAll('[data-scroller], [role="dialog"], [role="alertdialog"]'),
  ];
  const wide = boxes.filter((box) => box.scrollWidth > box.clientWidth);
  const buttons = [...document.querySelectorAll('button, a, [role="tab"], [role="button"]')].filter((button) =>
    button.checkVisibility(),
  );
  const isPlaced = (element: Element | null, within: Element): boolean =>
    element !== null &&
    element !== within &&
    (getComputedStyle(element).position === 'absolute' || isPlaced(element.parentElement, within));
  const outside = buttons.filter((button) => {
    const { left, right } = button.getBoundingClientRect();
    return [button, ...button.querySelectorAll('*')].some((element) => {
      // Truncated on purpose, for screen readers only, or a number that stands out of the corner.
      if (getComputedStyle(element).textOverflow === 'ellipsis' || element.clientWidth === 1) return false;
      if (isPlaced(element, button)) return false;
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
