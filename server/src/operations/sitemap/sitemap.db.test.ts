import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const { app } = await testApp(db);
const read = async (url: string) => {
  const { statusCode, body, headers } = await app.inject({ url, headers: { host: 'shop.example' } });
  return { status: statusCode, body, type: headers['content-type'] };
};
const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);

describe('the sitemap', () => {
  it('lists every product and shop in each language, from robots.txt over the index', async () => {
    const [mug, whisky, gone] = [
      await buildProduct(db),
      await buildProduct(db, { adult: true }),
      await buildProduct(db, { status: 'off_sale' }),
    ];
    const closed = await buildProduct(db);
    await db.transact((tx) =>
      tx.updateTable('shops').set({ status: 'closed' }).where('id', '=', closed.shopId).execute(),
    );

    const robots = await read('/robots.txt');
    expect(robots.type).toContain('text/plain');
    expect(robots.body).toContain('Sitemap: http://shop.example/sitemap.xml');
    expect(robots.body).toContain('Disallow: /api/');
    expect(robots.body).toContain('Disallow: /search?*stock=');
    expect(robots.body).not.toContain('Disallow: /search\n');

    const lists = addresses((await read('/sitemap.xml')).body);
    expect(lists).toContain('http://shop.example/sitemaps/products-th-1.xml');
    const all = (
      await Promise.all(lists.map(async (list) => addresses((await read(new URL(list).pathname)).body)))
    ).flat();
    for (const language of ['en', 'zh-CN', 'ja', 'ko', 'th']) {
      expect(all).toContain(`http://shop.example/detail/${mug.id}/${mug.shopId}?lang=${language}`);
      expect(all).toContain(`http://shop.example/shop/${mug.shopId}?lang=${language}`);
      expect(all).toContain(`http://shop.example/home?lang=${language}`);
    }
    for (const { id } of [whisky, gone, closed]) expect(all.join()).not.toContain(id);
    expect(new Set(all).size).toBe(all.length);
  });

  it('answers 404 after the last file', async () => {
    for (const name of [
      'products-en-2',
      'places-en-2',
      'products-xx-1',
      'products-en-0',
      'products-en-99999',
      'secrets-en-1',
      'products-en-1.xml',
      '%00',
    ]) {
      expect((await read(`/sitemaps/${name}.xml`)).status).toBe(404);
    }
  });
});
