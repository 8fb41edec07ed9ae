import { Agent, request as open } from 'node:http';
import type { Request } from 'autocannon';
import { percentile } from './figures.ts';
import { isSuccess } from './load.ts';

/** One connection, one request at a time. */
const oneAtATime = new Agent({ keepAlive: true, maxSockets: 1 });

/** An answer that is no success. */
export class NoSuccess extends Error {
  readonly status: number;

  constructor(request: string, status: number, text: string) {
    super(`${request} was answered ${status} ${text.slice(0, 300)}`);
    this.status = status;
  }
}

/** @returns the answer's body. @throws {NoSuccess} or when there is no answer in time */
export function sendRequest(
  origin: string,
  { method = 'GET', path = '/', headers = {}, body }: Request,
  agent = oneAtATime,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = open(`${origin}${path}`, { method, headers, agent, timeout: 10_000 }, (incoming) => {
      incoming.setEncoding('utf8');
      let text = '';
      incoming.on('data', (chunk: string) => (text += chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        if (isSuccess(incoming.statusCode, text)) resolve(text);
        else reject(new NoSuccess(`${method} ${path}`, incoming.statusCode!, text));
      });
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${method} ${path} was not answered in time`)));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** The median duration in milliseconds of sequential requests, after a short warm-up. */
export async function medianDuration(times: number, warmUp: number, act: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let at = -warmUp; at < times; at += 1) {
    const start = performance.now();
    await act();
    if (at >= 0) taken.push(performance.now() - start);
  }
  return percentile(taken, 0.5);
}
