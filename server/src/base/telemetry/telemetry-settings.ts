/** Where telemetry goes. */
export interface TelemetrySettings {
  /** The collector of traces and metrics, by OTLP over HTTP, without a slash at the end; null for none. */
  endpoint: string | null;
  serviceName: string;
  /** The share of traces that is kept, from 0 to 1. */
  ratio: number;
  /** Where Prometheus fetches the metrics; null for nowhere. */
  metrics: { host: string; port: number } | null;
}
