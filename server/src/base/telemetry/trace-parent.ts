import { context, type Context, ROOT_CONTEXT, type SpanContext, trace, TraceFlags } from '@opentelemetry/api';

const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads a `traceparent`, as the recommendation of the W3C has it. @returns null for any other text. */
export function readTraceParent(text: unknown): SpanContext | null {
  const [, traceId, spanId, flags] = (typeof text === 'string' && form.exec(text)) || [];
  if (!traceId || !spanId || !flags) return null;
  const sampled = (Number.parseInt(flags, 16) & TraceFlags.SAMPLED) === TraceFlags.SAMPLED;
  return { traceId, spanId, traceFlags: sampled ? TraceFlags.SAMPLED : TraceFlags.NONE, isRemote: true };
}

/** The `traceparent` of the span that runs now; null outside of any. */
export function currentTraceParent(): string | null {
  const span = trace.getSpanContext(context.active());
  return span ? `00-${span.traceId}-${span.spanId}-0${span.traceFlags & TraceFlags.SAMPLED}` : null;
}

/** The context in which what another process began goes on. */
export const contextOf = (origin: SpanContext): Context => trace.setSpanContext(ROOT_CONTEXT, origin);
