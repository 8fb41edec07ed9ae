import type { Request } from 'autocannon';
import { expect, it } from 'vitest';
import type { CatalogueSample } from './catalogue-sample.ts';
import { pageWorkloads } from './pages.ts';

const products = Array.from({ length: 50 }, (_, number) => ({ id: `p${number}`, shopId: 's', skuId: 'k' }));
const workloads = pageWorkloads({ products } as unknown as CatalogueSample);

/** The first requests of a connection. */
function requestsOf(name: string, connection: number, count: number): Request[] {
  const script = workloads.find((workload) => workload.name === name)!.script(connection);
  return Array.from({ length: count }, (_, number) => {
    const request = script[number % script.length]!;
    return typeof request.setupRequest === 'function' ? request.setupRequest(request, {}) : request;
  });
}
const nameOf = ({ path, headers }: Request) => `${path} ${String(headers!['accept-language'])}`;

it('asks for no page of a product twice while there are others, whichever connection asks', () => {
  const asked = [0, 1].flatMap((connection) => requestsOf('A product’s page, every one different', connection, 40));
  expect(new Set(asked.map(nameOf)).size).toBe(asked.length);
});

it('asks for the same page of Home in each language', () => {
  expect(new Set(requestsOf('Home, drawn page kept', 0, 40).map(nameOf)).size).toBe(5);
});
