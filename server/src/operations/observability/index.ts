import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { observer, type Observer } from '../../base/telemetry/observer.ts';
import { readProcess } from '../../base/telemetry/process-readings.ts';
import { installationReadings, readInstallation } from './installation-readings.ts';
import { keepReadings } from './kept-readings.ts';
import { takePageVitals } from './page-vitals.ts';

export { installationReadings } from './installation-readings.ts';

/** What a process tells of the replicas of its database, where there are any. */
export const replicaReadings = {
  tradewind_replica_behind_seconds: 'How far a replica of the database is behind the primary',
  tradewind_replica_read: 'Whether this process reads from a replica: 1 or 0',
};

/** Adds how far the replicas are behind, as this process sees it. */
function readReplicas(watching: Observer, { replicas }: Deps['db']): void {
  if (!replicas) return;
  watching.readings(replicaReadings, async () =>
    replicas.states().flatMap(({ name, behind, isRead }) => [
      { name: 'tradewind_replica_read' as const, value: isRead ? 1 : 0, labels: { replica: name } },
      ...(behind === null
        ? []
        : [
            {
              name: 'tradewind_replica_behind_seconds' as const,
              value: behind / 1_000,
              labels: { replica: name },
            },
          ]),
    ]),
  );
}

/** What the installation tells a monitoring system; nothing where there is none. */
export function observabilityModule(
  deps: Deps & {
    log: Pick<FastifyBaseLogger, 'warn'>;
    /** The patterns of the storefront's pages. */
    pages: readonly string[];
  },
): Module {
  const watching = observer();
  if (!watching) return {};
  const close = readProcess(watching, deps.db.pool);
  readReplicas(watching, deps.db);
  watching.readings(
    installationReadings,
    keepReadings(async () => {
      try {
        return await readInstallation(deps);
      } catch (error) {
        deps.log.warn({ err: error }, 'The readings of the installation could not be taken');
        throw error;
      }
    }),
  );
  return {
    routes: (_api, app) => takePageVitals(app, watching, deps.pages),
    close: async () => close(),
  };
}
