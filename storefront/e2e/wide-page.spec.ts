import type { Locator } from '@playwright/test';
import { expect, openWithin, test, visit } from './journey.ts';

test.describe('in a wide window', () => {
  test.use({
    isMobile: false,
    hasTouch: false,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test.describe('of 1024 pixels', () => {
    test.use({ viewport: { width: 1024, height: 768 } });

    test('every row of Home is seen to its last card by its arrows, and back', async ({ page, t }) => {
      await visit(page, '/home');
      const rows = await rowsWithArrows(page.locator('div:has(> .scroll-row)'));
      expect(await rows.count()).toBeGreaterThan(1);
      for (const row of await rows.all()) {
        const cards = row.locator('> ul > li');
        await pressUntilSeen(row.getByRole('button', { name: t('shell.next') }), cards.last());
        await pressUntilSeen(row.getByRole('button', { name: t('shell.previous') }), cards.first());
      }
    });
  });

  test('the arrows of the coupons lie on no coupon', async ({ page, t }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.route(/\/api\/index\/coupons/, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const list = Array.from({ length: 6 }, (_, index) => ({ ...answer.data.list[0], id: String(index) }));
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, list } } });
    });
    await visit(page, '/law');
    await openWithin(page, '/home');
    const coupons = page.locator('section').filter({ has: page.getByRole('heading', { name: t('home.coupons') }) });
    const forward = coupons.getByRole('button', { name: t('shell.next'), exact: true });
    await expect(forward).toBeVisible();
    const [arrow, row] = [await forward.boundingBox(), await coupons.getByRole('list').boundingBox()];
    expect(arrow!.y + arrow!.height).toBeLessThanOrEqual(row!.y);
    const back = await coupons
      .locator('button', { has: page.locator('svg') })
      .first()
      .boundingBox();
    expect(back!.x + back!.width).toBeLessThanOrEqual(arrow!.x);
  });

  test('the arrows of a row of products lie on pictures, not on words', async ({ page }) => {
    await visit(page, '/home');
    const rows = await rowsWithArrows(page.locator('div:has(> .scroll-row .group)'));
    expect(await rows.count()).toBeGreaterThan(0);
    for (const row of await rows.all()) {
      const arrow = await row.locator('> button').last().boundingBox();
      const words = await row.getByRole('listitem').first().getByRole('link').boundingBox();
      expect(arrow!.y + arrow!.height).toBeLessThanOrEqual(words!.y);
    }
  });

  test('filters that are longer than the window scroll with the page as far as to their end', async ({ page, t }) => {
    await page.setViewportSize({ width: 1024, height: 640 });
    await visit(page, '/search?category=family');
    const filters = page.getByRole('complementary', { name: t('search.filter') });
    const last = filters.getByRole('switch', { name: t('search.freeDelivery') });
    await expect(last).toBeVisible();
    await expect(last).not.toBeInViewport();
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 900);
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await filters.evaluate((box) => getComputedStyle(box).overflowY)).toBe('visible');
  });

  test.describe('of a shopper', () => {
    test.use({ shopper: 'demo' });

    test('a product says what it costs at the door above its buttons, which stay in their place', async ({
      page,
      t,
      paths,
    }) => {
      const answered = Promise.withResolvers<void>();
      await page.route(/\/api\/product\/delivery\?.*country=TH/, async (route) => {
        await answered.promise;
        await route.continue();
      });
      await visit(page, paths.product);
      const buy = page.getByRole('button', { name: t('catalog.buyNow') });
      const before = await buy.boundingBox();
      answered.resolve();
      const cost = page.locator('[data-buy-box] [aria-live=polite]').filter({ hasText: t('freight.dutyAndTax') });
      await expect(cost).toBeVisible();
      const [box, after] = [await cost.boundingBox(), await buy.boundingBox()];
      expect(box!.y + box!.height).toBeLessThan(after!.y);
      expect(after!.y).toBe(before!.y);
    });

    test('the header counts unread notifications, and says the balance under the name', async ({ page, t }) => {
      await page.route(/\/api\/user\/getUserInfo/, async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        const data = { ...answer.data, notification_count: 3, money: '3036.47' };
        await route.fulfill({ response, json: { ...answer, data } });
      });
      await visit(page, '/home');
      const header = page.getByRole('banner');
      const bell = header.getByRole('link', {
        name: `${t('title.notification')}, ${t('notifications.unreadCount', { count: 3 })}`,
      });
      await expect(bell).toBeVisible();
      const account = header.getByRole('link', { name: /\$3,036\.47$/ });
      const [name, balance] = [
        await account.locator('span > span').first().boundingBox(),
        await account.getByText('$3,036.47').boundingBox(),
      ];
      expect(balance!.y).toBeGreaterThanOrEqual(name!.y + name!.height);
      await page.setViewportSize({ width: 768, height: 1024 });
      await bell.click();
      await expect(page).toHaveURL(/\/notification$/);
    });

    test('Me shows the balance beside the orders, and products below them', async ({ page, t }) => {
      await visit(page, '/filter');
      const main = page.getByRole('main');
      const [balance, orders] = [
        await main.getByRole('heading', { name: t('users.me.balance') }).boundingBox(),
        await main.getByRole('heading', { name: t('title.myPurchases') }).boundingBox(),
      ];
      expect(orders!.x).toBeGreaterThan(balance!.x + 300);
      expect(Math.abs(orders!.y - balance!.y)).toBeLessThan(40);
      const forYou = main.locator('section').filter({ has: page.getByRole('heading', { name: t('home.forYou') }) });
      await expect(forYou.getByRole('listitem').first()).toBeVisible();
    });

    test('the head of an order keeps its distance from the places of the account', async ({ page, t, paths }) => {
      await visit(page, paths.unpaid);
      const places = page.getByRole('main').getByRole('navigation', { name: t('title.me') });
      await expect(places).toBeVisible();
      const [side, head] = [
        await places.boundingBox(),
        await page.getByRole('main').locator('.bg-sea-deep').first().boundingBox(),
      ];
      expect(head!.x - side!.x - side!.width).toBeCloseTo(20);
    });
  });

  test('no banner is shown twice', async ({ page, t }) => {
    await visit(page, '/home');
    const turned = page.getByRole('region', { name: t('home.banners') });
    await expect(turned.getByRole('button', { name: t('shell.next') })).toBeVisible();
    const titles = await page
      .locator('div:has(> div > [aria-roledescription="carousel"])')
      .locator('strong:visible')
      .allInnerTexts();
    expect(titles.length).toBeGreaterThan(2);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('a dot of the banners turns them to its own', async ({ page, t }) => {
    await visit(page, '/home');
    const banners = page.getByRole('region', { name: t('home.banners') });
    const slides = banners.getByRole('group');
    await expect(banners.getByRole('button', { name: t('shell.next') })).toBeVisible();
    const count = await slides.count();
    expect(count).toBeGreaterThan(1);
    const dot = banners.getByRole('button', { name: t('catalog.position', { position: count, total: count }) });
    await dot.click();
    await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
    await expect(dot).toHaveAttribute('aria-current', 'true');
  });

  test('arrow keys turn the photographs of a product', async ({ page, paths }) => {
    await visit(page, paths.product);
    const slides = page.locator('[aria-roledescription=slide]');
    const [first, second] = [slides.first().getByRole('button'), slides.nth(1).getByRole('button')];
    // The gallery comes to life a moment after the page.
    await expect(async () => {
      await first.focus();
      await page.keyboard.press('ArrowRight');
      await expect(second).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowLeft');
    await expect(first).toBeFocused();
  });

  test('the country that is chosen in the header is where a product is sent', async ({ page, t, paths }) => {
    await visit(page, '/home');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: t('shell.shipTo', { country: '…' }) }).click();
    const dialog = page.getByRole('dialog', { name: t('addresses.country') });
    await dialog.getByRole('searchbox').fill('Japan');
    await dialog.getByText('Japan', { exact: true }).click();
    await expect(header.getByRole('button', { name: t('shell.shipTo', { country: 'Japan' }) })).toBeVisible();
    await visit(page, paths.product);
    await expect(page.getByRole('button', { name: `${t('catalog.deliverTo')} Japan` })).toBeVisible();
  });

  test('header and footer name the currency, the footer the ways to pay that are switched on', async ({ page, t }) => {
    await visit(page, '/law');
    await expect(page.getByRole('banner').getByRole('button', { name: t('title.language') })).toContainText('USD');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('button', { name: t('title.language') })).toContainText('USD');
    await expect(footer.getByText(t('shell.footer.pay'))).toBeVisible();
    await expect(footer.getByText('Wallet balance')).toBeVisible();
    await expect(footer.getByText('Card', { exact: true })).toBeVisible();
  });
});

