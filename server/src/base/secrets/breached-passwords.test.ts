import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { allowPrivateHosts, forbidPrivateHosts } from '../http/outgoing.ts';
import { breachedPasswords } from './breached-passwords.ts';

afterEach(forbidPrivateHosts);

/** SHA-1 of `password`, without its first five characters. */
const rest = '1E4C9B93F3F0682250B6CF8331B7EE68FD8';

async function serviceThat(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const failures: unknown[] = [];
  return { host, failures, isBreached: breachedPasswords(`http://${host}/range/`, (error) => failures.push(error)) };
}

it('finds a stolen password, of whose hash the service is told five characters', async () => {
  const asked: string[] = [];
  const { host, isBreached, failures } = await serviceThat((request, response) => {
    asked.push(request.url!);
    response.end(`0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n${rest}:3861493\r\n`);
  });
  allowPrivateHosts([host]);
  expect(await isBreached('password')).toBe(true);
  expect(await isBreached('lantern-42')).toBe(false);
  expect(asked[0]).toBe('/range/5BAA6');
  expect(failures).toEqual([]);
});

it('takes no padding for a stolen password', async () => {
  const { host, isBreached } = await serviceThat((_request, response) => response.end(`${rest}:0\r\n`));
  allowPrivateHosts([host]);
  expect(await isBreached('password')).toBe(false);
});

it.each<[string, RequestListener]>([
  ['is out of order', (_request, response) => response.writeHead(503).end(`${rest}:9`)],
  ['hangs up', (request) => request.socket.destroy()],
  ['does not answer', () => {}],
  ['answers without end', (_request, response) => response.end(`${rest}:9\n`.repeat(20_000))],
])('refuses no password when the service %s, and reports it', async (_how, answer) => {
  const { host, isBreached, failures } = await serviceThat(answer);
  allowPrivateHosts([host]);
  expect(await isBreached('password')).toBe(false);
  expect(failures).toHaveLength(1);
});

it('calls no private network', async () => {
  let calls = 0;
  const { isBreached, failures } = await serviceThat(() => (calls += 1));
  expect(await isBreached('password')).toBe(false);
  expect([calls, failures.length]).toEqual([0, 1]);
});
