import type { Page } from '@playwright/test';
import { runAxe } from './accessibility.ts';
import { expect, test, visit } from './journey.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const photographs = (page: Page) => page.locator('[aria-roledescription=slide] button');

test('the photo viewer works with the keyboard alone', async ({ page, t, paths }) => {
  await visit(page, paths.product);
  const viewer = page.getByRole('dialog');
  const shown = viewer.locator('li:not([inert]) img');
  const first = photographs(page).first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(viewer.getByRole('button', { name: t('shell.close'), exact: true })).toBeFocused();
  const name = (await shown.getAttribute('alt')) ?? '';
  expect(name).toContain('1');

  await page.keyboard.press('ArrowRight');
  await expect(shown).not.toHaveAttribute('alt', name);
  await page.keyboard.press('+');
  await expect(shown).toHaveAttribute('style', /scale\(1\.6\)/);
  await expect(viewer.getByRole('button', { name: t('gallery.farther') })).not.toHaveAttribute('aria-disabled', 'true');
  const { violations } = await runAxe(page, {}, 'dialog');
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  await page.keyboard.press('-');
  await expect(shown).toHaveAttribute('style', /scale\(1\)/);

  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(first).toBeFocused();
});

test('the photo viewer zooms, pans and swipes by touch', async ({ page, paths }) => {
  await visit(page, paths.product);
  await photographs(page).first().click();
  const shown = page.getByRole('dialog').locator('li:not([inert]) img');
  await expect(shown).toBeVisible();
  const protocol = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
    protocol.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await touch('touchStart', [
    [170, 400],
    [220, 400],
  ]);
  for (const by of [20, 40, 60, 80])
    await touch('touchMove', [
      [170 - by, 400],
      [220 + by, 400],
    ]);
  await touch('touchEnd', []);
  await expect(shown).toHaveAttribute('style', /scale\(4\.2\)/);
  await touch('touchStart', [[200, 400]]);
  for (const by of [20, 40, 60]) await touch('touchMove', [[200 + by, 400]]);
  await touch('touchEnd', []);
  await expect(shown).toHaveAttribute('style', /translate\(60px, /);
});
