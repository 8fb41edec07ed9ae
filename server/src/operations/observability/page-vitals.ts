import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { hour, minute, second, systemClock } from '../../base/clock/clock.ts';
import type { Observer, SeenScreen } from '../../base/telemetry/observer.ts';
import { networkOf } from '../../base/throttle/network.ts';

/** Where pages send what they measured. */
export const pageVitalsPath = '/page-vitals';

/** The most pages that are counted of one network in a minute; others are dropped. */
const mostPages = 60;

const maxBytes = 3_000;
/** The most screens that a page tells of at once; `storefront/app/shell/vitals/seen-screens.ts` sends no more. */
const mostScreens = 10;
const seconds = z.number().min(0).max(600).optional();
const route = z.string().max(100);

/** A screen that the page has shown. */
const seenScreen = z.object({
  route,
  trace: z.string().regex(/^(?!0{32})[0-9a-f]{32}$/),
  span: z.string().regex(/^(?!0{16})[0-9a-f]{16}$/),
  ago: z
    .number()
    .min(0)
    .max(hour / second)
    .describe('Seconds since it began, when this was sent: clocks of browsers differ'),
  seconds: z.number().min(0).max(600),
  paint: seconds,
  drawn: z
    .string()
    .regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/)
    .optional()
    .describe('The request that drew the page, as `traceparent` writes it'),
});

/** What the browser of a visitor measured of one page. */
const pageVitals = z.object({
  route,
  device: z.enum(['phone', 'desk']),
  lcp: seconds,
  inp: seconds,
  cls: z.number().min(0).max(100).optional(),
  screens: z.array(seenScreen).max(mostScreens).optional(),
});

/**
 * Takes what the pages of visitors measured: how long the largest picture or text took, the slowest answer to a touch or key, and how far
 * the page moved by itself. It is added to histograms and kept nowhere else. Each screen that the page has shown becomes a span of the
 * trace in which its requests are, where that trace is kept.
 *
 * @param pages the patterns of the storefront's pages; any other counts as `other`
 */
export function takePageVitals(app: FastifyInstance, watching: Observer, pages: readonly string[]): void {
  const known = new Set(pages);
  const patternOf = (told: string) => (known.has(told) ? told : 'other');
  const counted = new LRUCache<string, { pages: number }>({ max: 10_000, ttl: minute });
  app.post<{ Body: z.output<typeof pageVitals> }>(
    pageVitalsPath,
    { bodyLimit: maxBytes, schema: { hide: true, body: pageVitals } },
    async ({ body: { route: opened, device, lcp, inp, cls, screens = [] }, ip }, reply) => {
      const network = networkOf(ip);
      const count = counted.get(network) ?? { pages: 0 };
      if (count.pages === 0) counted.set(network, count);
      count.pages += 1;
      if (count.pages <= mostPages) {
        const labels = { route: patternOf(opened), device };
        if (lcp !== undefined) watching.pageVital('largest_paint', lcp, labels);
        if (inp !== undefined) watching.pageVital('next_paint', inp, labels);
        if (cls !== undefined) watching.pageVital('layout_shift', cls, labels);
        for (const screen of screens) watching.screen(seen(screen, patternOf(screen.route), device));
      }
      return reply.code(204).send();
    },
  );
}

/** The screen on our clock. It was over when the page told of it. */
function seen(
  { trace: traceId, span: spanId, ago, seconds: lasted, paint, drawn }: z.output<typeof seenScreen>,
  pattern: string,
  device: string,
): SeenScreen {
  const began = systemClock.now().getTime() - ago * second;
  return { ids: { traceId, spanId }, route: pattern, device, began, seconds: Math.min(lasted, ago), paint, drawn };
}
