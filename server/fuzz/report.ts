import type { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { mostFrequent, type Tally } from './tally.ts';

interface Run {
  chosen: readonly Endpoint[];
  seed: number;
  seconds: number;
  /** How long the event loop was held up, in nanoseconds. */
  delay: ReturnType<typeof monitorEventLoopDelay>;
}

/** Prints what was sent and answered, what never succeeded, and each kind of fault with a request that causes it. */
export function report(print: (line: string) => void, tally: Tally, { chosen, seed, seconds, delay }: Run): void {
  const { requests, statuses, refusals, faults } = tally;
  const without = chosen.filter((endpoint) => !tally.succeeded(endpoint));
  print(`\nseed ${seed}: ${requests} requests in ${Math.round(seconds)} s, ${Math.round(requests / seconds)} a second`);
  print(`event loop held up: 99 % below ${milliseconds(delay.percentile(99))}, at most ${milliseconds(delay.max)}`);
  print(`statuses: ${listed(mostFrequent(statuses))}`);
  print(`refusals: ${refusals.size} different ones, ${listed(mostFrequent(refusals).slice(0, 12))} …`);
  print(`endpoints that answered a success: ${chosen.length - without.length} of ${chosen.length}`);
  for (const endpoint of without) print(`  none: ${endpoint.name} (${tally.refusalsOf(endpoint)})`);
  print(`faults: ${faults.length} kinds`);
  for (const { what, times, example, error } of faults) {
    print(`\n  ${what}, ${times} times`);
    if (example) print(`    ${example}`);
    if (error) print(`    ${error.split('\n').slice(0, 12).join('\n    ')}`);
  }
}

const listed = (counts: readonly (readonly [unknown, number])[]): string =>
  counts.map(([key, times]) => `${String(key)} ${times}`).join(', ');

const milliseconds = (nanoseconds: number): string => `${Math.round(nanoseconds / 1e6)} ms`;
