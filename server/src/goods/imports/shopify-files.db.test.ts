import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as desk from '@tradewind/contract/goods/shop-desk/imports';
import { ownProducts, showOwnProduct } from '@tradewind/contract/goods/shop-desk/products';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { ensureCategories } from '../../../test/build-catalog.ts';
import { csvOf, uploadProducts } from '../../../test/build-import.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { testPicture } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { allowPrivateHosts, forbidPrivateHosts } from '../../base/http/outgoing.ts';

const db = await testDatabase();
const { app, data, deliver } = await testApp(db);
await db.transact(ensureCategories);

/** Serves the pictures that the files name at their shop’s CDN. */
const picture = await testPicture();
const cdn = createServer((_request, response) => void response.end(picture)).listen(0, '127.0.0.1');
await once(cdn, 'listening');
const host = `127.0.0.1:${(cdn.address() as AddressInfo).port}`;
allowPrivateHosts([host]);
afterAll(() => {
  forbidPrivateHosts();
  cdn.closeAllConnections();
  cdn.close();
});

const fileOf = (name: string) =>
  readFileSync(new URL(`../../../test/import-files/${name}`, import.meta.url), 'utf8').replaceAll(
    'https://cdn.shopify.com',
    `http://${host}`,
  );

async function imported(file: string) {
  const { token } = await buildMerchant(db);
  const { id, counts, ignored } = await uploadProducts(app, token, { file });
  await data(desk.startImport, { id }, { token });
  await deliver();
  const { list } = await data(ownProducts, { limit: 100 }, { token });
  return {
    token,
    counts,
    ignored,
    done: await data(desk.showImport, { id }, { token }),
    items: (await data(desk.importItems, { import_id: id }, { token })).list,
    product: (title: string) => data(showOwnProduct, { id: list.find((one) => one.title === title)!.id }, { token }),
  };
}

describe('a file with the older headers', async () => {
  const { product, done, counts, ignored, items, token } = await imported(fileOf('shopify-older.csv'));
  const shirt = await product('Linen Shirt');

  it('makes one product of the rows of its variants and pictures', () => {
    expect(counts).toMatchObject({ new: 1, refused: 1 });
    expect(shirt.content.options.map(({ names, values }) => [names.en, values.map(({ texts }) => texts.en)])).toEqual([
      ['Size', ['M', 'L']],
      ['Color', ['Sand', 'Ink']],
    ]);
  });

  it('gives each variant its code, prices and stock', () => {
    expect(shirt.content.skus.map(({ code, price, list_price: list, stock }) => [code, price, list, stock])).toEqual([
      ['LS-M-S', '79.00', '95.00', 4],
      ['LS-M-I', '79.00', '95.00', 7],
      ['LS-L-S', '82.00', null, 0],
      ['LS-L-I', '82.00', null, 2],
    ]);
  });

  it('reads grams, whatever unit the shop shows', () => {
    expect(shirt.content.weight_grams).toBe(320);
  });

  it('takes the parts of the description that a page may have', () => {
    expect(shirt.content.descriptions.en).toContain('<strong>Washed linen</strong>');
    expect(shirt.content.descriptions.en).not.toMatch(/script|alert|meta/);
  });

  it('fetches its pictures in their order, with what they show, and puts it on sale', () => {
    expect(done.pictures).toEqual({ waiting: 0, done: 4, failed: 0 });
    expect(shirt.content.pictures.map(({ alts }) => alts.en ?? '')).toEqual([
      'Shirt from the front',
      'Shirt from the back',
      '',
      'Label',
    ]);
    expect(shirt.content.skus[0]!.image).toBe(shirt.content.pictures[2]!.image);
    expect(shirt.state).toBe('on_sale');
  });

  it('names the prices of markets among what is not read', () => {
    expect(ignored).toEqual(expect.arrayContaining(['Price / International', 'Compare At Price / United States']));
    expect(ignored).not.toContain('Variant Price');
  });

  it('names the row of a stock below zero', () => {
    expect(items.flatMap(({ issues }) => issues.map(({ line, code, value }) => [line, code, value]))).toEqual([
      [7, 'stock_invalid', '-2'],
    ]);
  });

  it('changes nothing when it comes again', async () => {
    const again = await uploadProducts(app, token, { file: fileOf('shopify-older.csv') });
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 1, refused: 1 });
  });
});

describe('a file with the newer headers', async () => {
  const { product, counts, ignored, done } = await imported(fileOf('shopify-newer.csv'));

  it('makes products on sale and drafts as their status says', async () => {
    expect(counts).toEqual({ new: 2, changed: 0, unchanged: 0, refused: 0 });
    expect([(await product('Sencha')).state, (await product('Bamboo whisk')).state]).toEqual(['on_sale', 'draft']);
  });

  it('reads variants with their weights, and pictures in rows of their own', async () => {
    const { content } = await product('Sencha');
    expect(content.skus.map(({ code, price, list_price: list, stock }) => [code, price, list, stock])).toEqual([
      ['SEN-100', '18.00', null, 30],
      ['SEN-250', '39.00', '44.00', 12],
    ]);
    expect([content.weight_grams, content.skus[1]!.weight_grams]).toEqual([120, 280]);
    expect(content.pictures.map(({ alts }) => alts.en)).toEqual(['Sencha leaves', 'A cup of sencha']);
    expect(done.pictures.failed).toBe(0);
  });

  it('names the prices of markets among what is not read', () => {
    expect(ignored).toEqual(expect.arrayContaining(['Price / International', 'Compare-at price / International']));
  });
});

it.each([
  ['kg', '0.32', 320],
  ['lb', '1', 454],
  ['oz', '2.5', 71],
  ['g', '45.5', 46],
])('a weight in %s becomes grams', async (unit, weight, grams) => {
  const header = ['Handle', 'Title', 'Variant Price', 'Variant Weight', 'Variant Weight Unit'];
  const { product } = await imported(csvOf(header, ['mug', 'Mug', '5', weight, unit]));
  expect((await product('Mug')).content.weight_grams).toBe(grams);
});

it('a weight in an unknown unit is refused by its row', async () => {
  const header = ['Handle', 'Title', 'Variant Price', 'Variant Weight', 'Variant Weight Unit'];
  const { token } = await buildMerchant(db);
  const { id } = await uploadProducts(app, token, { file: csvOf(header, ['mug', 'Mug', '5', '1', 'stone']) });
  const { list } = await data(desk.importItems, { import_id: id }, { token });
  expect(list[0]!.issues).toMatchObject([{ line: 2, column: 'Variant Weight', code: 'weight_invalid' }]);
});
