import { order } from '@tradewind/contract/trade/orders';
import { checkBooks } from './books.ts';
import { expect, test } from './journey.ts';
import { placePaidOrder, ShopDesk } from './shop.ts';
import { callApi } from './shopper.ts';

test('a shop ships an order in two parcels from a phone, and the shopper is notified of both', async ({
  origin,
  browser,
}) => {
  test.setTimeout(120_000);
  const { shopper, orderId } = await placePaidOrder(origin, 'shop-kiln-and-clay', 2);
  const desk = await ShopDesk.open(browser);
  await desk.signIn('shop-kiln-and-clay');
  await expect(desk.page.getByRole('heading', { level: 1, name: 'Kiln' })).toBeVisible();
  await expect(desk.page.getByText('Orders to ship')).toBeVisible();

  await desk.openOrder(orderId);
  await expect(desk.page.getByText('Nok Journey')).toBeVisible();
  await expect(desk.page.getByText('Held in escrow')).toBeVisible();
  const numbers = ['ONE', 'TWO'].map((part) => `KC-${part}-${orderId.slice(-6).toUpperCase()}`) as [string, string];
  await test.step('one piece is shipped, one remains', async () => {
    await desk.ship('Yamato Transport', numbers[0], 1);
    await expect(desk.page.getByText('1 to send').first()).toBeVisible();
  });
  await test.step('the other piece is shipped', async () => {
    await desk.ship('DHL', numbers[1]);
    await expect(desk.page.getByText('1 to send')).toHaveCount(0);
    await expect(desk.page.getByRole('button', { name: 'Ship', exact: true })).toBeHidden();
  });
  await test.step('the packing slip shows the address', async () => {
    const [slip] = await Promise.all([
      desk.page.waitForEvent('popup'),
      desk.page.getByRole('link', { name: 'Packing slip' }).first().click(),
    ]);
    await expect(slip.getByRole('heading', { name: 'Packing slip' })).toBeVisible();
    await expect(slip.getByText('1 Some Street, 10110')).toBeVisible();
    await slip.close();
  });
  await desk.close();

  const { parcels } = await callApi(origin, order, { order_id: orderId }, shopper.token);
  expect(parcels.map(({ number }) => number)).toEqual([numbers[1], numbers[0]]);
  expect(await checkBooks()).toContain('The books are right.');
});

test('the shop desk refuses shoppers without a shop and opens for its members', async ({ browser }) => {
  const desk = await ShopDesk.open(browser);
  await desk.signIn('demo');
  await expect(desk.page.getByRole('alert')).toContainText('does not belong to the shop');
  await desk.signIn('shop-hoshi-audio-manager');
  await expect(desk.page.getByRole('heading', { level: 1, name: 'Hoshi Audio' })).toBeVisible();
  await desk.page.getByRole('button', { name: 'Open menu' }).click();
  await expect(desk.page.getByText('Manager · shop-hoshi-audio-manager')).toBeVisible();
  await desk.page.getByRole('button', { name: 'Sign out' }).click();
  await expect(desk.page.getByRole('tab', { name: 'Shop' })).toBeVisible();
  await desk.close();
});
