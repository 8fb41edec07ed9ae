import { setTimeout as pause } from 'node:timers/promises';
import { addressOf, appMachines, type MachineName } from './machines.ts';

/** One value that a process tells Prometheus. */
export interface Sample {
  metric: string;
  labels: string;
  value: number;
}

/** The metrics of a process; empty when it does not answer. */
export async function metricsOf(name: MachineName): Promise<Sample[]> {
  const answer = await fetch(`http://${addressOf(name)}:9464/metrics`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  );
  const text = (await answer?.text().catch(() => '')) ?? '';
  return [...text.matchAll(/^(\w+)(\{.*\})? (\S+)/gm)].map(([, metric, labels = '', value]) => ({
    metric: metric!,
    labels,
    value: Number(value),
  }));
}

/** The alerts of docs/monitoring/alerts.yml whose condition held at some time. */
export interface AlertWatch {
  /** @returns the alerts since the last call */
  take(): string[];
  stop(): Promise<void>;
}

/** Looks at the metrics of both processes once a second. */
export function watchAlerts(): AlertWatch {
  const seen = new Set<string>();
  const stopping = new AbortController();
  const counts = new Map<MachineName, { all: number; failed: number }>();

  function lookAt(name: MachineName, samples: readonly Sample[]): void {
    if (samples.length === 0) seen.add('TradewindDown');
    if (samples.some(({ metric, value }) => metric === 'tradewind_replica_read' && value === 0))
      seen.add('TradewindReplicaNotRead');
    if (samples.some(({ metric, value }) => metric === 'tradewind_database_waiting' && value > 0))
      seen.add('TradewindDatabaseBusy');
    const requests = samples.filter(({ metric }) => metric === 'tradewind_http_request_seconds_count');
    const sum = (some: readonly Sample[]) => some.reduce((total, { value }) => total + value, 0);
    const now = {
      all: sum(requests),
      failed: sum(requests.filter(({ labels }) => labels.includes('outcome="failed"'))),
    };
    const before = counts.get(name);
    const isSameProcess = before !== undefined && now.all >= before.all;
    if (isSameProcess && now.failed - before.failed > 0.02 * (now.all - before.all)) seen.add('TradewindRequestsFail');
    counts.set(name, now);
  }

  const looking = (async () => {
    while (!stopping.signal.aborted) {
      for (const name of appMachines) lookAt(name, await metricsOf(name));
      await pause(1_000, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return {
    take() {
      const taken = [...seen].toSorted();
      seen.clear();
      return taken;
    },
    stop() {
      stopping.abort();
      return looking;
    },
  };
}
