import { shopSignIn } from '@tradewind/contract/goods/shop-desk/me';
import { shop } from '@tradewind/contract/goods/shops';
import { expect, test, visit } from './journey.ts';
import { demoPassword, performAct, ShopDesk } from './shop.ts';
import { callApi, newPassword, newShopper } from './shopper.ts';

const owner = 'shop-kiln-and-clay';

test('a visitor signs in to ask about a product, its shop answers, and the asker is told', async ({
  page,
  browser,
  origin,
  t,
}) => {
  test.setTimeout(180_000);
  const { username } = await newShopper(origin);
  const { shop: own } = await callApi(origin, shopSignIn, { account: owner, password: demoPassword });
  const { product_list } = await callApi(origin, shop, { mer_id: own.id, limit: 1 });
  const { product_id, mer_id } = product_list.list[0]!;
  const question = `Does it stand on a saucer? ${username}`;
  const answer = `On one of 14 cm. ${username}`;

  await test.step('signs in on the way to the form', async () => {
    await visit(page, `/detail/${product_id}/${mer_id}`);
    await page.getByRole('button', { name: t('questions.ask') }).click();
    await page.getByLabel(t('users.login.account')).fill(username);
    await page.getByLabel(t('users.password'), { exact: true }).fill(newPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/detail/${product_id}/questions?ask=1`);
    await page.getByLabel(t('questions.text'), { exact: true }).fill(question);
    await page.getByRole('button', { name: t('questions.send') }).click();
    const asked = page.getByRole('article').filter({ hasText: question });
    await expect(asked.getByText(t('questions.unanswered'))).toBeVisible();
  });

  await test.step('the shop finds the question at its desk and answers', async () => {
    const desk = await ShopDesk.open(browser);
    await desk.signIn(owner);
    await expect(desk.page.getByText('Questions to answer')).toBeVisible();
    await desk.page.goto('/console/shop_questions');
    await desk.page.getByText(question).click();
    await performAct(desk.page, 'Answer', { 'Your answer': answer });
    await expect(desk.page.getByText(answer)).toBeVisible();
    await desk.close();
  });

  await test.step('the notification leads to the answer', async () => {
    await expect(async () => {
      await visit(page, '/notification');
      await expect(page.getByText(answer)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.getByText('Your question was answered').click();
    await expect(page).toHaveURL(`/detail/${product_id}/questions`);
    const asked = page.getByRole('article').filter({ hasText: question });
    await expect(asked.getByText(answer)).toBeVisible();
    await expect(asked.getByText(t('questions.shop'), { exact: true })).toBeVisible();
  });
});
