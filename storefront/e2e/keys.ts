import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** More stops than any screen has between two controls of a journey. */
const mostStops = 150;

/**
 * Presses Tab until an element has the focus. Fails where the focus is lost on the way, is not seen, or stands outside the window or
 * under a bar.
 * @param key `Shift+Tab` for an element above
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  // Found once, because finding it by its name at every stop takes most of the time.
  let element = await target.elementHandle();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (!(await element?.evaluate(({ isConnected }) => isConnected))) element = await target.elementHandle();
    if (await element?.evaluate((node) => node === document.activeElement)) return expectSeenFocus(page);
    await page.keyboard.press(key);
    await expectUncovered(page);
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

/**
 * Expects that Tab and Shift+Tab walk through a sheet or dialog, and that each stop is seen. Between its last control and its first the
 * focus may be in the browser's own bars, but on nothing else in the page.
 */
export async function expectTrappedFocus(page: Page, dialog: Locator): Promise<void> {
  const holdsFocus = (orBrowser: boolean) =>
    dialog.evaluate(
      (box, orBody) => box.contains(document.activeElement) || (orBody && document.activeElement === document.body),
      orBrowser,
    );
  await expect.poll(() => holdsFocus(false)).toBe(true);
  const stops = await dialog.locator('a, button, input, select, textarea, [tabindex="0"]').count();
  for (const key of ['Shift+Tab', 'Shift+Tab', ...Array.from({ length: stops }, () => 'Tab')]) {
    await page.keyboard.press(key);
    await expect.poll(() => holdsFocus(true), { message: `${key} stays in the dialog` }).toBe(true);
    await expectUncovered(page);
  }
}

/** Expects that the focus is on something within the page, as after a sheet closed or another screen opened. */
export async function expectKeptFocus(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body))
    .toBe(true);
}

/** Expects that the focused control stands under no bar, once what it brings into view has been drawn. */
async function expectUncovered(page: Page): Promise<void> {
  if ((await page.evaluate(findCover)) === null) return;
  await expect.poll(() => page.evaluate(findCover), { timeout: 2_000, intervals: [20, 50, 100] }).toBeNull();
}

/** Expects that the focused element, or the box around it, shows a ring in the colour of the focus, once it has been drawn. */
export async function expectSeenFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findFocusFault), { timeout: 2_000, intervals: [20, 50, 100] }).toBeNull();
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

/** Runs in the page: why the focused element is not seen in full; null when it is, or when the focus is on no control. */
function findCover(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.id === 'main') return null;
  const name = focused.getAttribute('aria-label') ?? focused.textContent.slice(0, 40);
  const { width, height } = focused.getBoundingClientRect();
  // The drawn control of a hidden input is its label.
  const box = width > 2 && height > 2 ? focused : (focused.closest('label') ?? focused.parentElement!);
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  // Of a photograph it is enough that its middle is seen.
  const isTall = bottom - top > 160;
  if (x < 0 || x > innerWidth) return `'${name}' is beside the window`;
  if (isTall ? y < 0 || y > innerHeight : top < -1 || bottom > innerHeight + 1)
    return `'${name}' is outside the window`;
  const isCovered = (at: number): boolean => {
    let hit = document.elementFromPoint(x, at);
    // A toast goes away by itself.
    if (hit?.closest('[role="status"]')) return false;
    for (; hit && !hit.contains(box); hit = hit.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(hit).position)) return !box.contains(hit);
    return false;
  };
  return (isTall ? [y] : [top + 3, y, bottom - 3]).some(isCovered) ? `'${name}' is under a bar` : null;
}
