import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { StartUpError } from '../start-up-error.ts';
import { explainListenError } from './port.ts';

test('explains a port in use with advice', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await once(first, 'listening');
  const { port } = first.address() as AddressInfo;
  const second = createServer().listen(port, '127.0.0.1');
  const [error] = await once(second, 'error');
  first.close();

  const explained = explainListenError(error, port);
  expect(explained).toBeInstanceOf(StartUpError);
  expect((explained as StartUpError).message).toMatch(new RegExp(`Port ${port} is in use[^]*PORT=\\d+ npm start`));
});

test('proposes a valid port', () => {
  const explained = explainListenError(Object.assign(new Error(), { code: 'EADDRINUSE' }), 65_535);
  expect((explained as StartUpError).message).toContain('PORT=65534');
});

test('explains a port reserved for root, and returns other errors unchanged', () => {
  const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  expect(explainListenError(refused, 80)).toBeInstanceOf(StartUpError);
  const fault = new TypeError('ours');
  expect(explainListenError(fault, 80)).toBe(fault);
});
