import { RandomIdGenerator, type IdGenerator } from '@opentelemetry/sdk-trace';

/** The ids of a span. */
export interface SpanIds {
  readonly traceId: string;
  readonly spanId: string;
}

/** Gives spans random ids, but one that began elsewhere the ids that it has there. */
export interface GivenIds extends IdGenerator {
  /** Starts a span without a parent under these ids. */
  under<Span>(ids: SpanIds, start: () => Span): Span;
}

export function givenIds(): GivenIds {
  const random = new RandomIdGenerator();
  let given: SpanIds | null = null;
  return {
    generateTraceId: () => given?.traceId ?? random.generateTraceId(),
    generateSpanId: () => given?.spanId ?? random.generateSpanId(),
    under(ids, start) {
      given = ids;
      try {
        return start();
      } finally {
        given = null;
      }
    },
  };
}
