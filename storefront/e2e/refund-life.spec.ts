import { requestRefund } from '@tradewind/contract/trade/aftersales';
import { approveWithdrawal, markWithdrawalPaid } from '@tradewind/contract/money/desk/withdrawals';
import { confirmReceived } from '@tradewind/contract/trade/orders';
import { refuseRefund } from '@tradewind/contract/trade/shop-desk/aftersales';
import { shopBalance } from '@tradewind/contract/money/shop-desk/earnings';
import { addPayoutAccount, requestPayout } from '@tradewind/contract/money/shop-desk/payouts';
import {
  cents,
  dollars,
  expect,
  expectOrderMoney,
  advanceClock,
  shipAll,
  test,
  visit,
  type OrderSetup,
} from './order-setup.ts';
import { afterPart, billOf, hoursToArrive, hoursToComplete } from './order-bill.ts';
import { demoPaymentCode } from './shop.ts';
import { callApi, callDesk } from './shopper.ts';

// Not parallel: the journeys move the clock of one installation.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** The payment code that acts of the shop's owner ask for when they pay money back. */
const withCode = { 'Your payment code': demoPaymentCode };

/** Requests a refund through the API. @returns the request. */
const requestFullRefund = async ({ origin, orderId, shopper, order }: OrderSetup, amount = order.total_price) =>
  callApi(
    origin,
    requestRefund,
    { order_id: orderId, amount, reason_type: 'no_movement', refund_explain: 'It never came' },
    shopper.token,
  );

/**
 * Requests the return of damaged goods through the form.
 *
 * @param chooseExchange chooses what is wanted instead; absent: the money.
 * @returns the request.
 */
async function requestReturn(
  setup: OrderSetup,
  world: Parameters<typeof advanceClock>[0],
  chooseExchange?: () => Promise<void>,
): Promise<string> {
  const { page, t, origin, orderId, order, shopper } = setup;
  await shipAll(setup);
  await advanceClock(world, hoursToArrive);
  await callApi(origin, confirmReceived, { order_id: orderId }, shopper.token);
  await visit(
    page,
    `/refund/${orderId}/${order.order_sn}/${order.products.map((line) => line.order_product_id).join()}/${order.total_price}`,
  );
  await test.step('the shopper uploads a picture of the damage', async () => {
    await page
      .getByRole('radiogroup', { name: t('refunds.resolution') })
      .getByText(t(chooseExchange ? 'refunds.resolution.exchange' : 'refunds.resolution.return'))
      .click();
    await chooseExchange?.();
    await page.getByRole('button', { name: t('refunds.reason') }).click();
    await page.getByRole('radio', { name: 'Arrived damaged' }).click();
    await page.getByLabel(t('refunds.explanation')).fill('All of it has a crack');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'crack.png', mimeType: 'image/png', buffer: await page.screenshot() });
    const amount = dollars(billOf(setup).paid);
    const name = chooseExchange ? t('refunds.submitExchange') : t('refunds.submit', { amount });
    await page.getByRole('button', { name }).click();
    await expect(page.getByText(t('refunds.statusText.pending'))).toBeVisible();
  });
  return page.url().split('/').at(-1)!;
}

test('the shop approves a refund of an unshipped order', async ({ setup }) => {
  const { page, t, shop, orderId, order } = setup;
  const { paid } = billOf(setup);
  await visit(
    page,
    `/refund/${orderId}/${order.order_sn}/${order.products.map((line) => line.order_product_id).join()}/${order.total_price}`,
  );
  await test.step('the shopper requests a refund', async () => {
    await page.getByRole('button', { name: t('refunds.reason') }).click();
    await page.getByRole('radio', { name: 'No longer needed' }).click();
    await page.getByLabel(t('refunds.explanation')).fill('I have one already');
    await page.getByRole('button', { name: t('refunds.submit', { amount: dollars(paid) }) }).click();
    await expect(page.getByText(t('refunds.statusText.pending'))).toBeVisible();
  });
  const refundId = page.url().split('/').at(-1)!;
  await shop.goTo(`/console/shop_refunds/${refundId}/show`);
  await expect(shop.page.getByText('I have one already').first()).toBeVisible();
  await expect(await shop.perform('Approve', withCode)).toBeHidden();
  await page.reload();
  await expect(page.getByText(t('refunds.statusText.refunded'))).toBeVisible();
  await expectOrderMoney(setup, { place: 'returned', paid, refunded: paid, commission: 0n, shop: 0n });
});

