import * as desk from '@tradewind/contract/goods/shop-desk/imports';
import { ownProducts } from '@tradewind/contract/goods/shop-desk/products';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { ensureCategories } from '../../../test/build-catalog.ts';
import { csvOf, sendImport, uploadProducts } from '../../../test/build-import.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { testDatabase } from '../../../test/database.ts';
import { zipOf } from '../../../test/zip.ts';

const db = await testDatabase();
const { app, data } = await testApp(db);
await db.transact(ensureCategories);
const { token } = await buildMerchant(db);

const csv = csvOf(['Handle', 'Title', 'Price'], ['mug', 'Mug', '5']);
const refusalOf = async (file: string | Buffer, filename = 'products.csv') =>
  (await sendImport(app, token, { file, filename })).refusal;
const issuesOf = async (file: string | Buffer) => {
  const { id } = await uploadProducts(app, token, { file });
  const { list } = await data(desk.importItems, { import_id: id }, { token });
  return list.flatMap(({ issues }) => issues.map(({ line, column, code }) => [line, column, code]));
};

describe('a file that is no CSV of products', () => {
  it.each<[string, string | Buffer, string]>([
    ['nothing', '', 'import_unreadable'],
    ['a header alone', 'Handle,Title\r\n', 'import_unreadable'],
    ['another table', 'Name,Amount\r\nA,1', 'import_column_missing'],
    ['an open quote', 'Handle,Title\r\nmug,"Mug', 'import_unreadable'],
    ['noise', Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 7_919) % 256)), 'import_'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'import_'],
    ['more rows than there may be', `Handle,Title\r\n${'a,b\r\n'.repeat(20_001)}`, 'import_too_long'],
    ['more columns than there may be', `Handle${',x'.repeat(400)}\r\na`, 'import_unreadable'],
  ])('is refused in words: %s', async (_, file, refusal) => {
    expect(await refusalOf(file)).toContain(refusal);
  });

  it('is refused where the form holds no file', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/shop/imports/upload',
      headers: { token },
      payload: { language: 'en' },
    });
    expect(response.json()).toMatchObject({ code: 0, refusal: 'bad_request' });
  });
});

describe('cells', () => {
  it.each(['=1+1', '=HYPERLINK("http://evil.example","x")', '@SUM(A1)', "+cmd|' /C calc'!A0", '＝1+1'])(
    'with the formula %j are refused',
    async (formula) => {
      expect(await issuesOf(csvOf(['Handle', 'Title', 'Price'], ['mug', formula, '5']))).toEqual([
        [2, 'Title', 'formula'],
      ]);
    },
  );

  it('that only start like a formula are texts', async () => {
    expect(await issuesOf(csvOf(['Handle', 'Title', 'Price'], ['mug', '-10 °C bottle', '5']))).toEqual([]);
  });

  it('of 10 MB are refused by row and column', async () => {
    const rows = csvOf(['Handle', 'Title', 'Price'], ['mug', 'Mug', '5'], ['pot', 'x'.repeat(10_000_000), '5']);
    expect(await issuesOf(rows)).toEqual([[3, 'Title', 'cell_too_long']]);
  });

  it('with control characters are refused', async () => {
    expect(await issuesOf(csvOf(['Handle', 'Title', 'Price'], ['mug', 'M\u0000ug', '5']))).toEqual([
      [2, 'Title', 'characters'],
    ]);
  });

  it('with scripts lose them', async () => {
    const body = '<p onclick="x()">Fine</p><script>steal()</script>';
    const { id } = await uploadProducts(app, token, {
      file: csvOf(['Handle', 'Title', 'Body (HTML)', 'Price'], ['safe', 'Safe', body, '5']),
    });
    const { counts } = await data(desk.showImport, { id }, { token });
    expect(counts.new).toBe(1);
  });
});

describe('a ZIP', () => {
  it('of a CSV is read', async () => {
    expect(await refusalOf(zipOf({ 'products.csv': csv }), 'p.zip')).toBeUndefined();
  });

  it.each<[string, Buffer]>([
    ['without a CSV', zipOf({ 'a.jpg': 'x' })],
    ['with two of them', zipOf({ 'a.csv': csv, 'b.csv': csv })],
    ['cut off', zipOf({ 'a.csv': csv }).subarray(0, 60)],
    ['that unpacks to more than it says', zipOf({ 'a.csv': csv }, { declared: 10 })],
    ['that says it unpacks to gigabytes', zipOf({ 'a.csv': csv, 'b.jpg': csv }, { declared: 3_000_000_000 })],
    ['with a CSV of 100 MB in 100 kB', zipOf({ 'a.csv': Buffer.alloc(100_000_000, 'a') })],
    ['that leads out of its folder', zipOf({ '../../../etc/a.csv': csv })],
  ])('%s is refused', async (_, file) => {
    expect(await refusalOf(file, 'p.zip')).toBe('import_archive');
  });
});

describe('a picture', () => {
  it.each([
    'http://127.0.0.1/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]:8080/a.jpg',
    'https://localhost/a.jpg',
    'http://2130706433/a.jpg',
    'http://10.0.0.8/a.jpg',
  ])('at %s is refused', async (address) => {
    expect(await issuesOf(csvOf(['Handle', 'Title', 'Price', 'Image Src'], ['mug', 'Mug', '5', address]))).toEqual([
      [2, 'Image Src', 'picture_forbidden'],
    ]);
  });

  it.each(['file:///etc/passwd', 'javascript:alert(1)', 'ftp://shop.example/a.jpg', '../a.jpg', '/files/x.webp'])(
    'that is %s is refused',
    async (address) => {
      expect(await issuesOf(csvOf(['Handle', 'Title', 'Price', 'Image Src'], ['mug', 'Mug', '5', address]))).toEqual([
        [2, 'Image Src', 'picture_address'],
      ]);
    },
  );
});

it('leaves the shop as it was', async () => {
  expect((await data(ownProducts, {}, { token })).list).toEqual([]);
});
