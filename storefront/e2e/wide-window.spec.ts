import type { Page } from '@playwright/test';
import { searchProducts } from '@tradewind/contract/goods/search';
import { followShop } from '@tradewind/contract/goods/shops';
import { sessionCookie } from '../app/api/session-cookie.ts';
import { expect, test, visit } from './journey.ts';
import { callApi, newShopper } from './shopper.ts';

test.use({ isMobile: false, hasTouch: false, contextOptions: { reducedMotion: 'reduce' } });

const tabs = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });

test.describe('at 768 pixels', () => {
  test.use({ viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true });

  test('a product shows its photograph, price and title on the first screen', async ({ page, t, paths }) => {
    await visit(page, paths.product);
    const photograph = page.locator('[aria-roledescription=slide] img').first();
    await expect(photograph).toBeInViewport({ ratio: 0.9 });
    const bar = await page.getByRole('button', { name: t('catalog.buyNow') }).boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title!.y + title!.height).toBeLessThan(bar!.y);
  });

  test('the last photograph of a product is turned to the edge of the window', async ({ page, paths }) => {
    await visit(page, paths.product);
    const slides = page.locator('[aria-roledescription=slide]');
    const [first, last] = [slides.first().getByRole('button'), slides.last().getByRole('button')];
    const count = await slides.count();
    expect(count).toBeGreaterThan(1);
    // The gallery comes to life a moment after the page.
    await expect(async () => {
      await first.focus();
      for (let turn = 1; turn < count; turn += 1) await page.keyboard.press('ArrowRight');
      await expect(last).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await expect.poll(() => last.evaluate((photo) => photo.getBoundingClientRect().right)).toBeCloseTo(768, 0);
  });
});

test.describe('at 1024 pixels', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('a header stands in place of the bottom navigation', async ({ page, t }) => {
    await visit(page, '/home');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: t('shell.brand') })).toBeInViewport();
    await expect(header.getByRole('link', { name: t('title.bag') })).toBeInViewport();
    await expect(tabs(page, t('shell.tabs'))).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('the search of the header is reached by its key, suggests, and finds', async ({ page, t }) => {
    await visit(page, '/home');
    const field = page.getByRole('banner').getByRole('searchbox');
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await field.pressSequentially('lam');
    await expect(page.getByRole('region', { name: t('search.suggestions') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: t('search.suggestions') })).toBeHidden();
    await field.fill('lamp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=lamp$/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(field).toHaveValue('lamp');
  });

  test('a sheet stands in the middle of the window', async ({ page, t }) => {
    await visit(page, '/home');
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('title.language') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('title.language') });
    await expect(dialog).toBeVisible();
    const { top, bottom } = await dialog.evaluate((box) => box.getBoundingClientRect());
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(768);
    expect(await dialog.evaluate((box) => box.clientWidth)).toBe(480);
  });
});

