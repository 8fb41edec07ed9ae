import { parseArgs } from 'node:util';
import { drillAnyMoment, installedTools, type MomentDrill } from './any-moment.ts';
import { drillColdStart } from './cold-start.ts';
import { drillFullDisk } from './full-disk.ts';
import {
  embeddedInstallation,
  makeFolder,
  outerInstallation,
  removeFolder,
  type Installation,
} from './installations.ts';
import { drillKills, type KillDrill } from './kills.ts';
import { reportAnyMoment, reportColdStart, reportFullDisk, reportKills, reportSilentNetwork } from './report.ts';
import { drillSilentNetwork } from './silent-network.ts';

/**
 * `npm run drill` kills server processes and databases under load and compares what shoppers were told with the books;
 * then it fills a disk, starts several processes at once, silences the network to the database, and brings a moment back with
 * pgBackRest and Barman. Everything runs on
 * installations of its own, which it throws away. It exits with 1 when anything was lost, doubled or answered wrongly.
 */
const print = (line: string) => process.stdout.write(`${line}\n`);
const parts = ['kills', 'disk', 'start', 'network', 'moment'] as const;
const shoppers = 16;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '200' },
      minutes: { type: 'string', default: '60' },
      only: { type: 'string', multiple: true, default: [...parts] },
    },
  });
  const kills = Number(values.kills);
  const minutes = Number(values.minutes);
  if (!Number.isSafeInteger(kills) || kills < 2) throw new Error('--kills takes a whole number from 2');
  if (!(minutes > 0)) throw new Error('--minutes takes the time for the kills');
  const unknown = values.only.find((part) => !parts.some((known) => known === part));
  if (unknown) throw new Error(`--only takes ${parts.join(', ')}, not ${unknown}`);

  const faults: string[] = [];
  if (values.only.includes('kills')) faults.push(...reportKills(print, await drillAllKills(kills, minutes)));
  if (values.only.includes('disk'))
    for (const open of [embeddedInstallation, outerInstallation] as const)
      faults.push(...reportFullDisk(print, await inFolder((folder) => drillFullDisk(open, folder))));
  if (values.only.includes('start')) faults.push(...reportColdStart(print, await inFolder(drillColdStart)));
  if (values.only.includes('network')) faults.push(...reportSilentNetwork(print, await inFolder(drillSilentNetwork)));
  if (values.only.includes('moment')) faults.push(...reportAnyMoment(print, await drillMoments()));
  print(faults.length === 0 ? '\nEverything as it should be.' : `\n${faults.length} faults:\n  ${faults.join('\n  ')}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

/** Half of the kills on an embedded installation, half on one with a database of its own. */
async function drillAllKills(kills: number, minutes: number): Promise<KillDrill[]> {
  const endBy = performance.now() + minutes * 60_000;
  return [
    await drillOne(embeddedInstallation, Math.ceil(kills / 2), endBy),
    await drillOne(outerInstallation, Math.floor(kills / 2), endBy),
  ];
}

/** With each tool that this machine has. */
async function drillMoments(): Promise<(MomentDrill | null)[]> {
  const drills: (MomentDrill | null)[] = [];
  for (const tool of await installedTools()) drills.push(await inFolder((folder) => drillAnyMoment(tool, folder)));
  return drills;
}

function drillOne(open: (folder: string) => Promise<Installation>, kills: number, endBy: number): Promise<KillDrill> {
  return inFolder(async (folder) => {
    const installation = await open(folder);
    try {
      return await drillKills(installation, {
        kills,
        shoppers,
        endBy,
        onKill: ({ kind, withoutService }, number) =>
          print(
            `${installation.name}, kill ${number} of ${kills}: ${kind}, ${withoutService.toFixed(2)} s without service`,
          ),
      });
    } finally {
      await installation.stop();
    }
  });
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await makeFolder();
  try {
    return await work(folder);
  } finally {
    await removeFolder(folder);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await main();
