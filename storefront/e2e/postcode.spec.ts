import { expect, test, visit } from './journey.ts';

test.use({ shopper: 'demo' });

test('a postcode fills the state, and another state is hinted at and saved', async ({ page, t }) => {
  test.setTimeout(120_000);
  await visit(page, '/addressForm');
  await page.getByLabel(t('addresses.name')).fill('Ann Journey');
  await page.getByLabel(t('users.mobile')).fill('+1 415 555 2671');
  await page.getByRole('button', { name: t('addresses.country') }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'United States', exact: true }).click();
  const zip = page.getByLabel(t('addresses.kind.zip'));
  const state = page.getByLabel(t('addresses.kind.state'), { exact: true });
  const hint = page.getByText(t('addresses.postcodeElsewhere', { postcode: '10001', area: 'New York' }));

  await test.step('an incomplete one tells nothing, a complete one its state', async () => {
    await zip.fill('1000');
    await expect(state).toHaveValue('');
    await zip.fill('94607');
    await expect(state).toHaveValue('California');
    await zip.fill('10001');
    await expect(state).toHaveValue('New York');
    await expect(hint).toBeHidden();
  });

  await test.step('a chosen state stays, with a hint beside the postcode', async () => {
    await state.selectOption('California');
    await expect(hint).toBeVisible();
    await expect(zip).toHaveAccessibleDescription(/10001 is in New York/);
    await expect(state).toHaveValue('California');
  });

  await test.step('it is saved all the same', async () => {
    await page.getByLabel(t('addresses.kind.city'), { exact: true }).fill('Oakland');
    await page.getByLabel(t('addresses.detail')).fill('1 Main St');
    await page.getByRole('button', { name: t('addresses.save') }).click();
    await expect(page.getByText('Oakland, CA 10001')).toBeVisible();
  });
});
