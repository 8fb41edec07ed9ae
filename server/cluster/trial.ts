import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { longestPause, startCrowd, type Crowd } from '../drill/crowd.ts';
import { compare, findLost, type Comparison } from '../drill/traces.ts';
import { prepareWorld } from '../drill/world.ts';
import { alertsWithin, type AlertSeen } from './alerts.ts';
import { untilWell, type Cluster } from './cluster.ts';
import { root } from './configuration.ts';
import type { Fault } from './faults.ts';
import { searchPath } from './machines.ts';
import { presentMoment, type Period } from './prometheus.ts';

const execute = promisify(execFile);

/** How one fault was felt. */
export interface Felt {
  fault: string;
  /** The longest time in seconds without an acknowledged act, from the fault until every part worked again. */
  withoutService: number;
  /** Acts acknowledged in that time, and those of them that the database lacks. */
  acknowledged: number;
  lost: string[];
  /** How many streams of live events were opened in that time, as those that a page had were lost. */
  reopened: number;
  /** What `npm run check-books` found wrong. */
  findings: string[];
  /** Those that began or fired from the fault until the books were checked. */
  alerts: AlertSeen[];
  /** From the fault until every part worked again, on the clock of Prometheus. */
  period: Period;
  remark: string;
}

export interface Trial {
  felt: Felt[];
  period: Period;
  crowd: Crowd;
  comparison: Comparison;
}

const shoppers = 8;
/** What the balancers answer while no process can be reached. */
const outages = [502, 503, 504];

/**
 * Makes each fault while shoppers act, repairs it, and compares what they were told with the database.
 *
 * @param stays milliseconds for which a fault stays at least
 */
export async function tryFaults(
  cluster: Cluster,
  faults: readonly Fault[],
  stays: number,
  onFelt: (felt: Felt) => void,
): Promise<Trial> {
  const world = await prepareWorld(await cluster.databaseUrl(), shoppers, false);
  const crowd = await startCrowd(cluster.origins, world, outages);
  const from = await presentMoment();
  const felt: Felt[] = [];
  let checked = 0;
  try {
    for (const fault of faults) {
      await crowd.more(4 * shoppers);
      const began = crowd.acknowledged.length;
      const opened = crowd.pages.opened;
      const at = performance.now();
      const moment = await presentMoment();
      const damage = await fault.make(cluster);
      await pause(Math.max(0, stays - (performance.now() - at)));
      // Until shoppers are served in spite of it.
      await crowd.more(2 * shoppers);
      const lostAlone = await damage.repair();
      await untilWell(cluster);
      await crowd.more(shoppers);
      const period = { from: moment, to: await presentMoment() };
      const withoutService = longestPause(crowd.answers, at, performance.now());
      const told = crowd.acknowledged.length;
      const url = await cluster.databaseUrl();
      const lost = [...lostAlone, ...(await findLost(url, crowd.acknowledged.slice(checked, told)))];
      checked = told;
      const findings = await checkBooks(cluster);
      felt.push({
        fault: fault.name,
        withoutService,
        acknowledged: told - began,
        lost,
        reopened: crowd.pages.opened - opened,
        findings,
        alerts: await alertsWithin({ from: moment, to: await presentMoment() }),
        period,
        remark: damage.remark?.() ?? '',
      });
      onFelt(felt.at(-1)!);
    }
  } finally {
    await crowd.stop();
  }
  const period = { from, to: await presentMoment() };
  return { felt, period, crowd, comparison: await compare(await cluster.databaseUrl(), world, crowd.acknowledged) };
}

/** What `npm run check-books` finds wrong. It is repeated where it could not read the books, since the primary may just change. */
async function checkBooks(cluster: Cluster): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const env = { ...searchPath, DATABASE_URL: await cluster.databaseUrl() };
    const options = { cwd: root, env };
    const run = await execute(process.execPath, [join(root, 'server/src/check-books.ts')], options).catch(
      (error: Failed) => error,
    );
    const findings = run.stdout.split('\n').filter((line) => line.startsWith('WRONG'));
    if (!(run instanceof Error) || findings.length > 0) return findings;
    if (attempt === attempts) throw new Error(`The books could not be read: ${run.stdout}${run.stderr}`);
    await untilWell(cluster);
  }
}

/** How often the books are tried to be read. */
const attempts = 5;

type Failed = Error & { stdout: string; stderr: string };
