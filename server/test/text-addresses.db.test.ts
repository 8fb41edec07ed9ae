import { saveAddress } from '@tradewind/contract/people/addresses';
import * as contract from '@tradewind/contract/trade/orders';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { newId } from '../src/base/ids/ids.ts';
import { writeZones } from '../src/trade/freight/index.ts';
import { testApp } from './app.ts';
import { buildProduct, buildShop } from './build-catalog.ts';
import { standard } from './build-dutiable-goods.ts';
import { buildShopper } from './build-shopper.ts';
import { testDatabase } from './database.ts';
import { judgedAddresses, knownAddresses, type TextAddress } from './text-addresses.ts';

const db = await testDatabase();
const { call, data } = await testApp(db);
const shop = await buildShop(db, { name: 'Shop' });
const product = await buildProduct(db, { shop, price: 10_000n, stock: 1_000 });
const rule = {
  above: 0n,
  up_to: null,
  collected: true,
  except_from: [],
  valid_from: new Date('2026-01-01'),
  made_at: new Date('2026-01-01'),
};
const taxes = { TH: 700, JP: 1_000, KR: 1_000, DE: 1_900, FR: 2_000, AT: 2_000, GB: 2_000, AU: 1_000, SG: 900 };
await db.transact(async (tx) => {
  await writeZones(tx, shop.id, [
    { id: newId(), countries: ['TH', 'JP', 'KR', 'HK', 'MO', 'TW'], options: [standard(500, 100)] },
    { id: newId(), countries: ['UA', 'AE'], options: [] },
    { id: newId(), countries: ['*'], options: [standard(1_500, 500)] },
  ]);
  await tx
    .insertInto('duty_rules')
    .values([
      ...Object.entries(taxes).map(([country, rate_bp]) => ({
        ...rule,
        id: newId(),
        country,
        kind: 'tax',
        rate_bp,
      })),
      { ...rule, id: newId(), country: 'US', kind: 'duty', rate_bp: 1_000 },
    ])
    .execute();
});

/** Orders one piece to an address. @returns the row of the table. */
async function order({ area, detail, mobile }: TextAddress): Promise<string[]> {
  const shopper = await buildShopper(db);
  const form = { name: 'Somebody', mobile, country: area, detail, tag: 'Home' };
  const { address_id } = await data(saveAddress, form, shopper);
  const input = { product_id: product.id, number: 1, address_id };
  const preview = await data(contract.previewOrder, input, shopper);
  const { body } = await call(contract.placeOrder, input, shopper);
  const read = preview.address?.country_code || 'open';
  if (body.code === 0) return [read, '', '', '', body.refusal];
  expect(body.data?.total_price).toBe(preview.total);
  return [read, preview.freight, preview.duty, preview.tax, preview.total];
}

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;

async function table(addresses: readonly TextAddress[]): Promise<string> {
  const rows: string[] = [];
  for (const address of addresses) {
    const [read = '', ...rest] = await order(address);
    expect(read, `${address.area}, ${address.detail}`).toBe(address.country || 'open');
    rows.push(row([address.area, address.detail, address.mobile, read, ...rest]));
  }
  return [
    row(['area', 'detail', 'mobile', 'country', 'freight', 'duty', 'tax', 'total or refusal']),
    row(Array.from({ length: 8 }, () => '---')),
    ...rows,
  ].join('\n');
}

const page = (known: string, judged: string) => `# Addresses as text

Existing clients send an address as free text. This table is written by \`server/test/text-addresses.db.test.ts\`: for each
address the country that is read of it (decision 52), and what an order of 100.00 USD of goods costs there.

The shop of the test delivers for 5.00 to Thailand, Japan, Korea, Hong Kong, Macao and Taiwan, for 15.00 elsewhere, and not to
Ukraine and the United Arab Emirates. Tax is collected for ${Object.keys(taxes).join(', ')}, and a duty for US.

## Addresses with which the reading was developed

${known}

## Addresses that only judge it

${judged}
`;

it('reads the country of each address, or refuses the order', { timeout: 120_000 }, async () => {
  const text = page(await table(knownAddresses), await table(judgedAddresses));
  const root = join(import.meta.dirname, '../..');
  const formatting = promisify(execFile)(join(root, 'node_modules/.bin/oxfmt'), ['--stdin-filepath', 'a.md'], {
    cwd: root,
  });
  formatting.child.stdin!.end(text);
  await expect((await formatting).stdout).toMatchFileSnapshot('../../docs/text-addresses.md');
});
