import { join } from 'node:path';
import { replicasOf } from './database.ts';
import { startChildServer } from './child-server.ts';
import { aheadHeader, type SecondServerWork } from './second-server-work.ts';

/** A request as tests send it to either server. */
export interface TestRequest {
  method: 'GET' | 'POST';
  url: string;
  query?: Record<string, string>;
  payload?: object;
  headers: Record<string, string>;
}

/** What tests read of an answer. */
export interface TestResponse {
  statusCode: number;
  cookies: { name: string; value: string }[];
  json(): unknown;
}

/**
 * Starts the product on a database a second time, in a process of its own: with connections, caches and a clock of its own.
 *
 * @param movable whether it is a demo whose clock operators can move
 * @param ahead milliseconds by which the clock of the test is ahead now; each request tells it
 */
export async function startSecondServer(
  url: string,
  { movable, ahead }: { movable: boolean; ahead: () => number },
): Promise<{ inject(request: TestRequest): Promise<TestResponse>; stop(): Promise<void> }> {
  const work: SecondServerWork = { url, replicaUrls: replicasOf(url), movable };
  const { origin, stop } = await startChildServer(join(import.meta.dirname, 'second-server-process.ts'), {}, work);
  return {
    stop,
    async inject({ method, url: path, query = {}, payload, headers }) {
      const search = new URLSearchParams(query).toString();
      const response = await fetch(`${origin}${path}${search && `?${search}`}`, {
        method,
        headers: {
          ...headers,
          [aheadHeader]: String(ahead()),
          ...(payload && { 'content-type': 'application/json' }),
        },
        ...(payload && { body: JSON.stringify(payload) }),
        redirect: 'manual',
      });
      const body: unknown = await response.json();
      const cookies = response.headers.getSetCookie().map((cookie) => {
        const [name = '', value = ''] = cookie.split(';')[0]!.split('=');
        return { name, value: decodeURIComponent(value) };
      });
      return { statusCode: response.status, cookies, json: () => body };
    },
  };
}
