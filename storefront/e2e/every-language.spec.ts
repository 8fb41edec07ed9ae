import type { Locator } from '@playwright/test';
import { locales } from '@tradewind/contract/base/locales';
import { hotProducts, product } from '@tradewind/contract/goods/catalog';
import { addToCart } from '@tradewind/contract/trade/cart';
import { sessionCookie } from '../app/api/session-cookie.ts';
import { expect, test, visit } from './journey.ts';
import { callApi, newShopper, signInNewShopper } from './shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of locales) {
  test.describe(() => {
    test.use({ language });

    for (const width of [320, 390]) {
      test.describe(() => {
        test.use({ viewport: { width, height: 700 } });

        test(`each label of a product’s bar has one line in ${language}, ${width} pixels`, async ({
          page,
          t,
          paths,
        }) => {
          await visit(page, paths.product);
          for (const name of [t('catalog.addToCart'), t('catalog.buyNow')])
            expect(await linesOf(page.getByRole('button', { name, exact: true })), name).toBe(1);
          for (const control of [
            page.getByRole('link', { name: t('service.ask'), exact: true }),
            page.getByRole('button', { name: t('catalog.save'), exact: true }),
          ])
            expect(await linesOf(control)).toBe(1);
        });
      });
    }

    test.describe('at 320 pixels', () => {
      test.use({ viewport: { width: 320, height: 700 } });

      test(`a conversation with customer service shows its whole name in ${language}`, async ({
        page,
        context,
        origin,
      }) => {
        await signInNewShopper(context, origin);
        await visit(page, '/service');
        await expect(page.getByRole('log')).toBeVisible();
        expect(await page.getByRole('heading', { level: 1 }).evaluateAll(findCut)).toEqual([]);
      });
    });

    test(`the headlines of the banners have the room of their letters in ${language}`, async ({ page }) => {
      await visit(page, '/home');
      const headlines = page.locator('[aria-roledescription=slide] strong');
      await expect(headlines.first()).toBeVisible();
      expect(await headlines.evaluateAll(findCutBelow)).toEqual([]);
    });

    test.describe('at 1024 pixels', () => {
      test.use({ viewport: { width: 1024, height: 768 }, isMobile: false, hasTouch: false });

      test(`the header shows whole names of categories, and Home breaks none of their words, in ${language}`, async ({
        page,
        t,
      }) => {
        await visit(page, '/home');
        const places = { name: t('catalog.categories') };
        const header = page.getByRole('banner').getByRole('navigation', { name: t('title.explore') });
        const inHeader = header.getByRole('link');
        await expect(inHeader.nth(5)).toBeVisible();
        expect(await inHeader.evaluateAll(findCutAside)).toEqual([]);
        const tiles = page.getByRole('main').getByRole('navigation', places).getByRole('link');
        await expect(tiles.nth(5)).toBeVisible();
        expect(await tiles.evaluateAll(findBrokenWords, language)).toEqual([]);
      });
    });
  });
}

test.describe(() => {
  test.use({ language: 'ja', viewport: { width: 320, height: 700 } });

  test('the cart shows titles to their end at 320 pixels', async ({ page, context, origin }) => {
    const { token } = await newShopper(origin);
    const { list } = await callApi(origin, hotProducts, { page: 1, limit: 3 });
    for (const { product_id, mer_id } of list) {
      const { goods } = await callApi(origin, product, { product_id, mer_id });
      const sku_id = goods.skus.find(({ stock }) => stock > 0)?.sku_id;
      await callApi(origin, addToCart, { product_id, mer_id, sku_id, num: 1 }, token);
    }
    await context.addCookies([{ name: sessionCookie, value: token, url: origin }]);
    await visit(page, '/bag');
    const titles = page.getByRole('main').locator('.cart-line > a:not([aria-hidden])');
    await expect(titles.first()).toBeVisible();
    expect(await titles.evaluateAll(findCut)).toEqual([]);
  });

  test('the card of a shop shows its whole name at 320 pixels', async ({ page, t, paths }) => {
    await visit(page, paths.product);
    const shop = page.locator('section').filter({ has: page.getByRole('link', { name: t('shops.visit') }) });
    expect(await shop.getByRole('heading', { level: 2 }).evaluateAll(findCut)).toEqual([]);
  });

  test('a list shows three lines of the title of a product at 320 pixels', async ({ page }) => {
    await visit(page, '/search');
    const title = page.getByRole('main').getByRole('link', { name: /Hush Pro/ });
    expect(await linesOf(title)).toBe(3);
    expect(await title.evaluateAll(findCut)).toEqual([]);
  });
});

test.describe('at 768 pixels', () => {
  test.use({ language: 'th', viewport: { width: 768, height: 900 }, isMobile: false, hasTouch: false });

  test('the categories that have no room in the header are a press away', async ({ page, t }) => {
    await visit(page, '/home');
    const row = page.getByRole('banner').getByRole('navigation', { name: t('title.explore') });
    const last = row.getByRole('link').last();
    await expect(row.getByRole('link').nth(5)).toBeVisible();
    await expect(last).not.toBeInViewport();
    await row.getByText(t('catalog.seeAll')).click();
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(page).toHaveURL(/\/search\?category=/);
    await expect(last).not.toBeInViewport();
  });
});

