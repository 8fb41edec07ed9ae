import { addressById, saveAddress } from '@tradewind/contract/people/addresses';
import * as contract from '@tradewind/contract/trade/orders';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { seedDuties } from '../../seed/steps/seed-duties.ts';
import { newId } from '../../src/base/ids/ids.ts';
import { writeZones } from '../../src/trade/freight/index.ts';
import { testApp, testSecret } from '../app.ts';
import { buildProduct, buildShop } from '../build-catalog.ts';
import { standard } from '../build-dutiable-goods.ts';
import { buildShopper } from '../build-shopper.ts';
import { testDatabase } from '../database.ts';
import { partsIn } from '../parts-in.ts';
import { sent, table } from './tables.ts';

const db = await testDatabase();
const { deps, data, refusal } = await testApp(db);

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`).replaceAll('\n', ' / ')).join(' | ')} |`;
const rowsBelow = (head: readonly string[], rows: readonly string[][]) =>
  [head, head.map(() => '---'), ...rows].map(row).join('\n');
const typed = (parts: readonly string[]) => parts.filter(Boolean).join(', ');

/** Marks of direction are written out, since nobody sees them. */
const visible = (text: string) =>
  text.replaceAll(/\p{Cf}/gu, (mark) => `U+${mark.codePointAt(0)!.toString(16).toUpperCase()} `);

async function addressRows(): Promise<string[][]> {
  const shop = await buildShop(db, { name: 'Shop' });
  await db.kysely.updateTable('shops').set({ country: 'CN' }).execute();
  const product = await buildProduct(db, { shop, price: 10_000n, stock: 1_000 });
  await db.transact((tx) =>
    writeZones(tx, shop.id, [{ id: newId(), countries: ['*'], options: [standard(1_500, 500)] }]),
  );
  await seedDuties({ ...deps, paymentCodeSecret: testSecret });
  const rows: string[][] = [];
  for (const [country = '', street = '', district = '', city = '', region = '', postcode = ''] of table('addresses')) {
    const shopper = await buildShopper(db);
    const { address_id } = await data(
      saveAddress,
      sent({ country, street, district, city, region, postcode }),
      shopper,
    );
    const { parts, lines } = await data(addressById, { address_id }, shopper);
    const order = { product_id: product.id, number: 1, address_id };
    const { duty, tax, total, ...bill } = await data(contract.previewOrder, order, shopper);
    const placed = await data(contract.placeOrder, { ...order, total }, shopper);
    expect(placed.total_price).toBe(total);
    const later = [bill.duty_estimate, bill.tax_estimate].some((amount) => amount !== '0.00')
      ? `${bill.duty_estimate} + ${bill.tax_estimate}`
      : '';
    const unknown = bill.customs_may_charge === 1 ? 'may charge' : '';
    rows.push([
      country,
      typed([street, district, city, region, postcode]),
      parts?.postcode ?? '',
      lines.join(' / '),
      duty,
      tax,
      later,
      unknown,
      total,
    ]);
  }
  return rows;
}

async function phoneRows(): Promise<string[][]> {
  const shopper = await buildShopper(db);
  const rows: string[][] = [];
  for (const [country = '', number = ''] of table('phones')) {
    const { address_id } = await data(
      saveAddress,
      { ...sent(partsIn(country), number), address_id: shopper.addressId },
      shopper,
    );
    const { mobile, mobile_e164 } = await data(addressById, { address_id }, shopper);
    rows.push([country, visible(number), mobile, mobile_e164 || 'none']);
  }
  return rows;
}

async function refusedRows(): Promise<string[][]> {
  const shopper = await buildShopper(db);
  const rows: string[][] = [];
  for (const [country = '', district = '', city = '', region = '', postcode = ''] of table('refused')) {
    const parts = { country, street: '1', district, city, region, postcode };
    const { refusal: code, fields } = await refusal(saveAddress, sent(parts), shopper);
    rows.push([country, typed(['1', district, city, region, postcode]), `${code}: ${fields.join(', ')}`]);
  }
  return rows;
}

async function refusedPhoneRows(): Promise<string[][]> {
  const shopper = await buildShopper(db);
  const rows: string[][] = [];
  for (const [country = '', number = ''] of table('refused-phones')) {
    const { refusal: code, fields } = await refusal(saveAddress, sent(partsIn(country), number), shopper);
    rows.push([country, number, `${code}: ${fields.join(', ')}`]);
  }
  return rows;
}

const page = (
  addresses: string,
  phones: string,
  refused: string,
  refusedPhones: string,
) => `# Addresses and phone numbers by country

As people write them, and what becomes of them (decision 86). The tables are written by
\`server/test/addresses-by-country/document.db.test.ts\`; their rows are in the \`.txt\` files beside it, which the form of the
storefront reads in a test of its own.

## Addresses

Each was saved by \`addresses.save\`, and 100.00 USD of goods were ordered to it from a shop in China that delivers for 15.00,
under the rules of duty and tax of the demo data. *Collected* is part of the total, *on arrival* an estimate of duty + tax
that is not. *Customs* says where the checkout and the order tell that customs may charge, because no duty rule is kept.

${addresses}

## Phone numbers

Each was saved with an address in its country. Without a number in E.164 the text is kept all the same, and the form hints
that it is unusual.

${phones}

## Refused addresses

${refused}

## Refused phone numbers

Other words than those before a number and before an extension, two numbers with a plus or a comma, and what is too short.

${refusedPhones}
`;

it('tells what becomes of each address, number and refusal', { timeout: 240_000 }, async () => {
  const text = page(
    rowsBelow(
      [
        '',
        'as typed',
        'stored postcode',
        'printed',
        'duty collected',
        'tax collected',
        'on arrival',
        'customs',
        'total',
      ],
      await addressRows(),
    ),
    rowsBelow(['', 'as typed', 'stored', 'E.164'], await phoneRows()),
    rowsBelow(['', 'as typed', 'refusal'], await refusedRows()),
    rowsBelow(['', 'as typed', 'refusal'], await refusedPhoneRows()),
  );
  const root = join(import.meta.dirname, '../../..');
  const formatting = promisify(execFile)(join(root, 'node_modules/.bin/oxfmt'), ['--stdin-filepath', 'a.md'], {
    cwd: root,
  });
  formatting.child.stdin!.end(text);
  await expect((await formatting).stdout).toMatchFileSnapshot('../../../docs/addresses-by-country.md');
});
