import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { context, diag, DiagLogLevel } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { explainListenError } from '../http/port.ts';
import { givenIds } from './given-ids.ts';
import { openObserver } from './open-observer.ts';
import { setObserver } from './observer.ts';
import type { TelemetrySettings } from './telemetry-settings.ts';

/** Telemetry that runs. */
export interface Telemetry {
  /** The port of the metrics; null without one. */
  readonly metricsPort: number | null;
  /** Sends what is waiting. */
  flush(): Promise<void>;
  /** Sends what is waiting, and ends. */
  stop(): Promise<void>;
}

/** How often metrics are sent to a collector, in milliseconds. */
const metricsEvery = 60_000;

/** The most series of one metric; what comes after them counts together. */
const mostSeries = 4_000;

/**
 * Starts to observe this process. This file is imported only where an installation asks for it, so that another one does not
 * even load the libraries.
 *
 * @throws StartUpError when the port of the metrics can't be opened.
 */
export async function startTelemetry(
  settings: TelemetrySettings,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Promise<Telemetry> {
  const { endpoint, serviceName, ratio, metrics } = settings;
  const say = (message: string) => log.warn({ telemetry: message }, 'Telemetry');
  diag.setLogger(
    { error: say, warn: say, info: () => {}, debug: () => {}, verbose: () => {} },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  const resource = resourceFromAttributes({ 'service.name': serviceName });
  const prometheus = metrics
    ? new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true, withoutTargetInfo: true })
    : null;
  const meters = new MeterProvider({
    resource,
    readers: [
      ...(prometheus ? [prometheus] : []),
      ...(endpoint
        ? [
            new PeriodicExportingMetricReader({
              exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
              exportIntervalMillis: metricsEvery,
            }),
          ]
        : []),
    ],
    views: [{ instrumentName: '*', aggregationCardinalityLimit: mostSeries }],
  });
  // A caller may name its trace, but not choose whether it is kept.
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const ids = givenIds();
  const tracers = new TracerProvider({
    resource,
    idGenerator: ids,
    sampler: new ParentBasedSampler({
      root: sampler,
      remoteParentSampled: sampler,
      remoteParentNotSampled: sampler,
    }),
    spanProcessors: endpoint
      ? [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })]
      : [],
  });
  setObserver(openObserver(tracers.getTracer('tradewind'), meters.getMeter('tradewind'), ids));
  const server = prometheus && metrics ? await serveMetrics(prometheus, metrics) : null;

  return {
    metricsPort: server ? portOf(server) : null,
    async flush() {
      await Promise.all([tracers.forceFlush(), meters.forceFlush()]);
    },
    async stop() {
      setObserver(null);
      server?.close();
      server?.closeAllConnections();
      const ended = await Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
      for (const end of ended) if (end.status === 'rejected') log.error({ err: end.reason }, 'Telemetry was lost');
      context.disable();
      contexts.disable();
    },
  };
}

async function serveMetrics(
  exporter: PrometheusExporter,
  { host, port }: NonNullable<TelemetrySettings['metrics']>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url?.split('?')[0] === '/metrics')
      return exporter.getMetricsRequestHandler(request, response);
    return response.writeHead(404).end();
  });
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw explainListenError(error, port, 'OTEL_EXPORTER_PROMETHEUS_PORT');
  }
  return server;
}

function portOf(server: Server): number | null {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : null;
}
