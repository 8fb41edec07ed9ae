import * as desk from '@tradewind/contract/goods/shop-desk/imports';
import { createDraft, ownProducts, saveProduct, showOwnProduct } from '@tradewind/contract/goods/shop-desk/products';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { ensureCategories } from '../../../test/build-catalog.ts';
import { csvOf, sendImport, uploadProducts } from '../../../test/build-import.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { testDatabase } from '../../../test/database.ts';
import { buildPicture, productForm } from '../../../test/product-form.ts';

const db = await testDatabase();
const { app, data, refusal, deliver, clock } = await testApp(db);
await db.transact(ensureCategories);

const header = [
  'Handle',
  'Title',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Price',
  'Variant Inventory Qty',
];
const mug = (price = '12.50', stock = '5') => [
  ['mug', 'Mug', 'Size', 'Small', 'MUG-S', price, stock],
  ['mug', '', '', 'Large', 'MUG-L', '15.00', '2'],
];
const towel = ['towel', 'Towel', '', '', 'TW', '9', '1'];

async function shop() {
  const owner = await buildMerchant(db, { now: clock.now() });
  const as = { token: owner.token };
  const products = async () => (await data(ownProducts, { limit: 100 }, as)).list;
  return {
    owner,
    as,
    products,
    upload: (file: string | Buffer) => uploadProducts(app, owner.token, { file }),
    show: (id: string) => data(desk.showImport, { id }, as),
    items: async (id: string) => (await data(desk.importItems, { import_id: id }, as)).list,
    async run(file: string) {
      const { id } = await uploadProducts(app, owner.token, { file });
      await data(desk.startImport, { id }, as);
      await deliver();
      return data(desk.showImport, { id }, as);
    },
    async product(title: string) {
      const found = (await products()).find((one) => one.title === title);
      return data(showOwnProduct, { id: found!.id }, as);
    },
  };
}

describe('comparing a file with the shop', () => {
  it('tells new, changed, unchanged and refused products apart and writes nothing', async () => {
    const { run, upload, products } = await shop();
    await run(csvOf(header, ...mug(), towel));
    const compared = await upload(
      csvOf(
        header,
        ...mug('13.00'),
        towel,
        ['cup', 'Cup', '', '', '', '4', ''],
        ['pot', 'Pot', '', '', '', 'dear', ''],
      ),
    );
    expect(compared.counts).toEqual({ new: 1, changed: 1, unchanged: 1, refused: 1 });
    expect((await products()).map(({ title }) => title).toSorted()).toEqual(['Mug', 'Towel']);
  });

  it('shows each changed field before and after', async () => {
    const { run, upload, items } = await shop();
    await run(csvOf(header, ...mug()));
    const { id } = await upload(csvOf(header, ...mug('13.00', '9')));
    expect((await items(id))[0]!.changes).toEqual([
      { field: 'price', of: 'Small', before: '12.50', after: '13.00' },
      { field: 'stock', of: 'Small', before: '5', after: '9' },
    ]);
  });

  it('names the row, the column and the reason of what is wrong, in the reader’s language', async () => {
    const { as, upload } = await shop();
    const { id } = await upload(csvOf(header, ...mug(), ['pot', 'Pot', '', '', '', '1O', '-3']));
    const { list } = await data(desk.importItems, { import_id: id, kind: 'refused' }, { ...as, locale: 'ja' });
    expect(list[0]!.issues.map(({ line, column, code, value }) => [line, column, code, value])).toEqual([
      [4, 'Variant Price', 'price_invalid', '1O'],
      [4, 'Variant Inventory Qty', 'stock_invalid', '-3'],
    ]);
    expect(list[0]!.issues[0]!.msg).toContain('米ドル');
  });

  it('offers the refused rows as a file with a column that says why', async () => {
    const { as, upload, run, products } = await shop();
    const { id } = await upload(csvOf(header, ...mug(), ['pot', 'Pot', '', '', '', 'x', '1']));
    const { csv } = await data(desk.refusedRows, { id }, as);
    expect(csv).toContain('pot,Pot,,,,x,1,"Variant Price: This is not a price in US dollars, such as 12.50."');
    await run(csv.replace(',x,', ',7,'));
    expect((await products()).map(({ title }) => title)).toEqual(['Pot']);
  });

  it('names the columns that nothing is read from', async () => {
    const { upload } = await shop();
    const { ignored } = await upload(csvOf([...header, 'Vendor', 'Price / Japan'], [...towel, 'Us', '900']));
    expect(ignored).toEqual(['Vendor', 'Price / Japan']);
  });

  it('belongs to its shop alone', async () => {
    const [mine, other] = [await shop(), await shop()];
    const { id } = await mine.upload(csvOf(header, towel));
    for (const endpoint of [desk.showImport, desk.startImport, desk.cancelImport, desk.undoImport, desk.refusedRows])
      expect(await refusal(endpoint, { id }, other.as), endpoint.name).toMatchObject({ refusal: 'import_not_found' });
    expect(await refusal(desk.importItems, { import_id: id }, other.as)).toMatchObject({ refusal: 'import_not_found' });
  });

  it('needs the right to products', async () => {
    const { owner } = await shop();
    const clerk = await buildMerchant(db, { shop: { id: owner.shopId }, role: 'service', now: clock.now() });
    expect(await sendImport(app, clerk.token, { file: csvOf(header, towel) })).toMatchObject({
      refusal: 'shop_right_missing',
    });
  });
});

