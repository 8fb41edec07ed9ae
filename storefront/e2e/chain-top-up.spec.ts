import { Desk } from './desk.ts';
import { chooseMethod, expect, expectFundRecord, test } from './wallet.ts';

/** The networks by label, with the number of blocks after which a transfer is final. */
const networks = [
  { name: 'TRC20', long: 'Tron (TRC-20)', code: 'USDT-TRC20', address: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, needed: 20 },
  { name: 'ERC20', long: 'Ethereum (ERC-20)', code: 'USDT-ERC20', address: /^0x[0-9a-fA-F]{40}$/, needed: 64 },
] as const;

// Not parallel: all journeys share one demo chain.
test.describe.configure({ mode: 'default', timeout: 150_000 });

for (const { name, long, code, address, needed } of networks) {
  test(`a deposit on ${name} is shown at once and credited when it is final`, async ({ page, t, browser }) => {
    await chooseMethod(page, t, 'wallet.method.chain');
    await page.getByRole('radio', { name }).click();
    await expect(page.getByRole('img', { name: /^QR code of / })).toBeVisible();
    const own =
      (await page.getByRole('img', { name: /^QR code of / }).getAttribute('aria-label'))?.replace('QR code of ', '') ??
      '';
    expect(own).toMatch(address);

    const desk = await Desk.sharedAs(browser, ['admin']);
    await desk.goTo('/console/demo_chain');
    await desk.choose('Send a test transfer', 'Network', long);
    await expect(await desk.confirm('Send a test transfer', { Address: own, Amount: '250.75' })).toBeHidden();
    const deposits = page.locator('section').filter({ hasText: t('wallet.chain.deposits') });
    await expect(deposits).toContainText(`Seen, 1 of ${needed} confirmations`);
    await expect(deposits).toContainText('$250.75');
    await expect(page.getByText('$0.00')).toBeHidden();

    await expect(await desk.perform('Make blocks', { 'Number of blocks': '7' })).toBeHidden();
    await expect(deposits).toContainText(`Seen, 8 of ${needed} confirmations`);
    await expect(await desk.perform('Make blocks', { 'Number of blocks': String(needed) })).toBeHidden();
    await expect(deposits).toContainText('Credited');
    await desk.close();
    await expectFundRecord(page, t, '$250.75', [['Top-up', '+$250.75', '$250.75']]);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Top-up' })).toContainText(
      code.split('-')[1]!,
    );
  });
}
