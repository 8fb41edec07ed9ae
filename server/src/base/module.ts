import type { FastifyInstance } from 'fastify';
import type { Deadline } from './clock/deadline.ts';
import type { Api } from './http/api.ts';
import type { EventKind, Jobs, Timer } from './jobs/jobs.ts';

/** What a module does with the events of one kind. */
export interface Subscription {
  /** Adds it to the jobs. */
  readonly listen: (jobs: Jobs) => void;
}

/** Whether something that a module depends on works. */
export interface HealthCheck {
  readonly name: string;
  /** @throws when it does not. */
  readonly check: () => Promise<void>;
}

/**
 * Everything that a module adds to the running product. The module's `index.ts` exports a function that makes it from what
 * the module needs; `app.ts` lists the modules.
 */
export interface Module {
  /** Mounts its endpoints, and with the second argument pages and files that are no endpoints. */
  readonly routes?: (api: Api, app: FastifyInstance) => void | Promise<void>;
  readonly subscriptions?: readonly Subscription[];
  readonly timers?: readonly Timer[];
  /** Moments from which the module acts by itself, for whoever moves the clock of a demo. */
  readonly deadlines?: readonly Deadline[];
  /** Asked by `/healthz`. */
  readonly healthChecks?: readonly HealthCheck[];
  /** Runs when the process stops, after the last request. */
  readonly close?: () => Promise<void>;
}

/**
 * Declares what happens on events of a kind. Events come in batches, and one may come twice, so the handler must bear that.
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