describe('a running import', () => {
  it('makes products with their variants, prices and stock', async () => {
    const { run, product } = await shop();
    const done = await run(csvOf(header, ...mug()));
    expect(done).toMatchObject({ state: 'done', total: 1, done: 1, failed: 0 });
    const { content, state } = await product('Mug');
    expect(state).toBe('draft');
    expect(content.skus.map(({ code, price, stock }) => [code, price, stock])).toEqual([
      ['MUG-S', '12.50', 5],
      ['MUG-L', '15.00', 2],
    ]);
  });

  it('changes nothing when the same file comes again', async () => {
    const { run, upload, product, as } = await shop();
    await run(csvOf(header, ...mug(), towel));
    const { revision } = await product('Mug');
    const again = await upload(csvOf(header, ...mug(), towel));
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 2, refused: 0 });
    expect(await refusal(desk.startImport, { id: again.id }, as)).toMatchObject({ refusal: 'import_state' });
    expect((await product('Mug')).revision).toBe(revision);
  });

  it('writes the good rows of a file with errors', async () => {
    const { run, products } = await shop();
    await run(csvOf(header, towel, ['pot', 'Pot', '', '', '', '', '']));
    expect((await products()).map(({ title }) => title)).toEqual(['Towel']);
  });

  it('keeps its SKU, and so its orders, when a variant is named by its code', async () => {
    const { run, product } = await shop();
    await run(csvOf(header, ...mug()));
    const before = await product('Mug');
    await run(csvOf(['Handle', 'SKU', 'Price'], ['mug', 'MUG-L', '20']));
    const after = await product('Mug');
    expect(after.content.skus.map(({ id, price }) => [id, price])).toEqual([
      [before.content.skus[0]!.id, '12.50'],
      [before.content.skus[1]!.id, '20.00'],
    ]);
  });

  it('can be cancelled and gone on with', async () => {
    const { upload, as, show, products } = await shop();
    const rows = Array.from({ length: 120 }, (_, at) => [`p-${at}`, `Product ${at}`, '', '', '', '5', '1']);
    const { id } = await upload(csvOf(header, ...rows));
    await data(desk.startImport, { id }, as);
    await data(desk.cancelImport, { id }, as);
    await deliver();
    expect(await show(id)).toMatchObject({ state: 'cancelled', done: 0, allowed: ['start'] });
    expect(await products()).toEqual([]);
    await data(desk.startImport, { id }, as);
    await deliver();
    expect(await show(id)).toMatchObject({ state: 'done', done: 120 });
  });

  it('waits for the other import of its shop', async () => {
    const { upload, as } = await shop();
    const [one, two] = [await upload(csvOf(header, towel)), await upload(csvOf(header, ...mug()))];
    await data(desk.startImport, { id: one.id }, as);
    expect(await refusal(desk.startImport, { id: two.id }, as)).toMatchObject({ refusal: 'import_running' });
    await deliver();
  });
});

