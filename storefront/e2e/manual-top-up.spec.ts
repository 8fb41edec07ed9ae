import { Desk } from './desk.ts';
import { expect, expectFundRecord, reportTransfer, test } from './wallet.ts';

// Two browsers and the books check need time.
test.describe.configure({ timeout: 150_000 });

test('a manual top-up is approved with the amount that arrived', async ({ page, t, owner, browser }) => {
  await test.step('the shopper sends a receipt', () => reportTransfer(page, t, '150'));
  const desk = await Desk.open(browser);
  await test.step('an operator signs in with a code, opens the picture and approves the amount that arrived', async () => {
    await desk.openSignIn();
    await desk.signIn('finance@tradewind.example');
    await expect(desk.page.getByRole('navigation', { name: 'Console' })).toBeVisible();
    await desk.openRow('recharges', owner.username);
    await desk.page.getByRole('button', { name: 'Enlarge' }).click();
    const picture = desk.page
      .getByRole('dialog', { name: 'Proof of payment' })
      .getByRole('img', { name: 'Proof of payment' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await desk.page.getByRole('button', { name: 'Close' }).click();
    await expect(desk.page.getByText('This shopper’s address')).toBeVisible();
    const form = await desk.perform('Approve', {
      'Amount that arrived (USD)': '149.5',
      'Message to the shopper': 'The network kept 50 cents',
    });
    await expect(form).toBeHidden();
    await expect(desk.page.getByText('Credited', { exact: true }).first()).toBeVisible();
    await desk.close();
  });
  await test.step('the shopper sees the amount and the message', async () => {
    await page.reload();
    const sheet = page.getByRole('dialog', { name: t('title.topUp') });
    await expect(sheet).toContainText(t('wallet.topUp.passed'));
    await expect(sheet).toContainText('$149.50');
    await expect(sheet).toContainText('The network kept 50 cents');
  });
  await expectFundRecord(page, t, '$149.50', [['Top-up', '+$149.50', '$149.50']]);
});

test('a refused manual top-up shows the reason to the shopper', async ({ page, t, owner, browser }) => {
  await reportTransfer(page, t, '80');
  const desk = await Desk.sharedAs(browser, ['finance']);
  await desk.openRow('recharges', owner.username);
  const form = await desk.perform('Refuse', { Reason: 'No transfer of that amount arrived' });
  await expect(form).toBeHidden();
  await expect(desk.page.getByRole('button', { name: 'Approve' })).toBeHidden();
  await desk.close();

  await page.reload();
  const sheet = page.getByRole('dialog', { name: t('title.topUp') });
  await expect(sheet).toContainText(t('wallet.topUp.refused'));
  await expect(sheet).toContainText('No transfer of that amount arrived');
  await expectFundRecord(page, t, '$0.00', []);
});
