import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as a collector gets it. */
export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** As OTLP numbers them: 3 is a client. */
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  links?: { traceId: string; spanId: string }[];
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface TraceExport {
  resourceSpans?: { scopeSpans: { spans: SentSpan[] }[] }[];
}

/** A collector of telemetry, which keeps what it gets. */
export async function openCollector() {
  const exports: { path: string; body: string; origin: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const origin = request.headers.traceparent as string | undefined;
    exports.push({ path: request.url ?? '', body: await text(request), origin });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything it got, as text. */
    everything: () => exports.map(({ body }) => body).join('\n'),
    paths: () => [...new Set(exports.map(({ path }) => path))].toSorted(),
    /** The trace that a request to this path says it comes from. */
    originOf: (path: string) => exports.find((one) => one.path === path)?.origin,
    spans: (): SentSpan[] =>
      exports
        .filter(({ path }) => path === '/v1/traces')
        .flatMap(({ body }) => (JSON.parse(body) as TraceExport).resourceSpans ?? [])
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** An attribute of a span, as text. */
export function attributeOf(span: SentSpan, name: string): string | undefined {
  const value = span.attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue?.toString();
}