describe('undoing an import', () => {
  it('removes what it made and gives the others their former content and stock', async () => {
    const { run, as, products, product } = await shop();
    await run(csvOf(header, ...mug()));
    const before = await product('Mug');
    const { id } = await run(csvOf(header, ...mug('99.00', '50'), towel));
    await data(desk.undoImport, { id }, as);
    await deliver();
    expect(await data(desk.showImport, { id }, as)).toMatchObject({ state: 'undone', total: 2, done: 2, kept: 0 });
    expect((await products()).map(({ title }) => title)).toEqual(['Mug']);
    expect((await product('Mug')).content).toEqual(before.content);
  });

  it('leaves a product alone that was changed since, and says so', async () => {
    const { run, as, product, items } = await shop();
    await run(csvOf(header, ...mug()));
    const { id } = await run(csvOf(header, ...mug('99.00')));
    const { id: productId, revision } = await product('Mug');
    const form = productForm({ titles: { en: 'Mug' }, skus: [{ choice: [], price: '77' }] });
    await data(saveProduct, { id: productId, revision, product: form }, as);
    await data(desk.undoImport, { id }, as);
    await deliver();
    expect((await items(id))[0]).toMatchObject({ outcome: 'kept', issues: [{ code: 'changed_since' }] });
    expect((await product('Mug')).price).toBe('77.00');
  });

  it('takes back no more stock than there is', async () => {
    const { run, as, product } = await shop();
    await run(csvOf(header, towel));
    const { id } = await run(csvOf(header, [...towel.slice(0, 6), '10']));
    const { content } = await product('Towel');
    await db.kysely.updateTable('skus').set({ stock: 4 }).where('id', '=', content.skus[0]!.id).execute();
    await data(desk.undoImport, { id }, as);
    await deliver();
    expect((await product('Towel')).stock).toBe(0);
  });

  it('happens once', async () => {
    const { run, as } = await shop();
    const { id } = await run(csvOf(header, towel));
    await data(desk.undoImport, { id }, as);
    await deliver();
    expect(await refusal(desk.undoImport, { id }, as)).toMatchObject({ refusal: 'import_state' });
  });
});

describe('the status of a product in a file', () => {
  const withStatus = [...header, 'Status'];

  it('puts a product with a picture on sale, and takes it off', async () => {
    const { run, as, owner, product } = await shop();
    const made = await data(
      createDraft,
      productForm({ titles: { en: 'Vase' }, pictures: [{ image: await buildPicture(db, owner.id), alts: {} }] }),
      as,
    );
    const row = [made.slug, 'Vase', '', '', '', '12.50', '8'];
    await run(csvOf(withStatus, [...row, 'active']));
    expect((await product('Vase')).state).toBe('on_sale');
    await run(csvOf(withStatus, [...row, 'archived']));
    expect((await product('Vase')).state).toBe('off_sale');
  });

  it('leaves a product without a picture a draft, and says so', async () => {
    const { run, items, product } = await shop();
    const { id } = await run(csvOf(withStatus, [...towel, 'active']));
    expect((await items(id))[0]!.issues).toMatchObject([{ code: 'picture_needed' }]);
    expect((await product('Towel')).state).toBe('draft');
  });
});

it('leaves the books clean', async () => {
  await expectCleanBooks(db);
});
