import type { Meter } from '@opentelemetry/api';

/**
 * The metrics that are added up while the process works, by their names in Prometheus; counters end with `_total` there.
 * The unit is part of a name, so that they are called the same whichever way they are collected.
 */
export function openInstruments(meter: Meter) {
  const seconds = (name: string, description: string, boundaries: number[] = requestSeconds) =>
    meter.createHistogram(name, { description, advice: { explicitBucketBoundaries: boundaries } });
  return {
    requests: seconds('tradewind_http_request_seconds', 'Requests, by route, status and outcome'),
    outcomes: meter.createCounter('tradewind_http_requests', {
      description: 'Requests by outcome, without what balancers ask',
    }),
    refusals: meter.createCounter('tradewind_refusals', { description: 'Refused requests, by route and refusal' }),
    statements: seconds('tradewind_sql_seconds', 'Statements, by operation and table', statementSeconds),
    jobs: seconds('tradewind_job_seconds', 'Batches of jobs and runs of timers, by queue and outcome', jobSeconds),
    outgoing: seconds('tradewind_outgoing_seconds', 'Calls to other servers, by outcome'),
    events: meter.createCounter('tradewind_events', { description: 'What happened and was committed, by kind' }),
    vitals: seconds(
      'tradewind_page_vital_seconds',
      'What visitors waited for, by vital, route and device',
      vitalSeconds,
    ),
    shifts: seconds(
      'tradewind_page_layout_shift',
      'How far pages moved by themselves, by route and device',
      [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    ),
  };
}

export type Instruments = ReturnType<typeof openInstruments>;

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementSeconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2, 10];
const jobSeconds = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];
const vitalSeconds = [0.05, 0.1, 0.2, 0.35, 0.5, 1, 1.8, 2.5, 4, 6, 10];
