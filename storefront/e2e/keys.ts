import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** More stops than any screen has between two controls of a journey. */
const mostStops = 150;

/**
 * Presses Tab until an element has the focus. Fails where the focus is lost on the way, or is not seen.
 * @param key `Shift+Tab` for an element above
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await hasFocus(target)) return expectSeenFocus(page);
    await page.keyboard.press(key);
  }
  throw new Error(`No ${key} reaches ${String(target)}`);
}

/** Tabs to a control and presses it with Enter. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to a field and types into it, in place of what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Closes a sheet or dialog with Escape. */
export async function closeByKey(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectKeptFocus(page);
}

/** Expects that the focus is on something within the page, as after a sheet closed or another screen opened. */
export async function expectKeptFocus(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body))
    .toBe(true);
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Expects that the focused element, or the box around it, shows a ring in the colour of the focus. */
export async function expectSeenFocus(page: Page): Promise<void> {
  expect(await page.evaluate(findFocusFault)).toBeNull();
}

/** Runs in the page: what is wrong with the focus; null when it is seen. */
function findFocusFault(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'the focus is lost';
  const name = focused.getAttribute('aria-label') ?? focused.textContent.slice(0, 40);
  const probe = document.createElement('span');
  probe.style.color = 'var(--color-sea)';
  focused.parentElement?.append(probe);
  const sea = getComputedStyle(probe).color;
  probe.remove();
  const boxes = [focused, focused.parentElement, focused.closest('label'), focused.parentElement?.parentElement];
  const ringed = boxes.some(
    (box) =>
      box &&
      [null, '::after', '::before'].some((part) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(box, part);
        const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px' && outlineColor !== 'transparent';
        return hasOutline || boxShadow.includes(sea);
      }),
  );
  return ringed ? null : `no ring around '${name}'`;
}