test.describe('with two pieces', () => {
  test.use({ pieces: 2 });

  test('the shop offers a partial refund in place of a return', async ({ setup, world }) => {
    const { page, t, shop } = setup;
    const { paid } = billOf(setup);
    const refundId = await requestReturn(setup, world);
    const offered = paid / 2n;
    await shop.goTo(`/console/shop_refunds/${refundId}/show`);
    await expect(
      await shop.perform('Offer a partial refund', { Amount: (Number(offered) / 100).toFixed(2), ...withCode }),
    ).toBeHidden();
    await test.step('the shopper accepts the offer', async () => {
      await page.reload();
      await expect(page.getByText(t('refunds.statusText.offered'))).toBeVisible();
      const accept = t('refunds.accept', { amount: dollars(offered) });
      await page.getByRole('button', { name: accept }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: accept }).click();
      await expect(page.getByText(t('refunds.statusText.refunded'))).toBeVisible();
    });
    await expectOrderMoney(setup, afterPart(setup, offered));
  });
});

test('damaged products are returned at the cost of the shop', async ({ setup, world }) => {
  const { page, t, shop } = setup;
  const { paid } = billOf(setup);
  const refundId = await requestReturn(setup, world);
  await shop.goTo(`/console/shop_refunds/${refundId}/show`);
  await expect(
    await shop.perform('Approve the return', { 'Return address': '12 Pottery Lane, Chiang Mai', ...withCode }),
  ).toBeHidden();
  await test.step('the shopper sends them back and enters the cost', async () => {
    await page.reload();
    await page.getByLabel(t('refunds.carrier')).fill('Thailand Post');
    await page.getByLabel(t('refunds.number')).fill('EX0146000123');
    await page.getByLabel(t('refunds.return.cost')).fill('12.50');
    await page.getByRole('button', { name: t('refunds.sendBack'), exact: true }).click();
    await expect(page.getByText(t('refunds.statusText.returned'))).toBeVisible();
  });
  await test.step('the shop sees both amounts before it confirms the return', async () => {
    await shop.goTo(`/console/shop_refunds/${refundId}/show`);
    await shop.page.getByRole('button', { name: 'Goods came back', exact: true }).click();
    await expect(shop.page.getByRole('dialog')).toContainText('$12.50 for the return');
    await expect(await shop.confirm('Goods came back', withCode)).toBeHidden();
  });
  await page.reload();
  await expect(page.getByText(t('refunds.statusText.refunded'))).toBeVisible();
  await expect(page.getByRole('main').getByText('$12.50')).toBeVisible();
  await test.step('the printed credit note tells both amounts', async () => {
    await page.emulateMedia({ media: 'print' });
    const note = page.getByRole('article').filter({ hasText: t('refunds.creditNote') });
    await expect(note).toContainText(`${t('refunds.creditNote.credited')}${dollars(paid)}`);
    await expect(note).toContainText('$12.50');
    await page.emulateMedia({ media: null });
  });
  await expectOrderMoney(setup, {
    place: 'returned',
    paid,
    refunded: paid,
    returnFreight: 1_250n,
    commission: 0n,
    shop: 0n,
  });
});

test('goods are exchanged for another choice', async ({ setup, world }) => {
  const { page, t, shop, order } = setup;
  const { paid, duties, held, commission, shop: earned } = billOf(setup);
  const refundId = await requestReturn(setup, world, async () => {
    const unchosen = page.getByText(t('refunds.exchange.choose'));
    for (let left = order.products.length; left > 0; left -= 1) {
      await expect(unchosen).toHaveCount(left);
      await unchosen.first().click();
      await page.getByRole('dialog').getByRole('radio').first().click();
    }
    await expect(unchosen).toHaveCount(0);
  });
  await shop.goTo(`/console/shop_refunds/${refundId}/show`);
  await expect(shop.page.getByText('Replacement: ').first()).toBeVisible();
  await expect(
    await shop.perform('Approve the exchange', { 'Return address': '12 Pottery Lane, Chiang Mai', ...withCode }),
  ).toBeHidden();
  await test.step('the shopper sends them back', async () => {
    await page.reload();
    await page.getByLabel(t('refunds.carrier')).fill('Thailand Post');
    await page.getByLabel(t('refunds.number')).fill('EX0146000123');
    await page.getByRole('button', { name: t('refunds.sendBack'), exact: true }).click();
    await expect(page.getByText(t('refunds.statusText.returned.exchange'))).toBeVisible();
  });
  await test.step('the shop sends the replacement', async () => {
    await shop.goTo(`/console/shop_refunds/${refundId}/show`);
    const parcel = { Carrier: 'Thailand Post', 'Tracking number': 'EX0146000124' };
    await expect(await shop.perform('Send the replacement', { ...parcel, ...withCode })).toBeHidden();
  });
  await page.reload();
  await expect(page.getByText(t('refunds.statusText.exchanged'))).toBeVisible();
  await expect(page.getByText('EX0146000124').first()).toBeVisible();
  await expectOrderMoney(setup, { place: 'held', paid, duties, held, commission, shop: earned });
});

