import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { httpServer } from './server.ts';

const open = async (trustProxy: boolean) => {
  const app = httpServer({ logger: false, trustProxy });
  await app.after();
  app.get('/who', async ({ ip, protocol }) => ({ ip, protocol }));
  app.post('/echo', async ({ body }) => ({ size: JSON.stringify(body).length }));
  afterAll(() => app.close());
  return { inject: app.inject.bind(app) };
};
const [behindProxy, alone] = [await open(true), await open(false)];

describe('the address of a caller', () => {
  // A proxy adds whom it sees to what the caller sent along.
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7', 'x-forwarded-proto': 'https' };

  it('is the one that the proxy in front saw, not one that the caller made up', async () => {
    expect((await behindProxy.inject({ url: '/who', headers })).json()).toEqual({
      ip: '203.0.113.7',
      protocol: 'https',
    });
  });

  it('is the connection’s own where no proxy is believed', async () => {
    expect((await alone.inject({ url: '/who', headers })).json()).toEqual({ ip: '127.0.0.1', protocol: 'http' });
  });
});

it('does not unpack more of a body than it would take', async () => {
  const payload = gzipSync(JSON.stringify({ text: 'a'.repeat(50_000_000) }));
  expect(payload.length).toBeLessThan(100_000);
  const answer = await alone.inject({
    method: 'POST',
    url: '/echo',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload,
  });
  expect(answer.statusCode).toBe(413);
});

it('takes a deeply nested body for what it is', async () => {
  const payload = '['.repeat(120_000) + ']'.repeat(120_000);
  const answer = await alone.inject({
    method: 'POST',
    url: '/echo',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  expect(answer.statusCode).toBe(400);
});
