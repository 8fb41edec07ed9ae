import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { allowPrivateHosts } from '../../base/http/outgoing.ts';
import { ratesFeed } from './rates-feed.ts';

async function feedOf(text: string): Promise<string> {
  const server = createServer((_request, response) => response.end(text)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('reads a feed, up to a size', async () => {
  const hosts = [await feedOf('EUR,0.92'), await feedOf('x'.repeat(1_000_001))];
  allowPrivateHosts(hosts);
  const [feed, endless] = hosts.map((host) => ratesFeed(`http://${host}/rates`));
  expect(await feed!.read()).toBe('EUR,0.92');
  await expect(endless!.read()).rejects.toMatchObject({ code: 'rates_unreadable' });
});

it('reads no feed in a private network that the installation does not allow', async () => {
  const host = await feedOf('EUR,0.92');
  await expect(ratesFeed(`http://${host}/rates`).read()).rejects.toMatchObject({ code: 'rates_feed_silent' });
});
