import { billOf, hoursToArrive, hoursToComplete } from './order-bill.ts';
import { expect, expectOrderMoney, advanceClock, shipAll, test, visit } from './order-setup.ts';
import { waitForStatus } from './journey.ts';
import { confirmReceipt } from './purchase.ts';
import { demoPaymentCode } from './shop.ts';

// Not parallel: the journeys move the clock of one installation.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** The payment code that acts of the shop's owner ask for when they pay money back. */
const withCode = { 'Your payment code': demoPaymentCode };

test('the shop is paid when a shipped, confirmed order is completed', async ({ setup, world }) => {
  const { page, t, shop, orderId } = setup;
  const { paid, duties, held, commission, shop: earned } = billOf(setup);
  await shop.goTo(`/console/shop_orders/${orderId}/show`);
  await test.step('the shop ships', async () => {
    await shop.choose('Ship', 'Carrier', 'Demo carrier');
    await expect(await shop.confirm('Ship', { 'Tracking number': `DC${orderId.slice(-12)}0` })).toBeHidden();
  });
  await advanceClock(world, hoursToArrive);
  await test.step('the shopper confirms receipt', async () => {
    await visit(page, `/orderInfo/${orderId}`);
    await confirmReceipt(page, t);
  });
  await expectOrderMoney(setup, { place: 'held', paid, duties, held, commission, shop: earned });
  await advanceClock(world, hoursToComplete);
  await expectOrderMoney(setup, { place: 'released', paid, duties, commission, shop: earned });
  await expect(page.getByText(t('orders.statusText.completed'))).toBeVisible();
});

test('an order shows where its parcel is and is found by its tracking number', async ({ setup }) => {
  const { page, t, order } = setup;
  const number = `DC${order.order_id.slice(-12)}0`.toUpperCase();
  const cards = page.getByRole('article');
  const field = page.getByRole('searchbox', { name: t('orders.search') });
  const search = async (words: string) => {
    await field.fill(words);
    await field.press('Enter');
  };
  await visit(page, '/myPurchases/1');
  await expect(cards).toContainText(/Arrives by/);
  await shipAll(setup);
  await search(`${order.mer_name} ${number.toLowerCase()}`);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(/Handed to the carrier; no scan yet · /);
  await test.step('a reload keeps the search', async () => {
    await page.reload();
    await expect(field).toHaveValue(`${order.mer_name} ${number.toLowerCase()}`);
    await expect(cards).toHaveCount(1);
  });
  await search('no such order');
  await expect(page.getByRole('heading', { name: t('orders.search.none') })).toBeVisible();
  await page.getByRole('button', { name: t('orders.search.clear') }).click();
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/\/myPurchases\/all$/);
  await expect(field).toBeFocused();
});

test('an order cancelled soon after payment is refunded in full', async ({ setup }) => {
  const { page, t, orderId } = setup;
  const { paid } = billOf(setup);
  await visit(page, `/orderInfo/${orderId}`);
  await page.getByRole('button', { name: t('orders.cancel'), exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(t('orders.cancel.textPaid'));
  const sure = page.getByRole('alertdialog').getByRole('button', { name: t('orders.cancel'), exact: true });
  await Promise.all([waitForStatus(page, t('orders.cancel.done')), sure.click()]);
  await expectOrderMoney(setup, { place: 'returned', paid, refunded: paid, commission: 0n, shop: 0n });
});

test('the shop agrees to a cancellation request', async ({ setup, world }) => {
  const { page, t, shop, orderId } = setup;
  const { paid } = billOf(setup);
  await advanceClock(world, 2);
  await visit(page, `/orderInfo/${orderId}`);
  await page.getByRole('button', { name: t('orders.requestCancel'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('orders.requestCancel.reason')).fill('I found one at home');
  await sheet.getByRole('button', { name: t('orders.requestCancel.send') }).click();
  await expect(page.getByText(t('orders.requestCancel.open'))).toBeVisible();
  await shop.goTo(`/console/shop_orders/${orderId}/show`);
  await expect(shop.page.getByText('I found one at home')).toBeVisible();
  await expect(await shop.perform('Agree to cancel', withCode)).toBeHidden();
  await expectOrderMoney(setup, { place: 'returned', paid, refunded: paid, commission: 0n, shop: 0n });
});

test('an order without confirmation is confirmed and completed at its deadlines', async ({ setup, world }) => {
  const { platform, page, t, orderId } = setup;
  const { paid, duties, held, commission, shop: earned } = billOf(setup);
  await shipAll(setup);
  await advanceClock(world, hoursToArrive);
  await expectOrderMoney(setup, { place: 'held', paid, duties, held, commission, shop: earned });
  await test.step('an operator moves the clock by a week', async () => {
    await platform.goTo('/console/clock');
    const week = platform.page.getByRole('button', { name: /^\+/ }).last();
    const label = (await week.textContent())!;
    await week.click();
    await expect(await platform.confirm(label, {})).toBeHidden({ timeout: 60_000 });
  });
  await visit(page, `/orderInfo/${orderId}`);
  await expect(page.getByRole('heading', { name: 'Received', level: 2 })).toBeVisible();
  await advanceClock(world, hoursToComplete);
  await expectOrderMoney(setup, { place: 'released', paid, duties, commission, shop: earned });
  await expect(page.getByText(t('orders.statusText.completed'))).toBeVisible();
});

test('an order that is not shipped in time is cancelled and refunded', async ({ setup, world }) => {
  const { page, t } = setup;
  const { paid } = billOf(setup);
  await advanceClock(world, 9 * 24);
  await expectOrderMoney(setup, { place: 'returned', paid, refunded: paid, commission: 0n, shop: 0n });
  await expect(page.getByText(t('orders.statusText.unshipped'))).toBeVisible();
});
