import { context, type Link, type Meter, SpanKind, type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Span, Tracer } from '@opentelemetry/api';
import type { GivenIds } from './given-ids.ts';
import { openInstruments } from './instruments.ts';
import type { Observer, Reading } from './observer.ts';
import { shapeOf } from './statement-shape.ts';
import { contextOf, currentTraceParent, readTraceParent } from './trace-parent.ts';
import { watchRequests } from './watch-requests.ts';

/** The most origins that the span of a batch of jobs names. */
const mostLinks = 20;

/** Turns what is observed into spans and metrics. */
export function openObserver(tracer: Tracer, meter: Meter, ids: GivenIds): Observer {
  const instruments = openInstruments(meter);

  /** Runs work in a span of its own. Of an error it keeps the kind, because messages quote values. */
  async function inSpan<Result>(
    name: string,
    options: SpanOptions,
    work: (span: Span) => Promise<Result>,
    parent: Context = context.active(),
  ): Promise<Result> {
    const span = tracer.startSpan(name, options, parent);
    try {
      return await context.with(trace.setSpan(parent, span), () => work(span));
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kindOf(error));
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    watchRequests: (app) => watchRequests(app, tracer, instruments),
    origin: currentTraceParent,

    async statement(text, send) {
      const { operation, table, text: shape } = shapeOf(text);
      const began = performance.now();
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table && { 'db.collection.name': table }),
        'db.query.text': shape,
      };
      try {
        // What polls the job queue is measured, but a trace of its own would only hide the others.
        if (!trace.getSpan(context.active())) return await send();
        return await inSpan(`${operation} ${table}`.trim(), { kind: SpanKind.CLIENT, attributes }, send);
      } finally {
        instruments.statements.record((performance.now() - began) / 1_000, { operation, table });
      }
    },

    async job(queue, origins, run) {
      const began = performance.now();
      let outcome = 'failed';
      const [first, ...others] = [...new Set(origins)].map(readTraceParent).filter((origin) => origin !== null);
      const links: Link[] = others.length > 0 ? [first!, ...others].slice(0, mostLinks).map(asLink) : [];
      const options = { kind: SpanKind.CONSUMER, links, attributes: { 'messaging.destination.name': queue } };
      // Jobs of one origin go on with its trace; a batch of several has its own, which names theirs.
      const parent = first && others.length === 0 ? contextOf(first) : context.active();
      try {
        const result = await inSpan(`job ${queue}`, options, run, parent);
        outcome = 'done';
        return result;
      } finally {
        instruments.jobs.record((performance.now() - began) / 1_000, { queue, outcome });
      }
    },

    async outgoing({ method, host, outcomeOf }, send) {
      const began = performance.now();
      const attributes = { 'http.request.method': method, 'server.address': host };
      const record = (outcome: string) =>
        instruments.outgoing.record((performance.now() - began) / 1_000, { method, outcome });
      try {
        const options = { kind: SpanKind.CLIENT, attributes };
        const result = await inSpan(method, options, () => send(currentTraceParent()));
        record('answered');
        return result;
      } catch (error) {
        record(outcomeOf(error));
        throw error;
      }
    },

    countEvents: (event, count) => instruments.events.add(count, { event }),

    pageVital(vital, value, labels) {
      if (vital === 'layout_shift') instruments.shifts.record(value, labels);
      else instruments.vitals.record(value, { vital, ...labels });
    },

    screen({ ids: own, route, device, began, seconds, paint, drawn }) {
      const attributes = {
        'tradewind.screen': route,
        'tradewind.device': device,
        ...(paint !== undefined && { 'tradewind.largest_paint_seconds': paint }),
      };
      const links = [readTraceParent(drawn)].filter((origin) => origin !== null).map(asLink);
      const options = { kind: SpanKind.CLIENT, root: true, startTime: began, attributes, links };
      ids.under(own, () => tracer.startSpan(`screen ${route}`, options)).end(began + seconds * 1_000);
    },

    readings<Name extends string>(
      names: Readonly<Record<Name, string>>,
      read: () => Promise<readonly Reading<Name>[]>,
    ): void {
      const gauges = new Map(
        (Object.keys(names) as Name[]).map((name) => [
          name,
          meter.createObservableGauge(name, { description: names[name] }),
        ]),
      );
      meter.addBatchObservableCallback(
        async (result) => {
          for (const { name, value, labels } of await read()) result.observe(gauges.get(name)!, value, labels);
        },
        [...gauges.values()],
      );
    },
  };
}

const asLink = (origin: Link['context']): Link => ({ context: origin });

/** The kind of an error: PostgreSQL's code, or the name of its class. */
const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
};
