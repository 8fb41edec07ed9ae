import type { TracedScreen } from '@tradewind/client/screen-trace';
import { describe, expect, it } from 'vitest';
import { screensToTell } from './seen-screens.ts';

const screen = (path: string, began: number): TracedScreen => ({
  path,
  trace: `trace of ${path}`,
  span: 'span',
  began,
});
const call = (startTime: number, responseEnd: number) => ({ startTime, responseEnd });
const [home, bag] = [screen('/home', 900), screen('/bag', 20_000)];

const tell = (given: Partial<Parameters<typeof screensToTell>[0]> = {}) =>
  screensToTell({
    screens: [home, bag],
    told: new WeakSet(),
    calls: [],
    opened: { screen: home, paint: 1.2, drawn: 'drawn' },
    now: 60_000,
    routeOf: (path) => path,
    ...given,
  });

describe('a screen', () => {
  it('that was loaded lasts from its navigation to its largest paint', () => {
    const times = { ago: 60, seconds: 1.2, paint: 1.2 };
    expect(tell()[0]).toEqual({ route: '/home', trace: 'trace of /home', span: 'span', ...times, drawn: 'drawn' });
  });

  it('lasts until the last of its calls was answered', () => {
    const calls = [call(900, 2_500), call(3_000, 3_400), call(20_001, 20_300)];
    expect(tell({ calls }).map(({ seconds }) => seconds)).toEqual([3.4, 0.3]);
  });

  it('does not last longer for what its visitor does with it afterwards', () => {
    const calls = [call(900, 1_500), call(9_000, 9_200), call(20_001, 20_300), call(40_000, 41_000)];
    expect(tell({ calls }).map(({ seconds }) => seconds)).toEqual([1.5, 0.3]);
  });

  it('is told once', () => {
    const told = new WeakSet<TracedScreen>();
    tell({ told, screens: [home] });
    expect(tell({ told }).map(({ route }) => route)).toEqual(['/bag']);
  });

  it('is told as the latest of ten at most, and of the last hour', () => {
    const screens = Array.from({ length: 14 }, (_, number) => screen(`/detail/${number}`, number * 1_000));
    expect(tell({ screens }).map(({ route }) => route)[0]).toBe('/detail/4');
    expect(tell({ screens: [home, bag], now: 3_610_000 }).map(({ route }) => route)).toEqual(['/bag']);
  });
});
