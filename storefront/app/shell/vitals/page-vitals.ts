import { onCLS, onINP, onLCP } from 'web-vitals';
import { pagePatterns } from '../../paths/page-patterns.ts';
import { pathPattern } from '../router/match-route.ts';

/** The width from which a window has the arrangement of a desk. */
const deskWidth = '(min-width: 64rem)';

/** What may end a page: some browsers tell only one of them. */
const ends = ['visibilitychange', 'pagehide'] as const;

/**
 * Measures what this page makes its visitor wait for, and sends it once, when the page is left or hidden: figures with the
 * pattern of the address that was opened and the kind of window, and nothing about who it was.
 */
export function tellPageVitals(): void {
  const measured: { lcp?: number; inp?: number; cls?: number } = {};
  // Each change, so that the figures are there whichever event ends the page.
  const always = { reportAllChanges: true };
  onLCP(({ value }) => (measured.lcp = value / 1_000), always);
  onINP(({ value }) => (measured.inp = value / 1_000), always);
  onCLS(({ value }) => (measured.cls = value), always);
  const route = openedRoute();
  const device = matchMedia(deskWidth).matches ? 'desk' : 'phone';
  const send = ({ type }: Event): void => {
    if (type !== 'pagehide' && document.visibilityState !== 'hidden') return;
    for (const end of ends) removeEventListener(end, send);
    if (Object.keys(measured).length === 0) return;
    const body = JSON.stringify({ route, device, ...measured });
    navigator.sendBeacon('/page-vitals', new Blob([body], { type: 'application/json' }));
  };
  for (const end of ends) addEventListener(end, send);
}

/** The pattern of the address that the browser loaded, from which a visitor may have gone on since. */
function openedRoute(): string {
  const [opened] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(opened?.name ?? location.href, location.href);
  return pagePatterns.find((pattern) => pathPattern(pattern)(pathname)) ?? 'other';
}
