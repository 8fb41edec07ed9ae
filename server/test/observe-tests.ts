import { afterAll, beforeAll } from 'vitest';
import { startTelemetry, type Telemetry } from '../src/base/telemetry/start-telemetry.ts';
import { openCollector, type SentSpan } from './collector.ts';

/** Observes everything for as long as the tests of a file run, and sends it to a collector of its own. */
export async function observeTests() {
  const collector = await openCollector();
  let telemetry: Telemetry;

  beforeAll(async () => {
    const metrics = { host: '127.0.0.1', port: 0 };
    const quiet = { warn: () => {}, error: () => {} };
    telemetry = await startTelemetry({ endpoint: collector.url, serviceName: 'tradewind', ratio: 1, metrics }, quiet);
  });
  afterAll(async () => {
    await telemetry.stop();
    await collector.close();
  });

  const metricsUrl = (path: string) => `http://127.0.0.1:${telemetry.metricsPort}${path}`;
  return {
    collector,
    metricsUrl,
    flush: () => telemetry.flush(),
    readMetrics: async () => (await fetch(metricsUrl('/metrics'))).text(),
    async spansOf(traceId: string): Promise<SentSpan[]> {
      await telemetry.flush();
      return collector.spans().filter((span) => span.traceId === traceId);
    },
  };
}
