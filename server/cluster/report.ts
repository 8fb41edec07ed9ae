import type { AlertSeen } from './alerts.ts';
import type { ShownPanel } from './panels.ts';
import type { Felt, Trial } from './trial.ts';

type Print = (line: string) => void;

/** Prints the head of a table in Markdown. */
export function reportHead(print: Print): void {
  const heads = [
    'fault',
    'seconds without service',
    'acts acknowledged',
    'lost',
    'streams opened anew',
    'books',
    'alerts',
  ];
  print(`\n| ${heads.join(' | ')} |`);
  print(`|${heads.map(() => '---|').join('')}`);
}

/** Prints a row of it. */
export const reportFelt = (print: Print, felt: Felt): void => print(`| ${cellsOf(felt).join(' | ')} |`);

/** Prints what there is to say below the table. @returns what must not be, empty when all went well */
export function reportTrial(print: Print, { felt, crowd, comparison }: Trial): string[] {
  print(`\n${alertLegend}`);
  for (const { fault, remark } of felt) if (remark) print(`\n${fault}: it ${remark}.`);
  const { lost, doubled, wrongBalances, findings, entries } = comparison;
  const statuses = [...crowd.answers.statuses].map(([status, count]) => `${status} × ${count}`).join(', ');
  print(
    `\nAll in all ${crowd.acknowledged.length} acts: lost ${lost.length}, doubled ${doubled.length}, wrong balances ${wrongBalances.length}; ` +
      `${entries} entries in the books, findings ${findings.length}. Answers: ${statuses}.`,
  );
  print(`${crowd.pages.opened} streams of live events brought ${crowd.pages.seen} messages.`);
  return [
    ...felt.flatMap((row) => row.lost.map((trace) => `${row.fault}: lost ${trace}`)),
    ...felt.flatMap((row) => row.findings.map((finding) => `${row.fault}: ${finding}`)),
    ...lost.map((trace) => `lost ${trace}`),
    ...doubled.map((trace) => `doubled ${trace}`),
    ...wrongBalances.map((id) => `wrong balance of ${id}`),
    ...findings,
    ...crowd.answers.refusals,
  ];
}

const cellsOf = ({ fault, withoutService, acknowledged, lost, reopened, findings, alerts }: Felt): string[] => [
  fault,
  withoutService.toFixed(1),
  String(acknowledged),
  String(lost.length),
  String(reopened),
  findings.length === 0 ? 'right' : 'wrong',
  alerts.map(alertText).join(', ') || 'none',
];

const alertText = ({ name, fired, hadBegun }: AlertSeen): string =>
  `${fired ? name : `(${name})`}${hadBegun ? ' *' : ''}`;

const alertLegend =
  'Alerts that began after the fault; in brackets those that were pending only, because it was mended before their `for` had passed. ' +
  '*: pending since an earlier fault, fired now.';

/** Prints which panels of the dashboards had nothing to show. @returns the expressions that Prometheus refused */
export function reportPanels(print: Print, shown: readonly ShownPanel[]): string[] {
  const empty = shown.flatMap(({ dashboard, panel, targets }) =>
    targets
      .filter(({ series, refusal }) => series.length === 0 && !refusal)
      .map(({ target }) => `${dashboard}: ${panel.title}: ${target.legendFormat ?? ''}`.replace(/: $/, '')),
  );
  const count = shown.flatMap(({ targets }) => targets).length;
  print(`\nPrometheus was asked for ${count} expressions of the dashboards; ${empty.length} had no data:`);
  for (const line of empty) print(`  ${line}`);
  return shown.flatMap(({ dashboard, panel, targets }) =>
    targets.filter(({ refusal }) => refusal).map(({ refusal }) => `${dashboard}: ${panel.title}: ${refusal}`),
  );
}
