import { showApplication } from '@tradewind/contract/goods/applications';
import { Desk } from './desk.ts';
import { sessionCookie } from '../app/api/session-cookie.ts';
import { expect, test, visit } from './journey.ts';
import { callApi, newPassword, newShopper } from './shopper.ts';
import { ShopDesk } from './shop.ts';

test('a shopper applies from a phone, answers a question and gets a shop', async ({ page, t, origin, browser }) => {
  test.setTimeout(150_000);
  const { username, token } = await newShopper(origin);
  const short = username.replaceAll(/[^a-z]/g, '');
  const name = `Atelier ${short}`;
  await page.context().addCookies([{ name: sessionCookie, value: token, url: origin }]);

  await test.step('the trader is entered; what is missing is marked', async () => {
    await visit(page, '/merchantEntry');
    await page.getByRole('button', { name: t('applications.start') }).click();
    await page.getByRole('button', { name: t('applications.saveAndContinue') }).click();
    await expect(page.getByText(t('applications.required')).first()).toBeVisible();
    await page.getByText(t('applications.traderKind.person'), { exact: true }).click();
    await page.getByLabel(t('applications.personName')).fill('Mary Keeper');
    await page.getByRole('button', { name: t('addresses.country') }).click();
    await page.getByRole('button', { name: 'United Kingdom' }).click();
    await page.getByLabel(t('applications.address')).fill('1 Harbour Street, Dover');
    await page.getByLabel(t('applications.contactName')).fill('Mary Keeper');
    await page.getByLabel(t('applications.email')).fill('mary@lighthouse.example');
    await page.getByRole('button', { name: t('applications.saveAndContinue') }).click();
  });
  await test.step('a name of the platform is refused at its field, another one is taken', async () => {
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await page.getByLabel(t('applications.shopName')).fill('Tradewind');
    await page.getByLabel(t('applications.slug')).fill(short);
    await page.getByLabel(t('applications.slogan')).fill('Light from the coast');
    await page.getByLabel(t('applications.about')).fill('Lamps and lanterns.');
    await page.getByLabel(t('applications.city')).fill('Dover, United Kingdom');
    await page.getByLabel(t('applications.since')).fill('1998');
    await page.getByRole('button', { name: 'Family life' }).click();
    await page.getByRole('button', { name: t('applications.saveAndContinue') }).click();
    await expect(page.getByText('reserved for the platform')).toBeVisible();
    await page.getByLabel(t('applications.shopName')).fill(name);
    await page.getByRole('button', { name: t('applications.saveAndContinue') }).click();
  });
  await test.step('a document is added, and the draft survives a reload', async () => {
    await expect(page.getByText(t('applications.documentAdd'))).toBeVisible();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'Passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
    await expect(page.getByText(t('applications.document.pdf'), { exact: true })).toBeVisible();
    await expect(page.getByText('Passport.pdf')).toBeVisible();
    await visit(page, '/merchantEntry');
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('link', { name: t('applications.continue') }).click();
  });
  await test.step('it is submitted with the terms', async () => {
    await page.getByRole('checkbox').click();
    await page.getByRole('button', { name: t('applications.submit') }).click();
    await expect(page.getByText(t('applications.state.submitted'))).toBeVisible();
  });

  const desk = await Desk.openAs(browser, ['catalogue']);
  const { application } = await callApi(origin, showApplication, {}, token);
  const open = () => desk.page.goto(`/console/applications/${application!.id}/show`);
  await test.step('an operator asks, and the applicant answers', async () => {
    await open();
    await desk.perform('Ask a question', { Question: 'Is the passport valid?' });
    await visit(page, '/merchantEntry');
    await expect(page.getByText('Is the passport valid?')).toBeVisible();
    await page.getByLabel(t('applications.answer')).fill('Until 2030');
    await page.getByRole('button', { name: t('applications.sendAnswer') }).click();
    await expect(page.getByText(t('applications.stateText.answered'))).toBeVisible();
  });
  await test.step('the operator ticks the checklist and approves', async () => {
    await open();
    await expect(desk.page.getByText('Until 2030')).toBeVisible();
    for (const box of await desk.page.getByRole('checkbox').all()) {
      await box.click();
      await expect(box).toBeChecked();
    }
    await desk.perform('Approve', {});
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
