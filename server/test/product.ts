import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import type { Envelope } from '@tradewind/contract/base/envelope';

const root = join(import.meta.dirname, '../..');

/** The real server in a child process, with only the settings of the test. */
export interface Product {
  process: ChildProcess;
  /** Its output on stdout and stderr. */
  output(): string;
  /** Its URL; rejects with its output when it ends instead. */
  origin: Promise<string>;
  /** Its exit code, when it has ended. */
  ended: Promise<number | null>;
}

export function startProduct(settings: Readonly<Record<string, string>>): Product {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const defaults = { PORT: '0', HOST: '127.0.0.1', OUTGOING_HOSTS: '127.0.0.1', LOG_LEVEL: 'error' };
  const env = { PATH, NODE_COMPILE_CACHE, ...defaults, ...settings };
  const child = spawn(process.execPath, ['server/src/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const origin = new Promise<string>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      const open = /http:\/\/localhost:\d+/.exec(output);
      if (open) resolve(open[0].replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    ended.then(() => reject(new Error(`The product ended: ${output}`)), reject);
  });
  // Prevents an unhandled rejection when the test only waits for the end.
  origin.catch(() => undefined);
  return { process: child, output: () => output, origin, ended };
}

/** Calls the API over the network. */
export async function callOverHttp<E extends Endpoint>(
  origin: string,
  { method, path }: E,
  input: InputOf<E>,
  token = '',
): Promise<Envelope<OutputOf<E>>> {
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const body = method === 'POST' ? JSON.stringify(input) : undefined;
  const answer = await fetch(`${origin}${path}${query}`, {
    method,
    body,
    headers: { token, ...(body && { 'content-type': 'application/json' }) },
  });
  return (await answer.json()) as Envelope<OutputOf<E>>;
}
