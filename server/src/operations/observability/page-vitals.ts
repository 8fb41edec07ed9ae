import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { minute } from '../../base/clock/clock.ts';
import type { Observer } from '../../base/telemetry/observer.ts';
import { networkOf } from '../../base/throttle/network.ts';

/** Where pages send what they measured. */
export const pageVitalsPath = '/page-vitals';

/** The most pages that are counted of one network in a minute; others are dropped. */
const mostPages = 60;

const maxBytes = 1_000;
const seconds = z.number().min(0).max(600).optional();

/** What the browser of a visitor measured of one page. */
const pageVitals = z.object({
  route: z.string().max(100),
  device: z.enum(['phone', 'desk']),
  lcp: seconds,
  inp: seconds,
  cls: z.number().min(0).max(100).optional(),
});

/**
 * Takes what the pages of visitors measured: how long the largest picture or text took, the slowest answer to a touch or key, and how far
 * the page moved by itself. It is added to histograms and kept nowhere else.
 *
 * @param pages the patterns of the storefront's pages; any other counts as `other`
 */
export function takePageVitals(app: FastifyInstance, watching: Observer, pages: readonly string[]): void {
  const known = new Set(pages);
  const counted = new LRUCache<string, { pages: number }>({ max: 10_000, ttl: minute });
  app.post<{ Body: z.output<typeof pageVitals> }>(
    pageVitalsPath,
    { bodyLimit: maxBytes, schema: { hide: true, body: pageVitals } },
    async ({ body: { route, device, lcp, inp, cls }, ip }, reply) => {
      const network = networkOf(ip);
      const count = counted.get(network) ?? { pages: 0 };
      if (count.pages === 0) counted.set(network, count);
      count.pages += 1;
      if (count.pages <= mostPages) {
        const labels = { route: known.has(route) ? route : 'other', device };
        if (lcp !== undefined) watching.pageVital('largest_paint', lcp, labels);
        if (inp !== undefined) watching.pageVital('next_paint', inp, labels);
        if (cls !== undefined) watching.pageVital('layout_shift', cls, labels);
      }
      return reply.code(204).send();
    },
  );
}
