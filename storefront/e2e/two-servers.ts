import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProduct, type Product } from '../../server/test/product.ts';
import { test as base } from './journey.ts';

/** Two server processes on the database of the journeys, each behind an address that moves to the other one when it is gone. */
interface TwoServers {
  /** The address that leads to the first server while it lives. */
  first: string;
  second: string;
  /** Ends the first server without a warning. */
  killFirst(): Promise<void>;
}

export const test = base.extend<{ servers: TwoServers }>({
  servers: async ({ browserName: _any }, use) => {
    const { JOURNEY_DATABASE = '', JOURNEY_FOLDER = '' } = process.env;
    const products: Product[] = [1, 2].map(() =>
      startProduct({ DATABASE_URL: JOURNEY_DATABASE, DATA_DIR: JOURNEY_FOLDER }),
    );
    const [one = '', two = ''] = await Promise.all(products.map(({ origin }) => origin));
    const balancers = [await startBalancer([one, two]), await startBalancer([two, one])];
    const [first = '', second = ''] = balancers.map(
      (balancer) => `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    );
    await use({
      first,
      second,
      async killFirst() {
        products[0]?.process.kill('SIGKILL');
        await products[0]?.ended;
      },
    });
    for (const balancer of balancers) {
      balancer.closeAllConnections();
      balancer.close();
    }
    for (const product of products) product.process.kill('SIGKILL');
    await Promise.all(products.map(({ ended }) => ended));
  },
  baseURL: ({ servers }, use) => use(servers.first),
});

/**
 * Passes requests to the first of some servers that takes a connection. What a server took and did not answer is lost, as with
 * a balancer that does not know whether it may repeat it.
 */
async function startBalancer(servers: readonly string[]): Promise<Server> {
  const balancer = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => passOn(servers, asked, Buffer.concat(chunks), answer));
  });
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  return balancer;
}

function passOn(servers: readonly string[], asked: IncomingMessage, body: Buffer, answer: ServerResponse): void {
  const [server, ...others] = servers;
  if (!server) return void answer.destroy();
  const { method, headers, url = '/' } = asked;
  const passed = request(new URL(url, server), { method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    answer.flushHeaders();
    got.pipe(answer);
    got.on('error', () => answer.destroy());
  });
  passed.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED' && !answer.headersSent) passOn(others, asked, body, answer);
    else answer.destroy();
  });
  answer.on('close', () => passed.destroy());
  passed.end(body);
}
