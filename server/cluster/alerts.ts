import { askOver, type Series, type Period } from './prometheus.ts';

/** An alert that began, or became urgent, within some time. */
export interface AlertSeen {
  /** Without `Tradewind`. */
  name: string;
  /** Whether it fired; else its condition held for less than its `for`. */
  fired: boolean;
  /** Whether its condition had held since before that time. */
  hadBegun: boolean;
}

/** The alerts of docs/monitoring/alerts.yml that began or fired within some time; those that stood before are not told. */
export const alertsWithin = async (period: Period): Promise<AlertSeen[]> =>
  alertsIn(await askOver('ALERTS', period, step), period);

/** Seconds between two looks. */
const step = 1;

/** How far an alert is. */
const levels: Readonly<Record<string, number>> = { pending: 1, firing: 2 };

/** Reads the series `ALERTS`, by which Prometheus tells of its alerts, with a value for each second in which one was active. */
export function alertsIn(all: readonly Series[], { from, to }: Period): AlertSeen[] {
  const byName = Map.groupBy(all, ({ labels }) => labels.alertname!);
  return [...byName]
    .map(([name, series]) => seen(name.replace('Tradewind', ''), levelsOf(series, { from, to })))
    .filter((alert) => alert !== null)
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** How far an alert was, second by second; of several series of one alert the furthest. */
function levelsOf(series: readonly Series[], { from, to }: Period): number[] {
  const seconds = Array.from({ length: to - from + 1 }, () => 0);
  for (const { labels, values } of series)
    for (const [at] of values) seconds[at - from] = Math.max(seconds[at - from]!, levels[labels.alertstate!]!);
  return seconds;
}

function seen(name: string, seconds: readonly number[]): AlertSeen | null {
  const rises = seconds
    .map((now, second) => ({ before: seconds[second - 1] ?? now, now }))
    .filter(({ before, now }) => now > before);
  if (rises.length === 0) return null;
  return {
    name,
    fired: rises.some(({ now }) => now === levels.firing),
    hadBegun: rises.every(({ before }) => before > 0),
  };
}
