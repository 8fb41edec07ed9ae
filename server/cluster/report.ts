import type { Felt, Trial } from './trial.ts';

type Print = (line: string) => void;

/** Prints a table in Markdown, and the comparison at the end. @returns what must not be, empty when all went well */
export function reportTrial(print: Print, { felt, crowd, comparison }: Trial): string[] {
  const heads = ['fault', 'seconds without service', 'acts acknowledged', 'lost', 'books', 'conditions of alerts'];
  print(`\n| ${heads.join(' | ')} |`);
  print('|---|---|---|---|---|---|');
  for (const row of felt) print(`| ${cellsOf(row).join(' | ')} |`);
  for (const { fault, remark } of felt) if (remark) print(`\n${fault}: it ${remark}.`);
  const { lost, doubled, wrongBalances, findings, entries } = comparison;
  const statuses = [...crowd.answers.statuses].map(([status, count]) => `${status} × ${count}`).join(', ');
  print(
    `\nAll in all ${crowd.acknowledged.length} acts: lost ${lost.length}, doubled ${doubled.length}, wrong balances ${wrongBalances.length}; ` +
      `${entries} entries in the books, findings ${findings.length}. Answers: ${statuses}.`,
  );
  return [
    ...felt.flatMap((row) => row.lost.map((trace) => `${row.fault}: lost ${trace}`)),
    ...felt.filter(({ booksRight }) => !booksRight).map(({ fault }) => `${fault}: the books are wrong`),
    ...lost.map((trace) => `lost ${trace}`),
    ...doubled.map((trace) => `doubled ${trace}`),
    ...wrongBalances.map((id) => `wrong balance of ${id}`),
    ...findings,
    ...crowd.answers.refusals,
  ];
}

const cellsOf = ({ fault, withoutService, acknowledged, lost, booksRight, alerts }: Felt): string[] => [
  fault,
  withoutService.toFixed(1),
  String(acknowledged),
  String(lost.length),
  booksRight ? 'right' : 'wrong',
  alerts.join(', ') || 'none',
];
