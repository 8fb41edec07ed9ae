import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { allowPrivateHosts, callOutside, forbidPrivateHosts } from './outgoing.ts';
import { isPublicAddress } from './public-address.ts';

afterAll(forbidPrivateHosts);

const limits = { timeout: 5_000, maxBytes: 1_000 };

/** Starts a server on this machine. @returns its host and port. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function serveAllowed(answer: RequestListener): Promise<string> {
  const host = await serve(answer);
  allowPrivateHosts([host]);
  return `http://${host}`;
}

describe('a request to another server', () => {
  it('never reaches this machine or a private network, by address or by name', async () => {
    let reached = false;
    const host = await serve((_request, response) => {
      reached = true;
      response.end();
    });
    const port = host.split(':')[1]!;
    const names = ['127.0.0.1', '127.1', '2130706433', '0x7f.1', '0', 'localhost', '[::1]', '[::ffff:127.0.0.1]'];
    for (const name of [...names, '[::ffff:7f00:1]', '169.254.169.254', '[64:ff9b::7f00:1]'])
      await expect(callOutside(`http://${name}:${port}/`, limits), name).rejects.toMatchObject({ reason: 'forbidden' });
    expect(reached).toBe(false);
  });

  it('uses http and https only', async () => {
    for (const address of ['file:///etc/passwd', 'ftp://shop.example/', 'data:text/plain,x', 'gopher://x', 'nonsense'])
      await expect(callOutside(address, limits), address).rejects.toMatchObject({ reason: 'forbidden' });
  });

  it('reaches a host that the installation allows, on the port that it allows', async () => {
    const other = await serve((_request, response) => void response.end());
    const address = await serveAllowed((request, response) => void response.end(`${request.method} ${request.url}`));
    expect(await callOutside(`${address}/rpc?x=1`, { ...limits, method: 'POST', body: '{}' })).toMatchObject({
      status: 200,
      body: 'POST /rpc?x=1',
    });
    await expect(callOutside(`http://${other}/`, limits)).rejects.toMatchObject({ reason: 'forbidden' });
  });

  it('does not follow redirects', async () => {
    const address = await serveAllowed((_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    );
    expect((await callOutside(address, limits)).status).toBe(302);
  });

  it('stops reading an answer that is too large', async () => {
    let sent = 0;
    const address = await serveAllowed((_request, response) => {
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(1_000))) sent += 1_000;
      };
      response.on('drain', write);
      write();
    });
    await expect(callOutside(address, limits)).rejects.toMatchObject({ reason: 'too_large' });
    expect(sent).toBeLessThan(50_000_000);
  });

  it('gives up after its time, also in the middle of an answer', async () => {
    const address = await serveAllowed((_request, response) => void response.write('begun'));
    await expect(callOutside(address, { ...limits, timeout: 50 })).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('says that nothing answers', async () => {
    const host = await serve(() => undefined);
    allowPrivateHosts(['127.0.0.1:1']);
    await expect(callOutside('http://127.0.0.1:1/', limits), host).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

it('distinguishes public addresses from all others', () => {
  for (const address of ['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2001:4860:4860::8888'])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  const others = [
    '10.1.2.3',
    '100.64.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
  ];
  const others6 = ['::', '::1', '::ffff:8.8.8.8', 'fe80::1%eth0', 'fc00::1', 'ff02::1', '2002:7f00:1::', '2001::1'];
  for (const address of [...others, ...others6]) expect([address, isPublicAddress(address)]).toEqual([address, false]);
});
