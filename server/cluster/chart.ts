import type { Period, Series } from './prometheus.ts';

/** A line of a chart. */
export interface Line {
  legend: string;
  values: Series['values'];
}

/** Moments that are marked in each chart, in seconds since 1970. */
export type Mark = Period & { label: string };

interface ChartOptions {
  lines: readonly Line[];
  period: Period;
  marks: readonly Mark[];
  /** Seconds between two values; where more are missing, a line has a gap. */
  step: number;
  /** A unit of Grafana, such as `s` or `reqps`. */
  unit: string;
  width: number;
  height: number;
}

export const colours = ['#3274d9', '#d9730d', '#1a9c5b', '#c4162a', '#8f3bb8', '#a8892c', '#0f8a9d', '#5d6573'];
/** Pixels for a time at the edge. */
const roomOfTime = 45;
const margin = { left: 64, right: 8, top: 14, bottom: 18 };

/** Draws the lines of a panel over some time. @returns SVG */
export function chartOf({ lines, period, marks, step, unit, width, height }: ChartOptions): string {
  const top = niceTop(Math.max(0, ...lines.flatMap(({ values }) => values.map(([, value]) => finite(value)))));
  const x = (at: number) => scale(at, period.from, period.to, margin.left, width - margin.right);
  const y = (value: number) => scale(finite(value), 0, top, height - margin.bottom, margin.top);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (part) =>
      `<line class="grid" x1="${margin.left}" x2="${width - margin.right}" y1="${y(part * top)}" y2="${y(part * top)}"/>` +
      `<text x="${margin.left - 6}" y="${y(part * top) + 4}" text-anchor="end">${inUnit(part * top, unit)}</text>`,
  );
  const minutes = Math.floor((period.to - period.from) / 60);
  const every = Math.ceil((minutes * roomOfTime) / width) || 1;
  const times = Array.from({ length: Math.floor(minutes / every) }, (_, index) => (index + 1) * every).map(
    (minute) => `<text x="${x(period.from + minute * 60)}" y="${height - 4}" text-anchor="middle">${minute} min</text>`,
  );
  const marked = marks.map(
    ({ from, to, label }) =>
      `<rect class="mark" x="${x(from)}" width="${x(to) - x(from)}" y="${margin.top}" height="${height - margin.top - margin.bottom}"/>` +
      `<text class="mark" x="${x(from) + 2}" y="${margin.top - 3}">${label}</text>`,
  );
  const drawn = lines.map(({ values }, at) => {
    const steps = values.map(
      ([moment, value], index) =>
        `${moment - (values[index - 1]?.[0] ?? -Infinity) > 1.5 * step ? 'M' : 'L'}${x(moment).toFixed(1)},${y(value).toFixed(1)}`,
    );
    return `<path d="${steps.join('')}" stroke="${colours[at % colours.length]}"/>`;
  });
  return `<svg width="${width}" height="${height}">${[...marked, ...grid, ...times, ...drawn].join('')}</svg>`;
}

const finite = (value: number): number => (Number.isFinite(value) ? value : 0);

const scale = (value: number, from: number, to: number, first: number, last: number): number =>
  first + ((value - from) / (to - from)) * (last - first);

/** The least of 1, 2 and 5 times a power of ten that is no less. */
function niceTop(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((times) => times * power).find((top) => top >= most)!;
}

const suffixes: Readonly<Record<string, string>> = { reqps: ' req/s', ops: ' ops/s' };

/** A value in a unit of Grafana. */
export function inUnit(value: number, unit: string): string {
  if (unit === 'percentunit') return `${digits(value * 100)} %`;
  if (unit === 's') return value < 1 ? `${digits(value * 1_000)} ms` : `${digits(value)} s`;
  return `${digits(value)}${suffixes[unit] ?? ''}`;
}

const digits = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 });
