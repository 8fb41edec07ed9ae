import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { silentProxy } from '../test/silent-proxy.ts';
import type { Answers } from './caller.ts';
import { startCrowd } from './crowd.ts';
import { keepPostgres } from './kept-postgres.ts';
import { keepProduct } from './kept-product.ts';
import { healthOf, isHealthy, until } from './poll.ts';
import { compare, type Comparison } from './traces.ts';
import { prepareWorld } from './world.ts';

export interface SilentNetworkDrill {
  /** Seconds that the network was silent, each time. */
  silences: readonly number[];
  /** Seconds of the slowest answer to an act. */
  slowestAnswer: number;
  /** Seconds of the slowest answer of `/healthz` while the network was silent, and how often it was not 503. */
  slowestHealth: number;
  healthyWhileSilent: number;
  /** Seconds from the end of each silence until an act was acknowledged. */
  untilServed: number[];
  statuses: Answers['statuses'];
  acknowledged: number;
  refusals: readonly string[];
  comparison: Comparison;
}

/** In seconds: shorter than the time for an answer, and longer. */
const silences = [5, 30, 45];
const shoppers = 16;

/** Loses everything between a server process and its database for some time, under load. */
export async function drillSilentNetwork(folder: string): Promise<SilentNetworkDrill> {
  const postgres = await keepPostgres(join(folder, 'far-postgres'));
  const proxy = await silentProxy(postgres.port);
  const url = Object.assign(new URL(postgres.url), { port: String(proxy.port) }).href;
  const product = await keepProduct({ DATA_DIR: join(folder, 'near'), DATABASE_URL: url });
  try {
    await until('the installation is healthy', () => isHealthy(product.origin));
    const world = await prepareWorld(postgres.url, shoppers, false);
    const crowd = await startCrowd([product.origin], world);
    const health = { slowest: 0, healthy: 0 };
    const untilServed: number[] = [];
    try {
      for (const seconds of silences) {
        await crowd.more(2 * shoppers);
        proxy.silence();
        await watchHealth(product.origin, performance.now() + seconds * 1_000, health);
        proxy.forward();
        const spoken = performance.now();
        await crowd.more(1);
        untilServed.push((performance.now() - spoken) / 1_000);
        await until('the product is healthy', () => isHealthy(product.origin));
      }
    } finally {
      proxy.forward();
      await crowd.stop();
    }
    const { acknowledged, answers } = crowd;
    return {
      silences,
      slowestAnswer: answers.slowest / 1_000,
      slowestHealth: health.slowest / 1_000,
      healthyWhileSilent: health.healthy,
      untilServed,
      statuses: answers.statuses,
      acknowledged: acknowledged.length,
      refusals: answers.refusals,
      comparison: await compare(postgres.url, world, acknowledged),
    };
  } finally {
    await product.stop();
    await proxy.close();
    await postgres.stop();
  }
}

async function watchHealth(origin: string, until: number, seen: { slowest: number; healthy: number }): Promise<void> {
  while (performance.now() < until) {
    const began = performance.now();
    if ((await healthOf(origin)) !== 503) seen.healthy += 1;
    seen.slowest = Math.max(seen.slowest, performance.now() - began);
    await pause(250);
  }
}
