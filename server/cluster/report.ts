import type { Felt, Trial } from './trial.ts';

type Print = (line: string) => void;

/** Prints the head of a table in Markdown. */
export function reportHead(print: Print): void {
  const heads = ['fault', 'seconds without service', 'acts acknowledged', 'lost', 'books', 'conditions of alerts'];
  print(`\n| ${heads.join(' | ')} |`);
  print('|---|---|---|---|---|---|');
}

/** Prints a row of it. */
export const reportFelt = (print: Print, felt: Felt): void => print(`| ${cellsOf(felt).join(' | ')} |`);

/** Prints what there is to say below the table. @returns what must not be, empty when all went well */
export function reportTrial(print: Print, { felt, crowd, comparison }: Trial): string[] {
  for (const { fault, remark } of felt) if (remark) print(`\n${fault}: it ${remark}.`);
  const { lost, doubled, wrongBalances, findings, entries } = comparison;
  const statuses = [...crowd.answers.statuses].map(([status, count]) => `${status} × ${count}`).join(', ');
  print(
    `\nAll in all ${crowd.acknowledged.length} acts: lost ${lost.length}, doubled ${doubled.length}, wrong balances ${wrongBalances.length}; ` +
      `${entries} entries in the books, findings ${findings.length}. Answers: ${statuses}.`,
  );
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

const cellsOf = ({ fault, withoutService, acknowledged, lost, findings, alerts }: Felt): string[] => [
  fault,
  withoutService.toFixed(1),
  String(acknowledged),
  String(lost.length),
  findings.length === 0 ? 'right' : 'wrong',
  alerts.join(', ') || 'none',
];