test.describe('at 1440 pixels', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the buy box stays in view while the page scrolls', async ({ page, t, paths }) => {
    await visit(page, paths.product);
    const buy = page.getByRole('button', { name: t('catalog.buyNow') });
    await expect(buy).toBeInViewport();
    const photograph = page.getByRole('group', { name: /1/ }).getByRole('img').first();
    const right = await photograph.evaluate((photo) => photo.getBoundingClientRect().right);
    expect((await buy.boundingBox())!.x).toBeGreaterThan(right);
    await page.mouse.move(300, 500);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.locator('[data-scroller]').evaluate((box) => box.scrollTop)).toBeGreaterThan(300);
    await expect(buy).toBeInViewport({ ratio: 1 });
  });

  test('nothing moves while the filters beside few results arrive', async ({ page, t }) => {
    // Later than everything else, as on a slow line.
    await page.route(/\/api\/product\/facets/, async (route) => {
      await page.waitForTimeout(1_000);
      await route.continue();
    });
    const numbers = page.waitForResponse(/\/api\/product\/facets/);
    await visit(page, '/search?q=mug');
    await numbers;
    await expect(
      page
        .getByRole('complementary', { name: t('search.filter') })
        .getByRole('switch')
        .first(),
    ).toBeVisible();
    expect(await movedBy(page)).toBeLessThan(0.005);
  });

  test.describe(() => {
    test.use({ shopper: 'demo' });

    test('a conversation fills the page beside the list of conversations', async ({ page, t }) => {
      await visit(page, '/service');
      const field = page.getByRole('main').getByRole('textbox');
      await expect(field).toBeVisible();
      const cart = page.getByRole('banner').getByRole('link', { name: t('title.bag') });
      const [composer, corner] = [await field.boundingBox(), await cart.boundingBox()];
      expect(composer!.width).toBeGreaterThan(700);
      expect(composer!.x + composer!.width).toBeGreaterThan(corner!.x);
    });

    test('the product that a conversation is about stands at its right, from 1280 pixels', async ({ page, t }) => {
      await visit(page, '/services');
      await page
        .getByRole('main')
        .getByRole('link', { name: /Hoshi Audio/ })
        .click();
      const about = page.getByRole('complementary', { name: t('service.about') });
      const product = about.getByRole('link', { name: /Hush Pro/ });
      await expect(product).toBeInViewport();
      const field = page.getByRole('main').getByRole('textbox', { name: t('service.input') });
      const [composer, column] = [await field.boundingBox(), await about.boundingBox()];
      expect(composer!.x + composer!.width).toBeLessThan(column!.x);
      await page.setViewportSize({ width: 1279, height: 900 });
      await expect(about).toBeHidden();
      await page.setViewportSize({ width: 1440, height: 900 });
      await product.click();
      await expect(page).toHaveURL(/\/detail\//);
    });

    test('Home shows categories by the taste of the shopper, and nothing in view moves for it', async ({ page, t }) => {
      await visit(page, '/home');
      const section = page.locator('section').filter({ has: page.getByRole('heading', { name: t('home.tastes') }) });
      await expect(section.getByRole('listitem').first()).toBeVisible();
      expect(await movedBy(page)).toBeLessThan(0.05);
      await section.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/search\?category=/);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    });
  });

  test.describe('while the page still arrives', () => {
    test.use({ javaScriptEnabled: false });

    test('Home shows no categories before the banners that stand above them', async ({ page, t }) => {
      const html = await (await page.request.get('/home')).text();
      const arrived = { contentType: 'text/html', body: html.slice(0, html.indexOf('data-end')) };
      const categories = page.getByRole('main').getByRole('navigation', { name: t('catalog.categories') });
      await page.goto('/home');
      await expect(categories).toBeVisible();
      await page.route('**/home', (route) => route.fulfill(arrived));
      await page.goto('/home');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(categories).toBeHidden();
    });
  });

  test('what has some of the words of a search stands below what has all', async ({ page, t }) => {
    await visit(page, '/search?q=desk+lamp+brass');
    const parts = page.getByRole('main').locator('.product-grid');
    await expect(parts.first().getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: t('search.someWords') })).toBeVisible();
    await expect(parts.nth(1).getByRole('listitem').first()).toBeVisible();
  });

  test('a search shows its words and count at the left, the order at the right', async ({ page, t }) => {
    await visit(page, '/search?q=lamp');
    const words = page.getByRole('heading', { name: t('search.heading', { words: 'lamp' }) });
    const [left, right] = [
      await words.boundingBox(),
      await page.getByRole('group', { name: t('catalog.sort') }).boundingBox(),
    ];
    expect(left!.x).toBeLessThan(right!.x);
    expect(Math.abs(left!.y + left!.height / 2 - right!.y - right!.height / 2)).toBeLessThan(8);
    expect(right!.x + right!.width).toBeGreaterThan(1300);
  });

  test.describe(() => {
    test.use({ shopper: 'demo' });

    test('the places of the account stay beside a form, which keeps to 520 pixels', async ({ page, t }) => {
      for (const path of ['/topUp', '/withDraw', '/merchantEntry', '/addressForm']) {
        await visit(page, path);
        await expect(page.getByRole('main').getByRole('navigation', { name: t('title.me') })).toBeVisible();
      }
      const form = page.getByRole('main').locator('form');
      await expect(form).toBeVisible();
      expect((await form.boundingBox())!.width).toBeLessThanOrEqual(552);
    });
  });

  test('the filters stand beside the results and apply at once', async ({ page, t }) => {
    await visit(page, '/search?q=lamp');
    const filters = page.getByRole('complementary', { name: t('search.filter') });
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first).toBeVisible();
    const [left, right] = [await filters.boundingBox(), await first.boundingBox()];
    expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
    await filters.getByRole('switch', { name: t('search.inStock') }).click();
    await expect(page).toHaveURL(/stock=1/);
    await expect(filters.getByRole('switch', { name: t('search.inStock') })).toBeChecked();
  });

  test('a shopper sees only what followed shops sell, as many as the filter says', async ({
    page,
    context,
    origin,
    t,
  }) => {
    const { token } = await newShopper(origin);
    const [lamp] = (await callApi(origin, searchProducts, { title: 'lamp' }, token)).list;
    await callApi(origin, followShop, { mer_id: lamp!.mer_id }, token);
    await context.addCookies([{ name: sessionCookie, value: token, url: origin }]);
    await visit(page, '/search?q=lamp');
    const filters = page.getByRole('complementary', { name: t('search.filter') });
    const followed = filters.getByRole('switch', { name: t('search.followed') });
    const count = Number(await filters.getByText(t('search.followed')).locator('.tnum').textContent());
    await followed.click();
    await expect(page).toHaveURL(/followed=1/);
    const found = page.getByRole('main').locator('.product-grid').getByRole('listitem');
    await expect(found).toHaveCount(count);
    await expect(found.locator(`a[href*="${lamp!.id}"]`).first()).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('search.followed') })
      .click();
    await expect(page).not.toHaveURL(/followed=1/);
  });
});

/** How far what is in view has moved by itself, as the browser scores it. */
const movedBy = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (list: PerformanceObserverEntryList) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        };
        new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
