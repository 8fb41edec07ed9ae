import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { httpServer } from './server.ts';

const open = async (trustProxy: boolean, https = false) => {
  const app = httpServer({ logger: false, trustProxy, https });
  await app.after();
  app.get('/who', async ({ ip, protocol }) => ({ ip, protocol }));
  app.post('/echo', async ({ body }) => ({ size: JSON.stringify(body).length }));
  afterAll(() => app.close());
  return { inject: app.inject.bind(app) };
};
const [behindProxy, alone] = [await open(true), await open(false)];

describe('the address of a caller', () => {
  // A proxy appends the address it sees to the header that the caller sent.
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7', 'x-forwarded-proto': 'https' };

  it('is the one that the proxy saw, not one that the caller invented', async () => {
    expect((await behindProxy.inject({ url: '/who', headers })).json()).toEqual({
      ip: '203.0.113.7',
      protocol: 'https',
    });
  });

  it('is that of the connection when no proxy is trusted', async () => {
    expect((await alone.inject({ url: '/who', headers })).json()).toEqual({ ip: '127.0.0.1', protocol: 'http' });
  });
});

describe('the headers of an answer', () => {
  it('tell browsers to use https only where the public address is https', async () => {
    const overHttps = await open(true, true);
    expect((await overHttps.inject('/who')).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect((await alone.inject('/who')).headers).not.toHaveProperty('strict-transport-security');
  });

  it('allow no scripts, no frames and no guessing of types, unless a page says otherwise', async () => {
    expect((await alone.inject('/who')).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    });
  });
});

it('refuses a compressed body that unpacks to more than the limit', async () => {
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

it('refuses a deeply nested body', async () => {
  const payload = '['.repeat(120_000) + ']'.repeat(120_000);
  const answer = await alone.inject({
    method: 'POST',
    url: '/echo',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  expect(answer.statusCode).toBe(400);
});

it('stops while a connection is open over which nobody has asked anything', async () => {
  const app = httpServer({ logger: false, trustProxy: false });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const ahead = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  ahead.on('error', () => {});
  await once(app.server, 'connection');
  const closed = once(ahead, 'close');
  await app.close();
  await closed;
});
