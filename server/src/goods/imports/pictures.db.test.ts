import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as desk from '@tradewind/contract/goods/shop-desk/imports';
import { ownProducts, showOwnProduct } from '@tradewind/contract/goods/shop-desk/products';
import { expect, it, onTestFinished } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { ensureCategories } from '../../../test/build-catalog.ts';
import { csvOf, uploadProducts } from '../../../test/build-import.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { testPicture } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { zipOf } from '../../../test/zip.ts';
import { allowPrivateHosts } from '../../base/http/outgoing.ts';

const db = await testDatabase();
const { app, data, deliver } = await testApp(db);
await db.transact(ensureCategories);

/** Starts a server on this machine that imports may call. @returns its address. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  allowPrivateHosts([host]);
  return `http://${host}`;
}

async function shop() {
  const { token } = await buildMerchant(db);
  const start = async (file: string | Buffer) => {
    const { id } = await uploadProducts(app, token, { file });
    await data(desk.startImport, { id }, { token });
    await deliver();
    return id;
  };
  return {
    start,
    upload: (file: string | Buffer) => uploadProducts(app, token, { file }),
    show: (id: string) => data(desk.showImport, { id }, { token }),
    issues: async (id: string) => (await data(desk.importItems, { import_id: id }, { token })).list[0]!.issues,
    undo: async (id: string) => {
      await data(desk.undoImport, { id }, { token });
      await deliver();
    },
    async product() {
      const [row] = (await data(ownProducts, {}, { token })).list;
      return data(showOwnProduct, { id: row!.id }, { token });
    },
    count: async () => (await data(ownProducts, {}, { token })).total,
  };
}

const header = ['Handle', 'Title', 'Price', 'Image Src', 'Image Alt Text', 'Status'];
const mug = (image: string) => ['mug', 'Mug', '5', image, 'A mug', 'active'];

it('are fetched by address, and put the product on sale', async () => {
  const picture = await testPicture();
  const address = await serve((_request, response) => void response.end(picture));
  const { start, product, show } = await shop();
  const id = await start(csvOf(header, mug(`${address}/a.jpg`), ['mug', '', '', `${address}/b.jpg`, '', '']));
  const { content, state } = await product();
  expect(content.pictures.map(({ alts }) => alts.en)).toEqual(['A mug', '']);
  expect(state).toBe('on_sale');
  expect((await show(id)).pictures).toEqual({ waiting: 0, done: 2, failed: 0 });
});

it('are fetched once: the same file twice changes nothing', async () => {
  const picture = await testPicture();
  let fetched = 0;
  const address = await serve((_request, response) => {
    fetched += 1;
    response.end(picture);
  });
  const { start, upload } = await shop();
  await start(csvOf(header, mug(`${address}/a.jpg`)));
  const { counts } = await upload(csvOf(header, mug(`${address}/a.jpg`)));
  expect(counts).toEqual({ new: 0, changed: 0, unchanged: 1, refused: 0 });
  expect(fetched).toBe(1);
});

it.each<[string, RequestListener, string]>([
  ['no picture', (_request, response) => void response.end('<svg onload="x()"/>'), 'picture_type'],
  ['not there', (_request, response) => void response.writeHead(404).end(), 'picture_unreachable'],
  ['too large', (_request, response) => void response.end(Buffer.alloc(9_000_000)), 'picture_too_large'],
  [
    'a redirect into this machine',
    (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/a.jpg' }).end(),
    'picture_forbidden',
  ],
  [
    'a redirect to the metadata of a cloud',
    (_request, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    'picture_forbidden',
  ],
  [
    'a redirect without an end',
    (_request, response) => void response.writeHead(302, { location: '/again' }).end(),
    'picture_unreachable',
  ],
])('are refused in words when what is there is %s', async (_, answer, code) => {
  const { start, issues, product } = await shop();
  const id = await start(csvOf(header, mug(`${await serve(answer)}/a.jpg`)));
  expect((await issues(id)).map((issue) => issue.code)).toEqual([code, 'picture_needed']);
  expect((await product()).state).toBe('draft');
});

it('come from a ZIP by their name', async () => {
  const { start, product, upload } = await shop();
  const file = zipOf({ 'shop/products.csv': csvOf(header, mug('Mug.JPG')), 'shop/img/mug.jpg': await testPicture() });
  await start(file);
  expect((await product()).content.pictures).toHaveLength(1);
  expect((await upload(file)).counts.unchanged).toBe(1);
});

it('are gone with an import that is undone', async () => {
  const picture = await testPicture();
  const address = await serve((_request, response) => void response.end(picture));
  const { start, undo, count } = await shop();
  await undo(await start(csvOf(header, mug(`${address}/a.jpg`))));
  expect(await count()).toBe(0);
});
