import { startCheckout } from '@tradewind/contract/money/recharges';
import { beforeAll, describe, expect, it } from 'vitest';
import { anotherApp, testApp } from '../test/app.ts';
import { buildShopper } from '../test/build-shopper.ts';
import { upload } from '../test/build-upload.ts';
import { testDatabase } from '../test/database.ts';
import { setSetting } from './platform/settings/index.ts';

const db = await testDatabase();
const { app, clock, refusal } = await testApp(db, { trustHost: false });
const host = { host: 'evil.example' };

beforeAll(() => db.transact((tx) => setSetting(tx, 'wallet.mode', 'open', { by: null, at: clock.now() })));

describe('the Host header', () => {
  it('does not appear in links of an installation without an address of its own', async () => {
    expect((await app.inject({ url: '/robots.txt', headers: host })).body).not.toMatch(/Sitemap|evil/);
    for (const url of ['/sitemap.xml', '/sitemaps/places-en-1.xml'])
      expect((await app.inject({ url, headers: host })).statusCode).toBe(404);
    const { token } = await buildShopper(db);
    const url = await upload(app, token, undefined, host.host);
    expect(url).toMatch(/^\/files\//);
  });

  it('does not decide where a payment provider sends the browser back to', async () => {
    const { token } = await buildShopper(db);
    expect((await refusal(startCheckout, { way: 'card', price: '20.00' }, { token })).refusal).toBe(
      'payment_unavailable',
    );
  });

  it('is not believed where the address is set', async () => {
    const own = await anotherApp(db, { publicUrl: 'https://shop.example' });
    expect((await own.app.inject({ url: '/robots.txt', headers: host })).body).toContain(
      'Sitemap: https://shop.example/sitemap.xml',
    );
    expect((await own.app.inject({ url: '/sitemap.xml', headers: host })).body).not.toContain('evil');
  });
});
