import type { FastifyInstance } from 'fastify';
import type { Deadline } from './clock/deadline.ts';
import type { Tx } from './db/database.ts';
import type { PartitionedTable } from './db/partitions/partitioned-table.ts';
import type { Api } from './http/api.ts';
import type { EventKind, Jobs, Timer } from './jobs/jobs.ts';

/** A module's handler for the events of one kind. */
export interface Subscription {
  /** Subscribes it to the jobs. */
  readonly listen: (jobs: Jobs) => void;
}

/** A check of something that a module depends on. */
export interface HealthCheck {
  readonly name: string;
  /** @throws when it does not. */
  readonly check: () => Promise<void>;
}

/**
 * Everything that a module adds to the application. The module's `index.ts` exports a function that builds it from its
 * dependencies; `modules.ts` lists the modules.
 */
export interface Module {
  /** Mounts its endpoints, and with the second argument its pages and files that are not endpoints. */
  readonly routes?: (api: Api, app: FastifyInstance) => void | Promise<void>;
  readonly subscriptions?: readonly Subscription[];
  readonly timers?: readonly Timer[];
  /** The module's deadlines, shown when the clock of a demo is moved. */
  readonly deadlines?: readonly Deadline[];
  /** The module's tables whose rows stand in partitions by time. */
  readonly partitions?: readonly PartitionedTable[];
  /** Run by `/healthz`. */
  readonly healthChecks?: readonly HealthCheck[];
  /** Runs when the process stops, after the last request. */
  readonly close?: () => Promise<void>;
}

/**
 * Declares the handler for events of a kind. Events arrive in batches and may arrive twice, so it must be idempotent.
 *
 * @param name of the subscription; together with the event's name it names the queue
 */
export function subscription<Payload extends object>(
  kind: EventKind<Payload>,
  name: string,
  handle: (payloads: Payload[]) => Promise<unknown>,
): Subscription {
  return {
    listen: (jobs) =>
      jobs.subscribe(kind, name, async (payloads) => {
        await handle(payloads);
      }),
  };
}

/**
 * Declares what is written of events of a kind in the transaction that publishes them. For what must not be lost and must be
 * in order; anything else is a `subscription`.
 */
export const recorder = <Payload extends object>(
  kind: EventKind<Payload>,
  record: (tx: Tx, payloads: readonly Payload[]) => Promise<void>,
): Subscription => ({ listen: (jobs) => jobs.record(kind, record) });

/** Mounts modules: routes, subscriptions, timers and what runs when the process stops. */
export async function mountModules(
  modules: readonly Module[],
  { app, api, jobs }: { app: FastifyInstance; api: Api; jobs: Jobs },
): Promise<void> {
  for (const { routes, subscriptions = [], timers = [], close } of modules) {
    await routes?.(api, app);
    for (const { listen } of subscriptions) listen(jobs);
    for (const timer of timers) jobs.schedule(timer);
    if (close) app.addHook('onClose', close);
  }
}