test('a visitor on a telephone reaches help and law from the end of Home', async ({ page, t }) => {
  await visit(page, '/home');
  const help = page.getByRole('contentinfo').getByRole('link', { name: t('title.helpAndSupport') });
  await expect(async () => {
    await page.locator('[data-scroller]').evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(help).toBeInViewport({ timeout: 500 });
    await expect(page.getByRole('main').getByRole('button', { name: t('shell.retryMore') })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: t('title.law') })).toBeVisible();
  await help.click();
  await expect(page).toHaveURL(/\/helpAndSupport$/);
});

/** Presses an arrow by keys until a card that was cut or out of sight is seen in full. */
async function pressUntilSeen(arrow: Locator, card: Locator): Promise<void> {
  await expect(card).not.toBeInViewport({ ratio: 0.95 });
  await expect(async () => {
    if ((await arrow.getAttribute('aria-disabled')) === null) await arrow.press('Enter');
    await expect(card).toBeInViewport({ ratio: 0.95, timeout: 500 });
  }).toPass();
}

/** Those of the rows that don't fit, once all of them have their arrows, which each row gets in its own time. */
async function rowsWithArrows(rows: Locator): Promise<Locator> {
  await expect(rows.first()).toBeVisible();
  const withoutArrows = () =>
    rows.evaluateAll((all) => {
      const long = all.filter(({ firstElementChild: list }) => list!.scrollWidth > list!.clientWidth + 1);
      return long.filter((row) => !row.querySelector(':scope > button')).length;
    });
  await expect.poll(withoutArrows).toBe(0);
  return rows.filter({ has: rows.page().locator('xpath=./button') });
}
