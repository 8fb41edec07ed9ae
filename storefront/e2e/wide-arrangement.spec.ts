import type { Locator, Page } from '@playwright/test';
import { hotProducts, product } from '@tradewind/contract/goods/catalog';
import { addToCart } from '@tradewind/contract/trade/cart';
import { sessionCookie } from '../app/api/session-cookie.ts';
import { expect, openWithin, test, visit } from './journey.ts';
import { callApi, newShopper } from './shopper.ts';

/** What the style sheet alone arranges in wide windows. */
test.use({
  isMobile: false,
  hasTouch: false,
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const [width, columns] of [
  [390, 2],
  [768, 3],
  [1024, 4],
  [1280, 5],
  [1440, 6],
] as const)
  test(`products stand in ${columns} columns at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/home');
    const products = page.locator('.endless-section .product-grid > li');
    await expect(products.nth(columns)).toBeAttached();
    const tops = await products.evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  });

for (const width of [768, 1440])
  test(`the heading of the products that go on for ever stays below the header at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/home');
    const section = page.locator('.endless-section');
    const heading = section.getByRole('heading', { level: 2 }).first();
    await expect(section.getByRole('listitem').nth(7)).toBeAttached();
    await expect(async () => {
      await scrollPast(section, 300);
      expect((await section.boundingBox())!.y).toBeLessThan(-200);
    }).toPass();
    const header = await page.getByRole('banner').getByRole('searchbox').boundingBox();
    const { y, height } = (await heading.boundingBox())!;
    expect(y).toBeGreaterThan(header!.y + header!.height);
    expect(y + height).toBeLessThan(200);
  });

test('the summary of the cart stays in view while its lines scroll', async ({ page, context, origin, t }) => {
  const { token } = await newShopper(origin);
  const { list } = await callApi(origin, hotProducts, { page: 1, limit: 5 });
  for (const { product_id, mer_id } of list) {
    const { goods } = await callApi(origin, product, { product_id, mer_id });
    const sku_id = goods.skus.find(({ stock }) => stock > 0)?.sku_id;
    await callApi(origin, addToCart, { product_id, mer_id, sku_id, num: 1 }, token);
  }
  await context.addCookies([{ name: sessionCookie, value: token, url: origin }]);
  await page.setViewportSize({ width: 1440, height: 500 });
  await visit(page, '/bag');
  const lines = page.getByRole('main').locator('.cart-line');
  const checkout = page.getByRole('button', { name: t('cart.checkout', { pieces: list.length }) });
  await expect(checkout).toBeInViewport({ ratio: 1 });
  await lines.last().evaluate((line) => line.scrollIntoView({ block: 'end' }));
  await expect(lines.first()).not.toBeInViewport();
  await expect(checkout).toBeInViewport({ ratio: 1 });
});

test('a product says what it is before what others say, in lines of at most 72 characters', async ({
  page,
  t,
  paths,
}) => {
  await visit(page, paths.product);
  const details = page.getByRole('region', { name: t('catalog.details') });
  const reviews = page.locator('#reviews');
  expect((await details.boundingBox())!.y).toBeLessThan((await reviews.boundingBox())!.y);
  expect(await longestLine(page, '#details p')).toBeLessThanOrEqual(72);
  await visit(page, '/helpAndSupport');
  await page.getByRole('main').locator('summary').first().click();
  await expect(page.locator('.rich-text p').first()).toBeVisible();
  expect(await longestLine(page, '.rich-text p')).toBeLessThanOrEqual(72);
});

test('reviews, replies, questions and answers have lines of at most 72 characters', async ({ page, paths }) => {
  const long = 'Fits as described and arrived in time, a little warmer than on the screen. '.repeat(5);
  const at = '2026-01-05T10:00:00.000Z';
  await page.route(/\/api\/product\/detail/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [review] = answer.data.reply_list;
    const reply = { comment: long, at, edited_at: null };
    const reply_list = [{ ...review, comment: long, follow_up: { comment: long, pictures: [], at }, reply }];
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, reply_list } } });
  });
  await page.route(/\/api\/product\/questions/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const of = { name: 'K', text: long, at, is_mine: 0 };
    const answers = [{ ...of, answer_id: '1', by: 'shop', edited_at: null }];
    const list = [{ ...of, question_id: '1', locale: 'en', answers }];
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, total: 1, list } } });
  });
  await visit(page, '/law');
  await openWithin(page, paths.product);
  for (const [part, texts] of [
    ['#reviews', 3],
    ['#questions', 2],
  ] as const) {
    await expect(page.locator(`${part} article p`).filter({ hasText: long.trim() })).toHaveCount(texts);
    expect(await longestLine(page, `${part} article p`)).toBeLessThanOrEqual(72);
  }
});

/** Scrolls the page until an element begins so far above the window. */
const scrollPast = (element: Locator, pixels: number): Promise<void> =>
  element.evaluate((box, by) => {
    const { top } = box.getBoundingClientRect();
    box.closest('[data-scroller]')?.scrollBy(0, top + by);
  }, pixels);

/** Characters of the longest line among the first of these elements. */
const longestLine = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll((elements) => {
    let longest = 0;
    for (const element of elements.slice(0, 20)) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines = new Map<number, number>();
      while (walker.nextNode()) {
        const node = walker.currentNode;
        for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { bottom, width } = range.getBoundingClientRect();
          // Spaces that are not drawn.
          if (width === 0) continue;
          lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + 1);
        }
      }
      longest = Math.max(longest, ...lines.values());
    }
    return longest;
  });
