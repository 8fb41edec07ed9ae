import { percentile } from './figures.ts';
import type { Usage } from './usage.ts';

type Print = (line: string) => void;

/** What happened during one step, and the 99th percentile in milliseconds of product details read beside it. */
interface LiveStep {
  readonly name: string;
  readonly seconds: number;
  readonly before: Usage;
  readonly after: Usage;
  readonly readP99: number;
}

/** Milliseconds until each of the expected events arrived; fewer when some did not in time. */
export interface Arrivals {
  readonly times: readonly number[];
  readonly expected: number;
}

/** Statements are all that the process sent, with those of the reads beside it. */
export function reportStep(print: Print, { name, seconds, before, after, readP99 }: LiveStep): void {
  const share = (after.processor - before.processor) / seconds / 10;
  print(
    `${name}: ${seconds.toFixed(1)} s, ${share.toFixed(1)} % of a core, ` +
      `${whole(after.statements - before.statements)} statements, longest hold-up ${whole(after.longestHoldUp)} ms, ` +
      `p99 of reads ${whole(readP99)} ms`,
  );
}

export function reportMemory(print: Print, connections: number, before: Usage, after: Usage): void {
  const each = (bytes: number) => `${whole(bytes / connections)} bytes`;
  print(
    `  A connection takes ${each(after.resident - before.resident)} of resident memory, ` +
      `${each(after.heap - before.heap)} of them objects and buffers`,
  );
}

export function reportArrivals(print: Print, { times, expected }: Arrivals): void {
  print(
    `  ${times.length} of ${expected} arrived: p50 ${whole(percentile(times, 0.5))} ms, ` +
      `p99 ${whole(percentile(times, 0.99))} ms, the last ${whole(percentile(times, 1))} ms`,
  );
}

export function reportFailures(print: Print, failed: number): void {
  print(`  ${whole(failed)} tries to connect failed`);
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
