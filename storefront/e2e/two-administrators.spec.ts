import { randomUUID } from 'node:crypto';
import { authenticatorCode, Desk } from './desk.ts';
import { expect, test } from './journey.ts';
import { mailedLink } from './outbox.ts';

test('an invited operator comes in after a second administrator and through a mailed link', async ({
  browser,
  origin,
}) => {
  test.setTimeout(120_000);
  const email = `${randomUUID()}@desk.example`;
  const first = await Desk.openAs(browser, ['admin']);
  const second = await Desk.openAs(browser, ['admin', 'catalogue']);

  await test.step('one administrator proposes, and can’t approve', async () => {
    await first.goTo('/console/operators');
    await first.page.getByRole('button', { name: 'Invite an operator' }).click();
    await first.page.getByRole('dialog').getByLabel('Support').check();
    const form = await first.confirm('Invite an operator', {
      Name: 'Nadia Winter',
      'E-mail': email,
      Reason: 'Covers the holidays',
    });
    await expect(form).toBeHidden();
    await first.page
      .getByRole('link', { name: /^Changes waiting/ })
      .first()
      .click();
    const row = first.page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Reason: Covers the holidays');
    await expect(row.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Approve' })).toBeHidden();
  });

  await test.step('another one compares and approves', async () => {
    await second.goTo('/console/changes');
    await second.page.getByRole('row').filter({ hasText: email }).getByRole('button', { name: 'Approve' }).click();
    const form = await second.confirm('Approve', {});
    await expect(form).toBeHidden();
    await expect(second.page.getByRole('row').filter({ hasText: email })).toBeHidden();
  });

  await test.step('the operator sets password and codes, once', async () => {
    const link = await mailedLink(origin, email);
    const invited = await Desk.open(browser);
    await invited.page.goto(link);
    await invited.page.getByRole('button', { name: 'Continue' }).click();
    await expect(invited.page.getByText('Welcome, Nadia Winter')).toBeVisible();
    const secret = await invited.page.getByText(/^[A-Z2-7]{32}$/).innerText();
    await invited.page.getByLabel('Authenticator code').fill(authenticatorCode(new Date(), secret));
    await invited.page.getByLabel('Your own password').fill('a long enough password');
    await invited.page.getByRole('button', { name: 'Finish and sign in' }).click();
    await expect(invited.page.getByRole('navigation', { name: 'Console' })).toBeVisible();
    await invited.close();

    const late = await Desk.open(browser);
    await late.page.goto(link);
    await late.page.getByRole('button', { name: 'Continue' }).click();
    await expect(late.page.getByRole('alert')).toContainText('This link has been used or is too old');
    await late.close();
  });
  await first.close();
  await second.close();
});
