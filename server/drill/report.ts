import { percentile, table } from '../bench/figures.ts';
import type { Answers } from './caller.ts';
import type { ColdStartDrill } from './cold-start.ts';
import type { FullDiskDrill } from './full-disk.ts';
import { killKinds } from './installations.ts';
import type { KillDrill } from './kills.ts';
import type { MomentDrill } from './any-moment.ts';
import { actKinds } from './shopper-acts.ts';
import type { SilentNetworkDrill } from './silent-network.ts';
import type { Comparison } from './traces.ts';

type Print = (line: string) => void;

/** Prints the kills of all installations. @returns what must not be, empty when all went well */
export function reportKills(print: Print, drills: readonly KillDrill[]): string[] {
  table(
    print,
    [
      'Killed',
      'kills',
      'without service, median s',
      'p99',
      'max',
      'all healthy, median s',
      'max',
      'after the database, median s',
      'max',
      'answers',
    ],
    drills.flatMap(({ installation, kills }) =>
      killKinds.map((kind) => {
        const hit = kills.filter((kill) => kill.kind === kind);
        const [without, healthy] = [hit.map((kill) => kill.withoutService), hit.map((kill) => kill.untilHealthy)];
        const since = hit.flatMap(({ sinceDatabase }) => (sinceDatabase === null ? [] : [sinceDatabase]));
        return [
          `${installation}: ${kind}`,
          String(hit.length),
          ...[0.5, 0.99, 1].map((share) => fine(percentile(without, share))),
          ...[0.5, 1].map((share) => fine(percentile(healthy, share))),
          ...[0.5, 1].map((share) => (since.length > 0 ? fine(percentile(since, share)) : '')),
          [...new Set(hit.flatMap(({ statuses }) => statuses))].toSorted().join(', '),
        ];
      }),
    ),
  );
  table(
    print,
    ['Acknowledged', ...drills.map(({ installation }) => installation)],
    [
      ...actKinds.map((kind) => [
        kind,
        ...drills.map(({ crowd }) => whole(crowd.acknowledged.filter((act) => act.kind === kind).length)),
      ]),
      ['all', ...drills.map(({ crowd }) => whole(crowd.acknowledged.length))],
      ['lost', ...drills.map(({ comparison }) => whole(comparison.lost.length))],
      ['doubled', ...drills.map(({ comparison }) => whole(comparison.doubled.length))],
      ['wrong balances', ...drills.map(({ comparison }) => whole(comparison.wrongBalances.length))],
      ['entries in the books', ...drills.map(({ comparison }) => whole(Number(comparison.entries)))],
      ['findings in the books', ...drills.map(({ comparison }) => whole(comparison.findings.length))],
      ['streams opened', ...drills.map(({ crowd }) => whole(crowd.pages.opened))],
      ['messages that they brought', ...drills.map(({ crowd }) => whole(crowd.pages.seen))],
      ['slowest answer, s', ...drills.map(({ crowd }) => fine(crowd.answers.slowest / 1_000))],
      ['seconds', ...drills.map(({ seconds }) => whole(seconds))],
    ],
  );
  for (const { installation, crowd } of drills) print(`${installation}: ${statusText(crowd.answers.statuses)}`);
  return drills.flatMap(({ installation, comparison, crowd: { answers } }) =>
    faultsOf(comparison, answers.statuses, answers.refusals).map((fault) => `${installation}: ${fault}`),
  );
}

