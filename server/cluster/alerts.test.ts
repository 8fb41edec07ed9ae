import { expect, it } from 'vitest';
import { alertsIn } from './alerts.ts';
import type { Series } from './prometheus.ts';

const period = { from: 100, to: 110 };

/** An alert that was in a state from one second to another. */
const active = (alertname: string, alertstate: 'pending' | 'firing', first: number, last: number): Series => ({
  labels: { alertname: `Tradewind${alertname}`, alertstate },
  values: Array.from({ length: last - first + 1 }, (_, second) => [first + second, 1] as const),
});

it('an alert whose condition ended before it fired was pending', () => {
  expect(alertsIn([active('Down', 'pending', 103, 106)], period)).toEqual([
    { name: 'Down', fired: false, hadBegun: false },
  ]);
});

it('an alert that was pending and then fired has fired', () => {
  const series = [active('Down', 'pending', 103, 106), active('Down', 'firing', 107, 110)];
  expect(alertsIn(series, period)).toEqual([{ name: 'Down', fired: true, hadBegun: false }]);
});

it('an alert that stood before and stayed as it was is not of this time', () => {
  expect(alertsIn([active('BackupOverdue', 'firing', 100, 110)], period)).toEqual([]);
});

it('an alert that was pending before and fires now had begun before', () => {
  const series = [active('RequestsFail', 'pending', 100, 104), active('RequestsFail', 'firing', 105, 110)];
  expect(alertsIn(series, period)).toEqual([{ name: 'RequestsFail', fired: true, hadBegun: true }]);
});

it('an alert that ended and came again is of this time', () => {
  const series = [active('DatabaseBusy', 'pending', 100, 102), active('DatabaseBusy', 'pending', 105, 106)];
  expect(alertsIn(series, period)).toMatchObject([{ name: 'DatabaseBusy', hadBegun: false }]);
});
