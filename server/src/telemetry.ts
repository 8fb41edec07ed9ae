import type { FastifyBaseLogger } from 'fastify';
import type { Env } from './env.ts';
import type { Telemetry } from './base/telemetry/start-telemetry.ts';

/** Starts telemetry where the environment asks for it; elsewhere its libraries are not even loaded. */
export async function openTelemetry(env: Env, log: FastifyBaseLogger): Promise<Telemetry | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_PROMETHEUS_PORT: port } = env;
  if (!endpoint && !port) return null;
  const { startTelemetry } = await import('./base/telemetry/start-telemetry.ts');
  return startTelemetry(
    {
      endpoint: endpoint ?? null,
      serviceName: env.OTEL_SERVICE_NAME,
      ratio: env.OTEL_TRACES_SAMPLER_ARG,
      metrics: port ? { host: env.OTEL_EXPORTER_PROMETHEUS_HOST, port } : null,
    },
    log,
  );
}