export function reportFullDisk(print: Print, drill: FullDiskDrill | null): string[] {
  if (!drill) {
    print('\nFull disk: not run, since this user may not mount a small file system.');
    return [];
  }
  print(
    `\nFull disk, ${drill.installation}: noticed after ${fine(drill.untilNoticed)} s, healthy ${fine(drill.untilHealthy)} s after there was space`,
  );
  print(
    `  while it was full: acts ${statusText(drill.statusesWhileFull)}; /healthz ${statusText(drill.healthWhileFull)}`,
  );
  print(`  ${drill.acknowledged} acts acknowledged, ${differences(drill.comparison)}`);
  const faults = faultsOf(drill.comparison, drill.statusesWhileFull, drill.refusals);
  const healthy = [...drill.healthWhileFull].filter(([status]) => status !== 503);
  return [...faults, ...healthy.map(([status]) => `/healthz answered ${status} on a full disk`)].map(
    (fault) => `full disk, ${drill.installation}: ${fault}`,
  );
}

export function reportColdStart(print: Print, drill: ColdStartDrill): string[] {
  const { processes, migrated, ended, migrations, seconds } = drill;
  print(
    `\n${processes} processes at once on an empty database, all processors busy: all healthy after ${fine(seconds)} s, ` +
      `${migrations} migrations run by ${migrated} of them, ${ended} ended`,
  );
  return migrated === 1 && ended === 0 ? [] : [`start: ${migrated} processes migrated, ${ended} ended`];
}

export function reportSilentNetwork(print: Print, drill: SilentNetworkDrill): string[] {
  print(`\nSilent network for ${drill.silences.join(', ')} s: slowest answer ${fine(drill.slowestAnswer)} s`);
  print(`  served again after ${drill.untilServed.map(fine).join(', ')} s; acts ${statusText(drill.statuses)}`);
  print(`  /healthz in at most ${fine(drill.slowestHealth)} s, other than 503 ${drill.healthyWhileSilent} times`);
  print(`  ${drill.acknowledged} acts acknowledged, ${differences(drill.comparison)}`);
  return faultsOf(drill.comparison, drill.statuses, drill.refusals).map((fault) => `silent network: ${fault}`);
}

export function reportAnyMoment(print: Print, drills: readonly (MomentDrill | null)[]): string[] {
  const done = drills.filter((drill) => drill !== null);
  if (done.length === 0)
    print('\nAny moment: not run, since PostgreSQL and pgBackRest or Barman are not installed on this machine.');
  for (const { tool, before, after, firstBackup, secondBackup, restore, comparison } of done) {
    print(
      `\n${tool}: backups under load ${fine(firstBackup)} s and ${fine(secondBackup)} s, back to a moment in ${fine(restore)} s`,
    );
    print(`  ${before} acts acknowledged before it, ${after} after it: ${differences(comparison)}`);
  }
  return done.flatMap(({ tool, comparison, refusals }) =>
    faultsOf(comparison, new Map(), refusals).map((fault) => `${tool}: ${fault}`),
  );
}

/** Clients may see an answer, 503 and the end of a connection; everything else is a fault. */
function faultsOf(
  { lost, doubled, wrongBalances, findings }: Comparison,
  statuses: Answers['statuses'],
  refusals: readonly string[],
): string[] {
  return [
    ...lost.map((trace) => `lost ${trace}`),
    ...doubled.map((trace) => `doubled ${trace}`),
    ...wrongBalances.map((id) => `wrong balance of ${id}`),
    ...findings,
    ...[...statuses.keys()]
      .filter((status) => ![200, 503, 'none'].includes(status))
      .map((status) => `answer ${status}`),
    ...refusals,
  ];
}

const differences = ({ lost, doubled, wrongBalances, findings }: Comparison): string =>
  `lost ${lost.length}, doubled ${doubled.length}, wrong balances ${wrongBalances.length}, findings in the books ${findings.length}`;

const statusText = (statuses: ReadonlyMap<unknown, number>): string =>
  [...statuses].map(([status, count]) => `${statusNames.get(status) ?? String(status)} × ${whole(count)}`).join(', ');

const statusNames = new Map<unknown, string>([
  ['none', 'connection lost or refused'],
  [null, 'no answer'],
  ['late', 'no answer in time'],
]);

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const fine = (value: number): string => value.toFixed(2);
