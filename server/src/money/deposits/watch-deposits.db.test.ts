import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildNetwork } from '../../../test/chain/build-network.ts';
import { testDatabase } from '../../../test/database.ts';
import { scanNetworks } from './index.ts';

const db = await testDatabase();
const { deps } = await testApp(db);

/** An RPC that takes requests and answers none until it is told to. */
async function silentRpc() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    server.emit('asked');
    void released.then(() => response.writeHead(503).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server, asked, release, close: () => server.close() };
}

it('scans at the same time ask the RPC once and hold no connection while it is silent', async () => {
  const rpc = await silentRpc();
  await buildNetwork(db, { url: rpc.url, token: '0x5fbdb2315678afecb367f032d93f642f64180aa3' });
  const firstRequest = once(rpc.server, 'asked');
  let ended = 0;
  const scans = Array.from({ length: 30 }, async () => {
    await scanNetworks({ ...deps, log: { warn() {}, error() {} } });
    ended += 1;
  });
  await firstRequest;
  await expect.poll(() => ended).toBe(29);
  expect(db.pool.idleCount).toBe(db.pool.totalCount);
  expect(rpc.asked).toHaveLength(1);
  rpc.release();
  await Promise.all(scans);
  rpc.close();
});

it('a network whose scanner is gone is scanned again when its lease has ended', async () => {
  const rpc = await silentRpc();
  rpc.release();
  await buildNetwork(db, { url: rpc.url, token: '0x5fbdb2315678afecb367f032d93f642f64180aa3' });
  const scan = () => scanNetworks({ ...deps, log: { warn() {}, error() {} } });
  const lease = (until: string) =>
    db.pool.query(
      `insert into network_scan_leases values ('USDT-ERC20', gen_random_uuid(), now() + $1)
       on conflict (network) do update set until = excluded.until`,
      [until],
    );
  await lease('30 seconds');
  await scan();
  expect(rpc.asked).toHaveLength(0);
  await lease('-1 second');
  await scan();
  expect(rpc.asked).not.toHaveLength(0);
  rpc.close();
});