test.describe('in Japanese', () => {
  test.use({ language: 'ja', viewport: { width: 1024, height: 768 }, isMobile: false, hasTouch: false });

  test('the places of orders on Me break none of their words', async ({ page, context, origin, t }) => {
    await signInNewShopper(context, origin);
    await visit(page, '/filter');
    const places = page
      .getByRole('main')
      .getByRole('navigation', { name: t('title.myPurchases') })
      .getByRole('link');
    await expect(places.nth(4)).toBeVisible();
    expect(await places.evaluateAll(findBrokenWords, 'ja')).toEqual([]);
  });

  test('the header leaves no room for a button while all categories have room', async ({ page, t }) => {
    await visit(page, '/home');
    const row = page.getByRole('banner').getByRole('navigation', { name: t('title.explore') });
    await expect(row.getByRole('link').nth(5)).toBeVisible();
    const { needed, around } = await row.evaluate((nav) => {
      const line = nav.firstElementChild!;
      const names = [...line.querySelectorAll('a')].map((name) => name.getBoundingClientRect().width);
      const gaps = (names.length - 1) * Number.parseFloat(getComputedStyle(line).columnGap);
      const sum = names.reduce((total, width) => total + width, gaps);
      return { needed: Math.ceil(sum), around: innerWidth - line.getBoundingClientRect().width };
    });
    const last = row.getByRole('link').last();
    const all = row.getByText(t('catalog.seeAll'));
    await page.setViewportSize({ width: needed + around + 2, height: 900 });
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(all).not.toBeInViewport();
    await page.setViewportSize({ width: needed + around - 2, height: 900 });
    await expect(last).not.toBeInViewport();
    await expect(all).toBeInViewport();
  });
});

test.describe('at 1024 pixels', () => {
  test.use({ viewport: { width: 1024, height: 768 }, isMobile: false, hasTouch: false });

  test('popular shops show their whole names', async ({ page, t }) => {
    await visit(page, '/home');
    const shops = page.locator('section').filter({ has: page.getByRole('heading', { name: t('home.hotShops') }) });
    const names = shops.getByRole('listitem').getByRole('link');
    await expect(names.nth(3)).toBeVisible();
    expect(await names.evaluateAll(findCut)).toEqual([]);
  });
});

test.describe('in Thai', () => {
  test.use({ language: 'th', viewport: { width: 1024, height: 768 }, isMobile: false, hasTouch: false });

  test('the banners that stand beside the others end where they end', async ({ page, t }) => {
    await visit(page, '/home');
    const turned = page.getByRole('region', { name: t('home.banners') });
    const beside = page.locator('div:has(> div > [aria-roledescription="carousel"]) > div').last().getByRole('link');
    await expect(turned.getByRole('button', { name: t('shell.next') })).toBeVisible();
    const ends = async (box: Locator) => box.evaluate((link) => link.getBoundingClientRect().bottom);
    expect(await ends(beside.last())).toBe(await ends(turned.getByRole('link').first()));
    expect(await beside.evaluateAll(findCut)).toEqual([]);
  });
});

/** How many lines the text of an element takes. */
const linesOf = (element: Locator): Promise<number> =>
  element.evaluate((box) => {
    const lines = new Set<number>();
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = new Range();
      range.selectNodeContents(walker.currentNode);
      for (const { bottom, width } of range.getClientRects()) if (width > 0) lines.add(Math.round(bottom));
    }
    return lines.size;
  });

/** Runs in the page: the texts that are longer than their box. */
function findCut(boxes: Element[]): (string | null)[] {
  return boxes
    .filter((box) => box.scrollHeight > box.clientHeight + 4 || box.scrollWidth > box.clientWidth)
    .map((box) => box.textContent);
}

/** Runs in the page: the texts whose letters reach below their box, which cuts them off. */
function findCutBelow(boxes: Element[]): (string | null)[] {
  return boxes
    .filter((box) => {
      const range = new Range();
      range.selectNodeContents(box);
      return Math.max(...[...range.getClientRects()].map(({ bottom }) => bottom)) > box.getBoundingClientRect().bottom;
    })
    .map((box) => box.textContent);
}

/** Runs in the page: the links that are seen in part. */
function findCutAside(links: Element[]): (string | null)[] {
  return links
    .filter((link) => {
      const row = link.closest('nav')?.getBoundingClientRect();
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const isSeen = row !== undefined && top < row.bottom && bottom > row.top && left < row.right;
      return isSeen && (right > row.right || left < row.left || bottom > row.bottom + 1);
    })
    .map((link) => link.textContent);
}

/** Runs in the page: the words that go on in another line. */
function findBrokenWords(boxes: Element[], language: string): string[] {
  const broken: string[] = [];
  for (const box of boxes) {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      for (const { segment, index, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(
        node.textContent ?? '',
      )) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (isWordLike && lines.size > 1) broken.push(segment);
      }
    }
  }
  return broken;
}
