import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { allowPrivateHosts, forbidPrivateHosts } from '../../base/http/outgoing.ts';
import { httpTextPort } from './text-port.ts';

afterEach(forbidPrivateHosts);

const message = { to: '+66812345678', text: 'Tradewind code: 123456', id: 'a1' };

async function serviceWith(status: number) {
  const got: { key: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    got.push({ key: request.headers.authorization, body: JSON.parse(body) });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { got, host, port: httpTextPort(`http://${host}/send`, 'key-of-the-service') };
}

it('hands a message over with the key', async () => {
  const { got, host, port } = await serviceWith(202);
  allowPrivateHosts([host]);
  await port.send(message);
  expect(got).toEqual([{ key: 'Bearer key-of-the-service', body: message }]);
});

it('fails when the service refuses it, so that it is tried again', async () => {
  const { host, port } = await serviceWith(503);
  allowPrivateHosts([host]);
  await expect(port.send(message)).rejects.toThrow('503');
});

it('calls no private network', async () => {
  const { got, port } = await serviceWith(200);
  await expect(port.send(message)).rejects.toMatchObject({ reason: 'forbidden' });
  expect(got).toEqual([]);
});
