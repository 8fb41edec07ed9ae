import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { performAct } from './shop.ts';

/** Imports a file with errors in five rows, then the refused rows with a correct price; all products are on sale in the end. */
export async function importProducts(page: Page): Promise<void> {
  const pictures = await servePicture(await page.screenshot());
  const rows = Array.from({ length: 200 }, (_, at) => {
    const price = at % 40 === 7 ? 'cheap' : (10 + at / 4).toFixed(2);
    return ['lamp-' + at, 'Lamp ' + at, 'Family life', price, '20', 'active', pictures.url].join(',');
  });
  const csv = ['Handle,Title,Category,Variant Price,Variant Inventory Qty,Status,Image Src', ...rows].join('\n');
  await uploadProducts(page, csv);
  await expect(page.getByRole('tab', { name: 'New 195' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Refused rows as CSV' }).click(),
  ]);
  const refused = await readFile(await download.path(), 'utf8');
  await performAct(page, 'Start import', {});
  await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 60_000 });
  await uploadProducts(page, refused.replaceAll('cheap', '12.00'));
  await expect(page.getByRole('tab', { name: 'New 5' })).toBeVisible();
  await performAct(page, 'Start import', {});
  await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.goto('/console/shop_products');
  await expect(page.getByRole('tab', { name: /On sale\s*201/ })).toBeVisible({ timeout: 60_000 });
  pictures.close();
}

/** Uploads a file of products and opens its comparison with the shop. */
async function uploadProducts(page: Page, csv: string): Promise<void> {
  await page.goto('/console/shop_imports');
  await page.getByRole('button', { name: 'Upload a file' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Upload a file' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'lamps.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await dialog.getByRole('button', { name: 'Compare with the shop' }).click();
  await expect(dialog).toBeHidden();
}

/** A server of one picture, on an address that the installation under test may call. */
async function servePicture(bytes: Buffer): Promise<{ url: string; close(): void }> {
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(bytes));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/lamp.png`, close: () => server.close() };
}
