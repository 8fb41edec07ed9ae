import { addressOf, watchMachine } from './machines.ts';

/** Seconds between two looks at each process, and between two evaluations of the alerts. */
export const scrapeInterval = 2;

const origin = `http://${addressOf(watchMachine)}:9090`;

/** A series by its labels, with its values at moments in seconds since 1970. */
export interface Series {
  labels: Readonly<Record<string, string>>;
  values: readonly (readonly [at: number, value: number])[];
}

/** A time from one moment to another, in seconds since 1970. */
export interface Period {
  from: number;
  to: number;
}

/** What Prometheus says of an expression that it can't evaluate. */
export class ExpressionRefused extends Error {}

/** The moment on the clock of Prometheus, in whole seconds since 1970. */
export async function presentMoment(): Promise<number> {
  const [series] = await ask('query', { query: 'vector(time())' });
  return Math.floor(series!.values[0]![1]);
}

/** @returns what an expression is, each series with one value. @throws ExpressionRefused */
export const askAt = (query: string, moment?: number): Promise<Series[]> =>
  ask('query', { query, ...(moment !== undefined && { time: String(moment) }) });

/** @param step in seconds, between two values. @returns what an expression was over a time. @throws ExpressionRefused */
export const askOver = (query: string, { from, to }: Period, step: number): Promise<Series[]> =>
  ask('query_range', { query, start: String(from), end: String(to), step: String(step) });

async function ask(call: string, parameters: Record<string, string>): Promise<Series[]> {
  // By POST, since expressions may be longer than an address.
  const answer = await fetch(`${origin}/api/v1/${call}`, {
    method: 'POST',
    body: new URLSearchParams(parameters),
    signal: AbortSignal.timeout(30_000),
  });
  return seriesOf(await answer.json());
}

/** The body of an answer of Prometheus. */
type Answer = { status: 'error'; error: string } | { status: 'success'; data: { result: readonly AnsweredSeries[] } };

interface AnsweredSeries {
  metric: Readonly<Record<string, string>>;
  /** Numbers are text, such as `NaN` and `+Inf`. */
  value?: [number, string];
  values?: [number, string][];
}

/** Reads an answer of Prometheus. Values that are no number are left out, as Grafana does. @throws ExpressionRefused */
export function seriesOf(answer: unknown): Series[] {
  const read = answer as Answer;
  if (read.status === 'error') throw new ExpressionRefused(read.error);
  return read.data.result
    .map(({ metric, value, values = value ? [value] : [] }) => ({
      labels: metric,
      values: values.map(([at, text]) => [at, toNumber(text)] as const).filter(([, number]) => !Number.isNaN(number)),
    }))
    .filter(({ values }) => values.length > 0);
}

const toNumber = (text: string): number => (/^[+-]Inf$/.test(text) ? Number(`${text}inity`) : Number(text));
