import type { TimedReads } from './reads.ts';
import { percentile, table } from './figures.ts';
import type { Growth } from './growth.ts';
import type { LoadResult } from './load.ts';
import type { ProcessesRow } from './processes.ts';
import { plainSearch, type KindTiming, type SearchTiming } from './searches.ts';

export interface Row extends LoadResult {
  readonly name: string;
  readonly statements: number;
  readonly reference: LoadResult;
  readonly goal?: number | undefined;
}

/** `met` or `MISSED`; empty without a goal. */
const verdict = (wanted: string | null, isMet: boolean): string =>
  wanted === null ? '' : `${wanted} ${isMet ? 'met' : 'MISSED'}`;

export function reportLoad(print: (line: string) => void, rows: readonly Row[]): void {
  table(
    print,
    ['16 at once', 'per second', 'p99 ms', 'statements', 'beside it /s', 'ratio', 'wanted'],
    rows.map((row) => {
      const ratio = row.perSecond / row.reference.perSecond;
      return [
        row.name,
        whole(row.perSecond),
        fine(row.p99),
        String(row.statements),
        whole(row.reference.perSecond),
        percent(ratio),
        verdict(row.goal ? `≥ ${percent(row.goal)}` : null, ratio >= (row.goal ?? 0)),
      ];
    }),
  );
  print(
    'Beside reads, cart and pages: a bare Fastify route that sends the same bytes. Beside submit + pay: TPC-B transactions on the same PostgreSQL.',
  );
  print('Statements are those of one request whose answer is not kept, with begin and commit.');
}

const searchGoal = 10;
const growthGoal = 1.5;

export function reportGrowth(
  print: (line: string) => void,
  growths: readonly Growth[],
  sizes: { small: number; large: number },
  roundTrip: number,
): void {
  table(
    print,
    [
      'One at a time, median ms',
      `${sizes.small} products`,
      `${sizes.large} products`,
      'growth',
      'wanted',
      'round trips',
      'wanted',
    ],
    growths.map(({ name, small, large }) => {
      const isSearch = name.startsWith('Search');
      const trips = large / roundTrip;
      return [
        name,
        fine(small),
        fine(large),
        times(large / small),
        verdict(`≤ ${times(growthGoal)}`, large / small <= growthGoal),
        times(trips),
        verdict(isSearch ? `≤ ${searchGoal}` : null, trips <= searchGoal),
      ];
    }),
  );
  print(`One round trip to the database (select 1) takes ${fine(roundTrip)} ms.`);
}

export function reportSearches(
  print: (line: string) => void,
  searches: readonly SearchTiming[],
  products: number,
  roundTrip: number,
): void {
  table(
    print,
    [`Search among ${products} products`, 'words', 'searches', 'p50 ms', 'p99 ms'],
    searches.map(({ locale, words, count: asked, p50, p99 }) => [
      locale,
      String(words),
      String(asked),
      fine(p50),
      fine(p99),
    ]),
  );
  print(
    `Over HTTP, one at a time, no kept answers. One round trip to the database (select 1) takes ${fine(roundTrip)} ms.`,
  );
}

const kindGoal = 2;

/** @param keySelect milliseconds of a statement that reads one product by its id */
export function reportKinds(
  print: (line: string) => void,
  timings: readonly KindTiming[],
  products: number,
  keySelect: number,
): void {
  const plain = timings.find(({ kind }) => kind === plainSearch)!.p50;
  table(
    print,
    [`Questions to the search, ${products} products`, 'p50 ms', 'p99 ms', 'to words', 'wanted', 'to a key select'],
    timings.map(({ kind, p50, p99 }) => [
      kind,
      fine(p50),
      fine(p99),
      times(p50 / plain),
      verdict(kind === plainSearch ? null : `≤ ${times(kindGoal)}`, p50 / plain <= kindGoal),
      times(p50 / keySelect),
    ]),
  );
  print(`A key select is one statement that reads a product by its id, over the driver: ${fine(keySelect)} ms.`);
}

