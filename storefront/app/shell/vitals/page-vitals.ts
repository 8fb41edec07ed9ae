import { screenTraceParent, tracedScreens, type TracedScreen } from '@tradewind/client/screen-trace';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { pagePatterns } from '../../paths/page-patterns.ts';
import { pathPattern } from '../router/match-route.ts';
import { screensToTell } from './seen-screens.ts';

/** The width from which a window has the arrangement of a desk. */
const deskWidth = '(min-width: 64rem)';

/** What may end a page: some browsers tell only one of them. */
const ends = ['visibilitychange', 'pagehide'] as const;

/**
 * Measures what this page makes its visitor wait for, and sends it when the page is left or hidden: figures with the pattern of the
 * address that was opened and the kind of window, once, and the screens that were shown since the last time. Nothing says who it was.
 */
export function tellPageVitals(): void {
  const measured: { lcp?: number; inp?: number; cls?: number } = {};
  // Each change, so that the figures are there whichever event ends the page.
  const always = { reportAllChanges: true };
  onLCP(({ value }) => (measured.lcp = value / 1_000), always);
  onINP(({ value }) => (measured.inp = value / 1_000), always);
  onCLS(({ value }) => (measured.cls = value), always);
  const { path, drawn } = openedPage();
  const device = matchMedia(deskWidth).matches ? 'desk' : 'phone';
  const told = new WeakSet<TracedScreen>();
  // A screen that asked for nothing, as it came with its page, is one too.
  screenTraceParent();
  const first = tracedScreens().find((screen) => screen.path === path);
  let isMeasureTold = false;
  const send = ({ type }: Event): void => {
    if (type !== 'pagehide' && document.visibilityState !== 'hidden') return;
    const screens = screensToTell({
      screens: tracedScreens(),
      told,
      calls: performance.getEntriesByType('resource').filter(isCall),
      opened: { screen: first, paint: measured.lcp, drawn },
      now: performance.now(),
      routeOf,
    });
    const vitals = isMeasureTold ? {} : { ...measured };
    if (Object.keys(vitals).length + screens.length === 0) return;
    isMeasureTold = true;
    const body = JSON.stringify({ route: routeOf(path), device, ...vitals, screens });
    navigator.sendBeacon('/page-vitals', new Blob([body], { type: 'application/json' }));
  };
  for (const end of ends) addEventListener(end, send);
}

/** The address that the browser loaded, from which a visitor may have gone on since, and the request that the server drew it for. */
function openedPage(): { path: string; drawn: string | undefined } {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    path: new URL(opened?.name ?? location.href, location.href).pathname,
    drawn: opened?.serverTiming?.find(({ name }) => name === 'page')?.description,
  };
}

const routeOf = (path: string): string => pagePatterns.find((pattern) => pathPattern(pattern)(path)) ?? 'other';

const isCall = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch';
