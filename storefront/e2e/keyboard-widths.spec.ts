import type { Locator, Page } from '@playwright/test';
import type { Translate } from '../app/i18n/translate.ts';
import { giveBalance } from './books.ts';
import { expect, test, visit, waitForStatus } from './journey.ts';
import { closeByKey, expectKeptFocus, expectTrappedFocus, press, tabTo, typeInto } from './keys.ts';
import { askRefund, payByKeyboard, writeToShop } from './keyboard-purchase.ts';
import { signInNewShopper } from './shopper.ts';

const dress = 'Linen-blend midi dress with square neckline';

/** `keyboard.spec.ts` buys at 390 pixels. */
for (const width of [320, 768, 1024, 1440, 1920]) {
  test.describe(() => {
    const hasTouch = width < 768;
    test.use({
      viewport: { width, height: hasTouch ? 640 : 900 },
      isMobile: hasTouch,
      hasTouch,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(`from Home to a requested refund by keyboard alone, ${width} pixels`, async ({ page, context, origin, t }) => {
      test.setTimeout(240_000);
      const { username } = await signInNewShopper(context, origin);
      await giveBalance(username, 1_000);
      const window = { isWide: width >= 768, hasColumns: width >= 1024 };
      await test.step('skips to the content, and back to the header', () => skip(page, t));
      await test.step('searches', () => search(page, t, window));
      await test.step('filters and sorts', () => arrange(page, t, window));
      await test.step('looks at a photograph', () => look(page, t));
      await test.step('chooses and adds to the cart', () => add(page, t, window));
      await test.step('goes to the cart and the checkout', () => checkOut(page, t, window));
      await test.step('adds an address, chooses the delivery and pays', () => payByKeyboard(page, t));
      await test.step('asks for a refund', () => askRefund(page, t));
      await test.step('writes to the shop', () => writeToShop(page, t));
    });
  });
}

interface Window {
  /** Whether the header stands above the screen, in place of the tabs below it. */
  isWide: boolean;
  /** Whether filters, options and the cart's total stand beside what they belong to. */
  hasColumns: boolean;
}

async function skip(page: Page, t: Translate): Promise<void> {
  await visit(page, '/home');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: t('shell.skip') });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await tabTo(page, skipLink, 'Shift+Tab');
}

async function search(page: Page, t: Translate, { isWide }: Window): Promise<void> {
  const name = t('shell.searchProducts');
  if (!isWide) await press(page, page.getByRole('main').getByRole('link', { name }));
  const field = (isWide ? page.getByRole('banner') : page.getByRole('main')).getByRole('searchbox', { name });
  if (!isWide) await expect(field).toBeFocused();
  await typeInto(page, field, 'linen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=linen$/);
  await expect(page.getByRole('main').getByRole('link', { name: dress })).toBeVisible();
  await expectKeptFocus(page);
}

async function arrange(page: Page, t: Translate, { hasColumns }: Window): Promise<void> {
  const sales = page.getByRole('main').getByRole('button', { name: t('catalog.sortSales'), exact: true });
  await press(page, sales, 'Space');
  await expect(page).toHaveURL(/sort=/);
  await expect(sales).toHaveAttribute('aria-pressed', 'true');
  await expect(sales).toBeFocused();
  const filter = page.getByRole('button', { name: new RegExp(`^${t('search.filter')}`) });
  if (!hasColumns) await press(page, filter);
  const filters = hasColumns
    ? page.getByRole('complementary', { name: t('search.filter') })
    : page.getByRole('dialog', { name: t('search.filter') });
  const inStock = filters.getByRole('switch', { name: t('search.inStock') });
  await expect(inStock).toBeVisible();
  if (!hasColumns) {
    await expectTrappedFocus(page, filters);
    await closeByKey(page, filters);
    await expect(filter).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await tabTo(page, inStock, hasColumns ? 'Shift+Tab' : 'Tab');
  await page.keyboard.press('Space');
  if (!hasColumns) {
    await press(page, filters.getByRole('button').last());
    await expect(filters).toBeHidden();
    await expect(filter).toBeFocused();
  }
  await expect(page).toHaveURL(/stock=1/);
  await press(page, page.getByRole('main').getByRole('link', { name: dress }));
  await expect(page.getByRole('heading', { level: 1, name: dress })).toBeVisible();
  await expectKeptFocus(page);
}

async function look(page: Page, t: Translate): Promise<void> {
  const photograph = page.locator('[aria-roledescription=slide] button').first();
  await press(page, photograph);
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('button', { name: t('shell.close'), exact: true })).toBeFocused();
  await expectTrappedFocus(page, viewer);
  await closeByKey(page, viewer);
  await expect(photograph).toBeFocused();
}

async function add(page: Page, t: Translate, { hasColumns }: Window): Promise<void> {
  const open = page.getByRole('main').getByRole('button', { name: t('catalog.addToCart'), exact: true });
  const sheet = page.getByRole('dialog', { name: dress });
  if (!hasColumns) {
    await press(page, open);
    await expect(sheet).toBeVisible();
    await expectTrappedFocus(page, sheet);
    await closeByKey(page, sheet);
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
  }
  const options: Page | Locator = hasColumns ? page.locator('[data-buy-box]') : sheet;
  await press(page, options.getByRole('button', { name: 'Terracotta' }), 'Space');
  await press(page, options.getByRole('button', { name: 'L', exact: true }), 'Space');
  await tabTo(page, options.getByRole('button', { name: t('catalog.addToCart'), exact: true }));
  await Promise.all([waitForStatus(page, t('catalog.added')), page.keyboard.press('Enter')]);
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
}

async function checkOut(page: Page, t: Translate, { isWide }: Window): Promise<void> {
  const cart = (isWide ? page.getByRole('banner') : page.getByRole('main')).getByRole('link', {
    name: t('shell.cartCount', { count: 1 }),
  });
  await tabTo(page, cart, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/bag');
  await expectKeptFocus(page);
  const checkout = page.getByRole('button', { name: t('cart.checkout', { pieces: 1 }) });
  await tabTo(page, checkout);
  if (!isWide) {
    const tabs = page.getByRole('navigation', { name: t('shell.tabs'), exact: true });
    await tabTo(page, tabs.getByRole('link', { name: t('title.home') }));
    await tabTo(page, checkout, 'Shift+Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\?/);
  await expect(page.getByRole('link', { name: t('orders.address.add') })).toBeVisible();
  await expectKeptFocus(page);
}