export function reportBooks(
  print: (line: string) => void,
  growths: readonly Growth[],
  sizes: { small: number; large: number },
): void {
  table(
    print,
    ['One at a time, median ms', `${sizes.small} entries`, `${sizes.large} entries`, 'growth', 'wanted'],
    growths.map(({ name, small, large }) => [
      name,
      fine(small),
      fine(large),
      times(large / small),
      verdict(`≤ ${times(growthGoal)}`, large / small <= growthGoal),
    ]),
  );
}

/** @param rows each with a result of one process first */
export function reportProcesses(print: (line: string) => void, rows: readonly ProcessesRow[]): void {
  table(
    print,
    [
      'The same crowd on several processes',
      ...rows[0]!.results.flatMap(({ processes }) => [
        `${processes}: per second`,
        'processor ms',
        ...(processes > 1 ? ['to one'] : []),
      ]),
    ],
    rows.map(({ name, results }) => [
      name,
      ...results.flatMap(({ processes, perSecond, processor }) => [
        whole(perSecond),
        fine(processor),
        ...(processes > 1 ? [times(perSecond / results[0]!.perSecond)] : []),
      ]),
    ]),
  );
  print(
    'Processor time is that of the processes for one answer or order, without PostgreSQL, which shares the processors with them.',
  );
}

/** The latencies of shoppers who place and pay orders one after another. */
export interface Payments {
  readonly perSecond: number;
  /** Milliseconds of the payment alone. */
  readonly p99: number;
  readonly slowest: number;
}

export interface DeadlineRow {
  readonly name: string;
  readonly orders: number;
  readonly seconds: number;
  readonly before: Payments;
  readonly during: Payments;
}

const readGoal = 300;
const slowestShown = 30;

export function reportReads(
  print: (line: string) => void,
  { reads, refused, failed }: TimedReads,
  sizes: { products: number; orders: number },
): void {
  table(
    print,
    [`Slowest reads, ${sizes.products} products, ${sizes.orders} orders`, 'p50 ms', 'slowest ms', 'wanted'],
    reads
      .slice(0, slowestShown)
      .map(({ question, p50, slowest }) => [
        question,
        fine(p50),
        fine(slowest),
        verdict(`≤ ${readGoal}`, p50 <= readGoal),
      ]),
  );
  const p50s = reads.map(({ p50 }) => p50);
  print(
    `${reads.length} questions, one at a time: p50 ${fine(percentile(p50s, 0.5))} ms, p99 ${fine(percentile(p50s, 0.99))} ms; ` +
      `${p50s.filter((p50) => p50 > readGoal).length} above ${readGoal} ms; ${refused} more were refused, ${failed.length} failed.`,
  );
  for (const failure of failed) print(failure);
}

const deadlineGoal = 60;

export function reportDeadlines(print: (line: string) => void, rows: readonly DeadlineRow[], open: number): void {
  table(
    print,
    [
      `Clocks over ${open} open orders`,
      'due',
      'seconds',
      'wanted',
      'paid /s before',
      'during',
      'p99 ms before',
      'during',
      'slowest ms before',
      'during',
    ],
    rows.map(({ name, orders, seconds, before, during }) => [
      name,
      String(orders),
      fine(seconds),
      verdict(`≤ ${deadlineGoal}`, seconds <= deadlineGoal),
      whole(before.perSecond),
      whole(during.perSecond),
      whole(before.p99),
      whole(during.p99),
      whole(before.slowest),
      whole(during.slowest),
    ]),
  );
  print('Before and during: four buyers who place and pay orders all the time, without and beside the clock.');
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const fine = (value: number): string => value.toFixed(2);
const times = (value: number): string => value.toFixed(2);
const percent = (value: number): string => `${Math.round(value * 100)} %`;
