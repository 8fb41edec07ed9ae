import { categoryList } from '@tradewind/contract/goods/catalog';
import { describe, expect, it } from 'vitest';
import { testApp } from './app.ts';
import { ensureCategories } from './build-catalog.ts';
import { testDatabase } from './database.ts';

const db = await testDatabase();
const { app } = await testApp(db);
const { app: bare } = await testApp(db, { docs: false });

describe('the server', () => {
  it('answers /healthz with 200 when the database is reachable', async () => {
    const response = await app.inject('/healthz');
    expect(response.statusCode).toBe(200);
  });

  it('compresses long answers, with and without the documentation', async () => {
    await db.transact(ensureCategories);
    for (const one of [app, bare]) {
      const response = await one.inject({ url: categoryList.path, headers: { 'accept-encoding': 'br' } });
      expect(response.headers['content-encoding']).toBe('br');
    }
  });

  it('answers an unknown path with JSON in the caller’s language', async () => {
    const response = await app.inject({ url: '/api/nothing/here', headers: { lang: 'zh-CN' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 404, data: null, refusal: 'unknown_call' });
    expect(categoryList.path).toBe('/api/index/category');
  });
});
