import { showApplication } from '@tradewind/contract/goods/applications';
import {
  addDocument,
  answerQuestion,
  approveApplication,
  enterShop,
  enterTrader,
  saveAndContinue,
  submitApplication,
} from './application.ts';
import { Desk } from './desk.ts';
import { sessionCookie } from '../app/api/session-cookie.ts';
import { expect, test, visit } from './journey.ts';
import { callApi, newPassword, newShopper } from './shopper.ts';
import { ShopDesk } from './shop.ts';

test('a shopper applies from a phone, answers a question and gets a shop', async ({ page, t, origin, browser }) => {
  test.setTimeout(150_000);
  const { username, token } = await newShopper(origin);
  const slug = username.replaceAll(/[^a-z]/g, '');
  const name = `Atelier ${slug}`;
  await page.context().addCookies([{ name: sessionCookie, value: token, url: origin }]);

  await test.step('what is missing is marked', async () => {
    await visit(page, '/merchantEntry');
    await page.getByRole('button', { name: t('applications.start') }).click();
    await saveAndContinue(page, t);
    await expect(page.getByText(t('applications.required')).first()).toBeVisible();
  });
  await test.step('the trader is entered', () => enterTrader(page, t));
  await test.step('a name of the platform is refused at its field, another one is taken', async () => {
    await enterShop(page, t, { name: 'Tradewind', slug });
    await expect(page.getByText('reserved for the platform')).toBeVisible();
    await page.getByLabel(t('applications.shopName')).fill(name);
    await saveAndContinue(page, t);
  });
  await test.step('a document is added, and the draft survives a reload', async () => {
    await addDocument(page, t);
    await visit(page, '/merchantEntry');
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('link', { name: t('applications.continue') }).click();
  });
  await test.step('it is submitted with the terms', () => submitApplication(page, t));

  const desk = await Desk.openAs(browser, ['catalogue']);
  const { application } = await callApi(origin, showApplication, {}, token);
  const open = () => desk.page.goto(`/console/applications/${application!.id}/show`);
  await test.step('an operator asks, and the applicant answers', async () => {
    await open();
    await desk.perform('Ask a question', { Question: 'Is the passport valid?' });
    await answerQuestion(page, t, 'Is the passport valid?', 'Until 2030');
  });
  await test.step('the operator ticks the checklist and approves', async () => {
    await open();
    await expect(desk.page.getByText('Until 2030')).toBeVisible();
    await approveApplication(desk);
    await expect(desk.page.getByText('Approved', { exact: true }).first()).toBeVisible();
    await desk.close();
  });
  await test.step('the shop desk opens for its new owner', async () => {
    await visit(page, '/merchantEntry');
    await expect(page.getByText(t('applications.stateText.approved'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('applications.openDesk') })).toHaveAttribute('href', '/console');
    const shopDesk = await ShopDesk.open(browser);
    await shopDesk.signIn(username, newPassword);
    await expect(shopDesk.page.getByText(name).first()).toBeVisible();
    await shopDesk.close();
  });
});
