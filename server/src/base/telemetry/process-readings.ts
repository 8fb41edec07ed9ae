import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Database } from '../db/database.ts';
import type { Observer } from './observer.ts';

/** In milliseconds: how finely the event loop is looked at, and how long its figures are of. */
const resolution = 20;
const lookedAtFor = 10_000;

/** Adds what this process knows of itself: its connections to the database, and how busy its only thread is. */
export function readProcess(watching: Observer, pool: Database['pool']): () => void {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let since = performance.now();
  watching.readings(
    {
      tradewind_database_connections: 'Connections of this process to the database, in use and idle',
      tradewind_database_connections_max: 'The most connections that this process opens',
      tradewind_database_waiting: 'Requests and jobs of this process that wait for a connection',
      tradewind_event_loop_delay_seconds: 'How late the event loop of this process is',
    },
    async () => {
      const quantiles = [
        ['0.5', delay.percentile(50)],
        ['0.99', delay.percentile(99)],
        ['1', delay.max],
      ] as const;
      if (performance.now() - since > lookedAtFor) {
        delay.reset();
        since = performance.now();
      }
      return [
        {
          name: 'tradewind_database_connections',
          value: pool.totalCount - pool.idleCount,
          labels: { state: 'used' },
        },
        { name: 'tradewind_database_connections', value: pool.idleCount, labels: { state: 'idle' } },
        { name: 'tradewind_database_connections_max', value: pool.options.max },
        { name: 'tradewind_database_waiting', value: pool.waitingCount },
        // The timer that measures is itself due once per resolution.
        ...quantiles.map(([quantile, nanoseconds]) => ({
          name: 'tradewind_event_loop_delay_seconds' as const,
          value: Math.max(0, nanoseconds / 1e9 - resolution / 1e3) || 0,
          labels: { quantile },
        })),
      ];
    },
  );
  return () => void delay.disable();
}
