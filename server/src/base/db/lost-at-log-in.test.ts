import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { DatabaseUnavailable } from './outage.ts';
import { openPool, withConnection } from './pool.ts';

/** A message of PostgreSQL: its kind, and its length with itself before its content. */
const message = (kind: string, content: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(kind), length, content]);
};
const accepted = message('R', Buffer.alloc(4));
const ready = message('Z', Buffer.from('I'));
const fatal = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'),
);

it('survives a database that ends in the packet in which it accepts a connection', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([accepted, ready, fatal])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const pool = openPool(`postgres://nobody:secret@127.0.0.1:${port}/none`, { size: 1 });
  await expect(withConnection(pool, (client) => client.query('select 1'))).rejects.toThrow(DatabaseUnavailable);
  await pool.end();
});
