import { setTimeout as pause } from 'node:timers/promises';
import type { Answers, Status } from './caller.ts';
import { longestPause, startCrowd, type Crowd } from './crowd.ts';
import { killKinds, type Installation, type KillKind } from './installations.ts';
import { compare, findLost, type Comparison } from './traces.ts';
import { acceptsConnections, until } from './poll.ts';
import { prepareWorld } from './world.ts';

/** One kill and how long it was felt, in seconds. */
export interface Kill {
  kind: KillKind;
  /** The longest time without an acknowledged act. */
  withoutService: number;
  /** Until every process was healthy again. */
  untilHealthy: number;
  /** From the first connection that a new database server accepted to the next acknowledged act; null when it was not killed. */
  sinceDatabase: number | null;
  /** What clients were answered meanwhile. */
  statuses: Status[];
}

export interface KillDrill {
  installation: string;
  kills: Kill[];
  crowd: Crowd;
  comparison: Comparison;
  seconds: number;
}

/** Acts that have to be acknowledged before the next kill, for each shopper. */
const actsBetween = 2;

/**
 * Kills the parts of an installation in turn while shoppers act, and compares what they were told with the database:
 * after each kill what should be there, at the end everything.
 *
 * @param options.endBy a moment of `performance.now()` after which no further kill begins
 */
export async function drillKills(
  installation: Installation,
  options: { kills: number; shoppers: number; endBy: number; onKill?: (kill: Kill, number: number) => void },
): Promise<KillDrill> {
  const began = performance.now();
  const world = await prepareWorld(await installation.databaseUrl(), options.shoppers, installation.hasSandbox);
  const crowd = await startCrowd(installation.origins, world);
  const kills: Kill[] = [];
  let checked = 0;
  try {
    for (let number = 0; number < options.kills && performance.now() < options.endBy; number += 1) {
      await crowd.more(actsBetween * options.shoppers);
      await pause(Math.random() * 200);
      const kind = killKinds[number % killKinds.length]!;
      const before = new Map(crowd.answers.statuses);
      const at = performance.now();
      const back = await installation.kill(kind);
      const served = kind === 'a server' ? null : servedAfterDatabase(installation, crowd);
      await back();
      const untilHealthy = (performance.now() - at) / 1_000;
      await crowd.more(1);
      const sinceDatabase = await served;
      const withoutService = longestPause(crowd.answers, at, performance.now());
      const kill = { kind, untilHealthy, sinceDatabase, withoutService, statuses: newAnswers(crowd.answers, before) };
      kills.push(kill);
      const told = crowd.acknowledged.length;
      const lost = await findLost(await installation.databaseUrl(), crowd.acknowledged.slice(checked, told));
      if (lost.length > 0) throw new Error(`Lost after killing ${kind}: ${lost.join(', ')}`);
      checked = told;
      options.onKill?.(kill, number + 1);
    }
  } finally {
    await crowd.stop();
  }
  const comparison = await compare(await installation.databaseUrl(), world, crowd.acknowledged);
  return {
    installation: installation.name,
    kills,
    crowd,
    comparison,
    seconds: (performance.now() - began) / 1_000,
  };
}

/** @returns the seconds from the first connection that the database accepts to the next acknowledged act */
async function servedAfterDatabase(installation: Installation, crowd: Crowd): Promise<number> {
  await until('the database accepts connections', async () => acceptsConnections(await installation.databaseUrl()), 5);
  const accepted = performance.now();
  await crowd.more(1);
  return (performance.now() - accepted) / 1_000;
}

const newAnswers = ({ statuses }: Answers, before: Answers['statuses']): Status[] =>
  [...statuses].filter(([status, count]) => count > (before.get(status) ?? 0)).map(([status]) => status);
