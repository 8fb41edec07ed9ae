import { payOrder } from '@tradewind/contract/trade/orders';
import { giveBalance } from './books.ts';
import { placeUnpaidOrder } from './shop.ts';
import { sandbox } from './card-payment.ts';
import { newPaymentCode } from './shopper.ts';
import { enterPaymentCode, expect, expectFundRecord, test, visit } from './wallet.ts';

test('a payment says that it works, once and without moving anything, until its answer comes', async ({
  page,
  t,
  owner,
  origin,
}) => {
  const {
    order_ids: [orderId],
    total_price: total,
  } = await placeUnpaidOrder(origin, 'shop-kiln-and-clay', owner);
  await giveBalance(owner.username, 5_000);
  const answers = Promise.withResolvers<void>();
  let payments = 0;
  await page.route(`**${payOrder.path}`, async (route) => {
    payments += 1;
    await answers.promise;
    await route.continue();
  });
  await visit(page, `/orderInfo/${orderId}`);
  await page.getByRole('button', { name: t('orders.pay', { amount: `$${total}` }) }).click();
  const sheet = page.getByRole('dialog', { name: t('orders.pay.title') });
  await expect(sheet.getByRole('button', { name: '1', exact: true })).toBeVisible();
  await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const before = await sheet.boundingBox();
  await enterPaymentCode(page);
  await expect(sheet.getByRole('status')).toHaveText(t('orders.pay.paying'));
  await expect(sheet.getByRole('button', { name: '1', exact: true })).toBeHidden();
  expect(await sheet.boundingBox()).toEqual(before);
  await page.keyboard.type(newPaymentCode);
  expect(payments).toBe(1);
  answers.resolve();
  await expect(page.getByRole('heading', { level: 1, name: t('orders.paid.title') })).toBeVisible();
  expect(payments).toBe(1);
});

test('who has too little for an order tops up what is missing, knowing fee and time beforehand', async ({
  page,
  t,
  owner,
  origin,
}) => {
  const {
    order_ids: [orderId],
    total_price: total,
  } = await placeUnpaidOrder(origin, 'shop-kiln-and-clay', owner);
  await visit(page, `/orderInfo/${orderId}`);
  await page.getByRole('button', { name: t('orders.pay', { amount: `$${total}` }) }).click();
  await expect(page).toHaveURL(/\/topUp\?missing=/);
  await expect(page.getByText(t('wallet.missing', { amount: `$${total}` }))).toBeVisible();
  const card = page.getByRole('radio', { name: t('wallet.method.card') });
  await expect(card).toHaveAccessibleName(new RegExp(`${t('wallet.fee.none')}.*${t('wallet.takes.atOnce')}`));
  await card.click();
  await page.getByRole('button', { name: t('wallet.continue') }).click();
  const amount = page.getByLabel(t('wallet.amount'), { exact: true });
  await expect(amount).toHaveValue(total.replace(/\.00$/, ''));
  await page.getByRole('button', { name: '$200', exact: true }).click();
  await expect(amount).toHaveValue('200');
  await page.getByRole('button', { name: t('wallet.quick.missing', { amount: `$${total}` }) }).click();
  await page.getByRole('button', { name: t('wallet.pay.submit', { amount: `$${total}` }) }).click();
  await page.getByRole('button', { name: sandbox.payTwice }).click();
  await expect(page.getByRole('dialog', { name: t('title.topUp') })).toContainText(t('wallet.topUp.passed'));
  await expectFundRecord(page, t, `$${total}`, [['Top-up', `+$${total}`, `$${total}`]]);
});
