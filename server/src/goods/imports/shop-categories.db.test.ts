import * as desk from '@tradewind/contract/goods/shop-desk/imports';
import { publishShopPage, saveShopPage, showOwnShopPage } from '@tradewind/contract/goods/shop-desk/page';
import { ownProducts, showOwnProduct } from '@tradewind/contract/goods/shop-desk/products';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { ensureCategories } from '../../../test/build-catalog.ts';
import { csvOf, uploadProducts } from '../../../test/build-import.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const { app, data, deliver } = await testApp(db);
await db.transact(ensureCategories);

const [cups, gifts] = [newId(), newId()];
const names = (en: string, ja = '') => ({ en, 'zh-CN': '', ja, ko: '', th: '' });

/** A shop with the categories Cups and Gifts. */
async function shop() {
  const { token } = await buildMerchant(db);
  const as = { token };
  const { revision, content } = await data(showOwnShopPage, {}, as);
  const categories = [
    { id: cups, names: names('Cups', 'カップ') },
    { id: gifts, names: names('Gifts') },
  ];
  const saved = await data(saveShopPage, { revision, page: { ...content, categories } }, as);
  await data(publishShopPage, { revision: saved.revision }, as);
  const upload = (file: string) => uploadProducts(app, token, { file });
  return {
    as,
    upload,
    items: async (id: string) => (await data(desk.importItems, { import_id: id }, as)).list,
    async run(...rows: string[][]) {
      const { id } = await upload(csvOf(['Handle', 'Title', 'Price', 'Shop categories'], ...rows));
      await data(desk.startImport, { id }, as);
      await deliver();
      return id;
    },
    async categoriesOf(title: string) {
      const found = (await data(ownProducts, {}, as)).list.find((one) => one.title === title);
      return (await data(showOwnProduct, { id: found!.id }, as)).shop_categories.toSorted();
    },
  };
}
const mug = (categories: string) => ['mug', 'Mug', '5', categories];

it('are named in any language, several at once', async () => {
  const { run, categoriesOf } = await shop();
  await run(mug('カップ | gifts'));
  expect(await categoriesOf('Mug')).toEqual([cups, gifts].toSorted());
});

it('are taken away by an empty cell and left alone without a column', async () => {
  const { run, as, upload, categoriesOf } = await shop();
  await run(mug('Cups'));
  const { id } = await upload(csvOf(['Handle', 'Price'], ['mug', '6']));
  await data(desk.startImport, { id }, as);
  await deliver();
  expect(await categoriesOf('Mug')).toEqual([cups]);
  await run(mug(''));
  expect(await categoriesOf('Mug')).toEqual([]);
});

it('that the shop does not have are refused by their row', async () => {
  const { upload, items } = await shop();
  const { id } = await upload(csvOf(['Handle', 'Title', 'Price', 'Shop categories'], mug('Cups | Mugs')));
  expect((await items(id))[0]!.issues).toMatchObject([
    { line: 2, column: 'Shop categories', code: 'shop_category_unknown', value: 'Cups | Mugs' },
  ]);
});

it('are shown as a difference and given back when the import is undone', async () => {
  const { run, as, upload, items, categoriesOf } = await shop();
  await run(mug('Cups'));
  const { id } = await upload(csvOf(['Handle', 'Shop categories'], ['mug', 'Gifts']));
  expect((await items(id))[0]!.changes).toEqual([{ field: 'shop_categories', of: '', before: 'Cups', after: 'Gifts' }]);
  await data(desk.startImport, { id }, as);
  await deliver();
  expect(await categoriesOf('Mug')).toEqual([gifts]);
  await data(desk.undoImport, { id }, as);
  await deliver();
  expect(await categoriesOf('Mug')).toEqual([cups]);
});
