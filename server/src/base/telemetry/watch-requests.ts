import { context, type Context, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Instruments } from './instruments.ts';
import { contextOf, readTraceParent } from './trace-parent.ts';

/** A request that is being answered. */
interface Watched {
  span: Span;
  context: Context;
  began: number;
}

/** What is asked all the time by machines, and the files of pages, are counted but leave no span. */
const withoutSpan = new Set(['/healthz', '/readyz', 'files']);

/** What balancers ask says nothing of how people are served. */
const probes = new Set(['/healthz', '/readyz']);

const outcomes = ['ok', 'refused', 'failed', 'aborted'] as const;

/** Spans and metrics of requests: the route, the status and why it was refused, and nothing that the sender chose. */
export function watchRequests(app: FastifyInstance, tracer: Tracer, instruments: Instruments): void {
  const { requests, refusals } = instruments;
  // A rate needs a value from before the first failure. Series with a route begin with the first request of their kind, which no rate shows.
  for (const outcome of outcomes) instruments.outcomes.add(0, { outcome });
  const watched = new WeakMap<FastifyRequest, Watched>();
  const began = new WeakMap<FastifyRequest, number>();

  app.addHook('onRequest', (request, _reply, done) => {
    began.set(request, performance.now());
    request.countAsAnswered = () => end(request, 200);
    const route = routeOf(request);
    if (withoutSpan.has(route)) return done();
    const remote = readTraceParent(request.headers.traceparent);
    const parent = remote ? contextOf(remote) : context.active();
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    const own = trace.setSpan(parent, span);
    request.traceId = span.spanContext().traceId;
    watched.set(request, { span, context: own, began: performance.now() });
    return context.with(own, done);
  });
  // Reading the body leaves the context; what follows is in it again.
  app.addHook('preValidation', (request, _reply, done) => {
    const own = watched.get(request)?.context;
    if (own) context.with(own, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    end(request, 499);
    done();
  });

  function end(request: FastifyRequest, status: number): void {
    const since = began.get(request);
    if (since === undefined) return;
    began.delete(request);
    const { refusal } = request;
    const route = routeOf(request);
    const outcome = outcomeOf(status, refusal);
    const labels = { method: request.method, route, status, outcome };
    requests.record((performance.now() - since) / 1_000, labels);
    if (!probes.has(route)) instruments.outcomes.add(1, { outcome });
    if (refusal) refusals.add(1, { route, refusal });
    const span = watched.get(request)?.span;
    span?.setAttributes({ 'http.response.status_code': status, ...(refusal && { 'tradewind.refusal': refusal }) });
    if (outcome === 'failed') span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  }
}

/** A request is refused for a reason of its sender's, and fails for one of ours. */
function outcomeOf(status: number, refusal: string | null): (typeof outcomes)[number] {
  if (status === 499) return 'aborted';
  if (status >= 500) return 'failed';
  return refusal || status >= 400 ? 'refused' : 'ok';
}

/** The pattern of the route, never an address. Each file of a build is a route of its own, and counts as `files`. */
function routeOf({ routeOptions: { url, config } }: FastifyRequest): string {
  if (!url) return 'unknown';
  return !config.endpoint && /\.[a-z0-9]{2,12}$/i.test(url) ? 'files' : url;
}