test('an operator decides a dispute with reasons for both sides', async ({ setup, world }) => {
  const { page, t, origin, platform, shopToken } = setup;
  const { paid } = billOf(setup);
  await shipAll(setup);
  const { refund_id: id } = await requestFullRefund(setup);
  await callApi(origin, refuseRefund, { id, reason: 'It is on its way' }, shopToken);
  await visit(page, `/refundInfo/${id}`);
  await test.step('the shopper opens a dispute', async () => {
    await page.getByRole('button', { name: t('refunds.dispute'), exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(t('refunds.dispute.reason')).fill('The carrier knows nothing of it');
    await sheet.getByRole('button', { name: t('refunds.dispute.send'), exact: true }).click();
    await expect(page.getByText(t('refunds.statusText.in_dispute'))).toBeVisible();
  });
  await advanceClock(world, 49);
  const granted = paid / 4n;
  await test.step('the operator rules', async () => {
    await platform.goTo(`/console/disputes/${id}/show`);
    await expect(platform.page.getByText('The carrier knows nothing of it')).toBeVisible();
    await platform.choose('Rule', 'At fault', 'The carrier');
    const typed = {
      'Amount for the shopper (0 grants nothing)': (Number(granted) / 100).toFixed(2),
      Reasons: 'It is late, and it is coming.',
    };
    await expect(await platform.confirm('Rule', typed)).toBeHidden();
  });
  await page.reload();
  await expect(page.getByText('It is late, and it is coming.').first()).toBeVisible();
  await expectOrderMoney(setup, afterPart(setup, granted));
});

test.describe('a shop that has been paid out', () => {
  test.use({ owner: 'shop-hoshi-audio' });

  test('owes a refund after completion until its next earnings', async ({ setup, world }) => {
    const { page, t, origin, shop, shopToken, orderId, shopper } = setup;
    const { paid } = billOf(setup);
    await test.step('the order is completed, and everything that the shop has is paid out', async () => {
      const account = {
        extract_type: 0,
        real_name: 'Hoshi Audio',
        bank_card: '4821 0093 7715 2206',
        bank_name: 'Kasikornbank',
        password_pay: demoPaymentCode,
      } as const;
      const { id: address_id } = await callApi(origin, addPayoutAccount, account, shopToken);
      await shipAll(setup);
      await callApi(origin, confirmReceived, { order_id: orderId }, shopper.token);
      await advanceClock(world, hoursToComplete + hoursToArrive + 1);
      const { payable } = await callApi(origin, shopBalance, {}, shopToken);
      const { id } = await callApi(
        origin,
        requestPayout,
        { address_id, price: payable, password_pay: demoPaymentCode },
        shopToken,
      );
      await callDesk(origin, approveWithdrawal, { id }, world.secondDesk.token);
      await callDesk(origin, markWithdrawalPaid, { id, reference: `KB-${orderId.slice(-8)}` }, world.desk.token);
    });
    const { refund_id: id } = await requestFullRefund(setup);
    await shop.goTo(`/console/shop_refunds/${id}/show`);
    await expect(await shop.perform('Approve', withCode)).toBeHidden();
    await visit(page, `/refundInfo/${id}`);
    await expect(page.getByText(t('refunds.statusText.refunded'))).toBeVisible();
    await expectOrderMoney(setup, { place: 'returned', paid, refunded: paid, commission: 0n, shop: 0n });
    const { debt, available } = await callApi(origin, shopBalance, {}, shopToken);
    expect([cents(debt) > 0n, cents(available)]).toEqual([true, 0n]);
    await shop.goTo('/console');
    await expect(shop.page.getByText(`Owed: ${dollars(cents(debt))}`)).toBeVisible();
  });
});
