import { randomUUID } from 'node:crypto';
import { operatorRoles } from '@tradewind/contract/base/operator-roles';
import { product as productPage } from '@tradewind/contract/goods/catalog';
import { shopSignIn } from '@tradewind/contract/goods/shop-desk/me';
import { shop as shopPage } from '@tradewind/contract/goods/shops';
import { order as orderOf } from '@tradewind/contract/trade/orders';
import { clock } from '@tradewind/contract/operations/desk/clock';
import { sessionCookie } from '../app/api/session-cookie.ts';
import { createDeskSession } from './books.ts';
import { Desk } from './desk.ts';
import { expect, visit } from './journey.ts';
import { advanceClock, test } from './movable-clock.ts';
import { cents, dollars } from './order-setup.ts';
import { demoPassword, placePaidOrder } from './shop.ts';
import { callApi, callDesk, newShopper } from './shopper.ts';

const suspended = 'shop-bergwind';
const charged = 'shop-harbour-and-hem';

/** The shop of a demo account. */
const shopOf = async (origin: string, account: string) =>
  (await callApi(origin, shopSignIn, { account, password: demoPassword })).shop;

test.use({ expectedErrors: /status of 404/ });

test('an operator’s day is at work in the storefront, and stands in the audit log', async ({
  world,
  browser,
  page,
  context,
  origin,
}) => {
  test.setTimeout(240_000);
  const mark = randomUUID().slice(0, 6);
  const [lawTitle, bannerTitle] = [`Who we are ${mark}`, `From tomorrow ${mark}`];
  const reader = await newShopper(origin);
  await context.addCookies([{ name: sessionCookie, value: reader.token, url: origin }]);
  const desk = await Desk.openWith(browser, 'sessionStorage', await createDeskSession(operatorRoles));
  const other = await Desk.openWith(browser, 'sessionStorage', await createDeskSession(['admin']));
  const [closing, paying] = [await shopOf(origin, suspended), await shopOf(origin, charged)];
  const { now } = await callDesk(origin, clock, {}, world.desk.token);
  const tomorrow = localInput(new Date(Date.parse(now) + 24 * 3_600_000));

  await test.step('suspends a shop', async () => {
    await desk.goTo(`/console/shops/${closing.id}/show`);
    await expect(await desk.perform('Suspend the shop', { Reason: 'Papers have expired' })).toBeHidden();
    await expect(callApi(origin, shopPage, { mer_id: closing.id })).rejects.toThrow('was refused');
    expect((await page.goto(`/shop/${closing.id}`))?.status()).toBe(404);
  });

  await test.step('takes a product down', async () => {
    const { product_list } = await callApi(origin, shopPage, { mer_id: paying.id, limit: 20 });
    const { product_id: id } = product_list.list.at(-1)!;
    await desk.goTo(`/console/products?filter=${encodeURIComponent(JSON.stringify({ state: '', search: id }))}`);
    await desk.page.getByRole('row').nth(1).click();
    await expect(desk.page.getByText('No different from what is on sale.')).toBeVisible();
    await expect(await desk.perform('Take down', { Reason: 'Not allowed here' })).toBeHidden();
    await expect(callApi(origin, productPage, { product_id: id })).rejects.toThrow('was refused');
    expect((await page.goto(`/detail/${id}`))?.status()).toBe(404);
  });

  await test.step('merges a category, whose address leads to the other one', async () => {
    await desk.goTo('/console/categories/keyboards-mice/show');
    await desk.choose('Merge into another', 'Into', 'Laptops and PCs');
    const form = desk.page.getByRole('dialog', { name: 'Merge into another' });
    await expect(form.getByRole('status')).toContainText('Products:');
    await expect(await desk.confirm('Merge into another', { Reason: 'Too few goods' })).toBeHidden();
    await visit(page, '/search?category=keyboards-mice');
    await expect(page).toHaveURL(/category=laptops-pcs/);
  });

  await test.step('publishes a law page from tomorrow', async () => {
    await desk.goTo('/console/texts');
    await desk.page.getByRole('row').filter({ hasText: 'Imprint' }).click();
    await desk.page.getByRole('textbox', { name: 'Title' }).last().fill(lawTitle);
    await expect(await desk.perform('Publish', { 'In effect from': tomorrow })).toBeHidden();
  });

  await test.step('schedules a banner', async () => {
    await desk.goTo('/console/banners');
    await desk.page.getByRole('row').nth(1).click();
    await desk.page.getByLabel('Title · English').fill(bannerTitle);
    await desk.page.getByLabel('Shown from').fill(tomorrow);
    await expect(await desk.perform('Publish')).toBeHidden();
  });

  await test.step('sees nothing of both today', async () => {
    await visit(page, '/law');
    await expect(page.getByText(lawTitle)).toBeHidden();
    await visit(page, '/');
    await expect(page.getByText(bannerTitle)).toBeHidden();
  });

  await test.step('changes a commission from tomorrow after a look at what it would have changed', async () => {
    await desk.goTo('/console/commissions');
    await desk.choose('Set a commission', 'Shop', paying.name);
    const form = desk.page.getByRole('dialog', { name: 'Set a commission' });
    await form.getByLabel('Per cent of the goods').fill('12');
    await expect(form.getByRole('status')).toContainText(/New rule|No paid orders/);
    await expect(
      await desk.confirm('Set a commission', { 'In effect from': tomorrow, Reason: 'The contract of this year' }),
    ).toBeHidden();
    await other.goTo('/console/changes');
    const row = other.page.getByRole('row').filter({ hasText: 'The contract of this year' });
    await row.getByRole('button', { name: 'Approve' }).click();
    await expect(await other.confirm('Approve', {})).toBeHidden();
  });

  await advanceClock(world, 25);

  await test.step('sees them tomorrow', async () => {
    await visit(page, '/law');
    await expect(page.getByText(lawTitle)).toBeVisible();
    await visit(page, '/');
    await expect(page.getByText(bannerTitle)).toBeVisible();
    const { shopper, orderId } = await placePaidOrder(origin, charged);
    const { goods } = await callApi(origin, orderOf, { order_id: orderId }, shopper.token);
    await desk.goTo(`/console/orders/${orderId}/show`);
    const commission = desk.page.locator('dt', { hasText: 'Commission' }).locator('xpath=following-sibling::*[1]');
    await expect(commission).toHaveText(dollars((cents(goods) * 12n + 50n) / 100n));
  });

  await test.step('finds all of it in the audit log, whose chain is whole', async () => {
    await desk.goTo('/console/audit_log');
    for (const act of [
      'Commission set',
      'Banner saved',
      'Text published',
      'Category merged',
      'Product taken down',
      'Shop suspended',
    ])
      await expect(desk.page.getByRole('row').filter({ hasText: act }).first()).toBeVisible();
    await expect(await desk.perform('Check now')).toBeHidden();
    await expect(desk.page.getByText('Whole: nothing was changed, removed or inserted')).toBeVisible();
  });

  await test.step('reopens the shop', async () => {
    await desk.goTo(`/console/shops/${closing.id}/show`);
    await expect(await desk.perform('Reopen the shop', { Reason: 'New papers' })).toBeHidden();
    expect((await page.goto(`/shop/${closing.id}`))?.status()).toBe(200);
  });
  await desk.close();
  await other.close();
});

/** A time as a field of local date and time takes it. */
const localInput = (time: Date): string =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
