import { open as openFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answers } from './caller.ts';
import type { Installation } from './installations.ts';
import { startCrowd } from './crowd.ts';
import { healthOf, isHealthy, until } from './poll.ts';
import { compare, type Comparison } from './traces.ts';
import { prepareWorld } from './world.ts';

export interface FullDiskDrill {
  installation: string;
  /** Seconds from the full disk until `/healthz` says so. */
  untilNoticed: number;
  /** The answers of `/healthz` while the disk was full. */
  healthWhileFull: Map<number | null, number>;
  /** The answers to acts while the disk was full. */
  statusesWhileFull: Answers['statuses'];
  /** Seconds from the space until the product is healthy. */
  untilHealthy: number;
  acknowledged: number;
  refusals: readonly string[];
  comparison: Comparison;
}

/** In MB: enough for a new cluster and its log, and soon full. */
const diskSize = 500;
const shoppers = 8;
/** Milliseconds. */
const fullFor = 20_000;

const run = promisify(execFile);

/**
 * Runs an installation on a small file system, fills that up under load, kills the database meanwhile, and
 * frees the space again.
 *
 * @returns null where this process may not mount one.
 */
export async function drillFullDisk(
  open: (folder: string) => Promise<Installation>,
  folder: string,
): Promise<FullDiskDrill | null> {
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}m,mode=755`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  if (!mounted) return null;
  try {
    return await drill(await open(folder), join(folder, 'ballast'));
  } finally {
    await run('umount', [folder]);
  }
}

async function drill(installation: Installation, ballast: string): Promise<FullDiskDrill> {
  const origin = installation.origins[0]!;
  try {
    const world = await prepareWorld(await installation.databaseUrl(), shoppers, installation.hasSandbox);
    const crowd = await startCrowd(installation.origins, world);
    try {
      await crowd.more(shoppers);
      crowd.answers.statuses.clear();
      await fill(ballast);
      const full = performance.now();
      await until('the full disk is noticed', async () => (await healthOf(origin)) === 503);
      const untilNoticed = secondsSince(full);
      const healthWhileFull = new Map<number | null, number>();
      let isKilled = false;
      while (performance.now() < full + fullFor) {
        if (!isKilled && performance.now() > full + fullFor / 2) {
          isKilled = true;
          await installation.kill('the database');
        }
        const health = await healthOf(origin);
        healthWhileFull.set(health, (healthWhileFull.get(health) ?? 0) + 1);
        await fill(ballast);
        await pause(100);
      }
      const statusesWhileFull = new Map(crowd.answers.statuses);
      await rm(ballast);
      const free = performance.now();
      await until('there is space again', () => isHealthy(origin));
      const untilHealthy = secondsSince(free);
      await crowd.more(shoppers);
      await crowd.stop();
      const comparison = await compare(await installation.databaseUrl(), world, crowd.acknowledged);
      const { acknowledged, answers } = crowd;
      const { refusals } = answers;
      return {
        installation: installation.name,
        untilNoticed,
        healthWhileFull,
        statusesWhileFull,
        untilHealthy,
        acknowledged: acknowledged.length,
        refusals,
        comparison,
      };
    } finally {
      await rm(ballast, { force: true });
      await crowd.stop();
    }
  } finally {
    await installation.stop();
  }
}

/** Writes until nothing more fits. */
async function fill(path: string): Promise<void> {
  const file = await openFile(path, 'a');
  try {
    for (let size = 1 << 20; size >= 1;) {
      const { bytesWritten } = await file.write(Buffer.alloc(size)).catch(() => ({ bytesWritten: 0 }));
      if (bytesWritten < size) size >>= 1;
    }
  } finally {
    await file.close();
  }
}

const secondsSince = (moment: number): number => (performance.now() - moment) / 1_000;
