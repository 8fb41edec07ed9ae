import autocannon, { type Client, type Request } from 'autocannon';
import { percentile } from './figures.ts';

/** The number of concurrent requests. */
export const connections = 16;

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

/** The requests of one connection, sent repeatedly; connections are numbered from 0. */
export type Script = (connection: number) => readonly Request[];

interface Load {
  readonly seconds: number;
  /** The number of requests per counted unit: submit and pay make one order. */
  readonly each?: number | undefined;
  /** The number of concurrent requests. */
  readonly atOnce?: number;
}

/**
 * Sends load to a server for some seconds.
 *
 * @throws when an answer was no success, because refusals are fast and would distort the figures.
 */
export async function runLoad(
  origin: string,
  script: Script,
  { seconds, each = 1, atOnce = connections }: Load,
): Promise<LoadResult> {
  const times: number[] = [];
  let begun = 0;
  let failure: string | null = null;

  const setupClient = (client: Client) => {
    client.setRequests(script(begun++).map((request) => ({ ...request, onResponse: checked(request) })));
    let answers = 0;
    let spent = 0;
    client.on('response', (_status, _bytes, milliseconds) => {
      spent += milliseconds;
      answers += 1;
      if (answers % each > 0) return;
      times.push(spent);
      spent = 0;
    });
  };

  /** Parsing answers costs the client time, so plain reads are checked beforehand instead. */
  function checked({ onResponse }: Request): Request['onResponse'] {
    if (typeof onResponse !== 'function') return undefined;
    return (status, body, context, headers) => {
      if (isSuccess(status, body)) onResponse(status, body, context, headers);
      else failure ??= `${status} ${body.slice(0, 300)}`;
    };
  }

  const result = await autocannon({ url: origin, connections: atOnce, duration: seconds, timeout: 10, setupClient });
  failure ??=
    result.errors > 0 || result.non2xx > 0 ? `${result.errors} errors, ${result.non2xx} answers that are none` : null;
  if (failure !== null) throw new Error(`${origin} failed under load: ${failure}`);
  return { perSecond: times.length / result.duration, p99: percentile(times, 0.99) };
}

export const isSuccess = (status: number | undefined, body: string): boolean =>
  status === 200 && body.startsWith('{"code":1,');
