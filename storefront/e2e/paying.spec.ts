import { saveAddress } from '@tradewind/contract/people/addresses';
import { product } from '@tradewind/contract/goods/catalog';
import { shop } from '@tradewind/contract/goods/shops';
import { shopSignIn } from '@tradewind/contract/goods/shop-desk/me';
import { payOrder, placeOrder } from '@tradewind/contract/trade/orders';
import { giveBalance } from './books.ts';
import { demoPassword } from './shop.ts';
import { sandbox } from './card-payment.ts';
import { callApi, newPaymentCode, type NewShopper } from './shopper.ts';
import { enterPaymentCode, expect, expectFundRecord, test, visit } from './wallet.ts';

test('a payment says that it works, once and without moving anything, until its answer comes', async ({
  page,
  t,
  owner,
  origin,
}) => {
  const { orderId, total } = await orderOne(origin, owner);
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
  const { orderId, total } = await orderOne(origin, owner);
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

/** An unpaid order of one piece of a shop, and its total as decimal text. */
async function orderOne(origin: string, { token }: NewShopper): Promise<{ orderId: string; total: string }> {
  const { shop: own } = await callApi(origin, shopSignIn, { account: 'shop-kiln-and-clay', password: demoPassword });
  const { product_list } = await callApi(origin, shop, { mer_id: own.id, limit: 20 });
  const { address_id } = await callApi(
    origin,
    saveAddress,
    {
      name: 'Nok Journey',
      mobile: '+66812345678',
      country: 'Bangkok, Thailand',
      detail: '1 Some Street, 10110',
      tag: 'Home',
    },
    token,
  );
  for (const card of product_list.list) {
    const { goods } = await callApi(origin, product, { product_id: card.product_id, mer_id: own.id });
    const sku = goods.skus.find(({ stock }) => stock >= 3);
    if (!sku) continue;
    const placed = await callApi(
      origin,
      placeOrder,
      { product_id: card.product_id, mer_id: own.id, sku_id: sku.sku_id, number: 1, address_id },
      token,
    );
    return { orderId: placed.order_ids[0]!, total: placed.total_price };
  }
  throw new Error('The shop has too little stock');
}
