import autocannon, { type Client, type Request } from 'autocannon';

/** So many requests are under way at any moment. */
export const connections = 16;

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

/** What one connection sends, again and again; connections are numbered from 0. */
export type Script = (connection: number) => readonly Request[];

/**
 * Keeps a server busy for some seconds.
 *
 * @param each so many requests make one of what is counted: submit and pay make an order.
 * @throws when an answer was no success: refusing is quick, and says nothing of speed.
 */
export async function keepBusy(origin: string, script: Script, seconds: number, each = 1): Promise<Measured> {
  const times: number[] = [];
  let begun = 0;
  let failure: string | null = null;

  const setupClient = (client: Client) => {
    client.setRequests(script(begun++).map((request) => ({ ...request, onResponse: judged(request) })));
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

  /** Reading answers costs the client time, so those of plain reads are looked at beforehand instead. */
  function judged({ onResponse }: Request): Request['onResponse'] {
    if (typeof onResponse !== 'function') return undefined;
    return (status, body, context, headers) => {
      if (isSuccess(status, body)) onResponse(status, body, context, headers);
      else failure ??= `${status} ${body.slice(0, 300)}`;
    };
  }

  const result = await autocannon({ url: origin, connections, duration: seconds, timeout: 10, setupClient });
  failure ??=
    result.errors > 0 || result.non2xx > 0 ? `${result.errors} errors, ${result.non2xx} answers that are none` : null;
  if (failure !== null) throw new Error(`${origin} failed under load: ${failure}`);
  return { perSecond: times.length / result.duration, p99: percentile(times, 0.99) };
}

export const isSuccess = (status: number | undefined, body: string): boolean =>
  status === 200 && body.startsWith('{"code":1,');

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
