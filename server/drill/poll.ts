import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from '../src/base/db/pool.ts';

/** Milliseconds after which the drill counts what it waits for as failed. */
const patience = 120_000;

/** Waits until the condition holds. @throws Error that names what did not happen. */
export async function until(what: string, condition: () => Promise<boolean> | boolean, every = 25): Promise<void> {
  const began = performance.now();
  while (!(await condition())) {
    if (performance.now() - began > patience) throw new Error(`Not within ${patience / 1_000} s: ${what}`);
    await pause(every);
  }
}

/** The status of `/healthz`; null without an answer. */
export async function healthOf(origin: string): Promise<number | null> {
  const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.status ?? null;
}

export const isHealthy = async (origin: string): Promise<boolean> => (await healthOf(origin)) === 200;

/** Whether a new connection to the database is accepted. */
export async function acceptsConnections(databaseUrl: string): Promise<boolean> {
  const client = openClient(databaseUrl);
  const accepted = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end();
  return accepted;
}
