import { randomUUID } from 'node:crypto';
import { placeOrder } from '@tradewind/contract/trade/orders';
import { describe, expect, it } from 'vitest';
import { anotherApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { observeTests } from '../../../test/observe-tests.ts';
import { tellVitals } from '../../../test/tell-vitals.ts';

const db = await testDatabase();
const { readMetrics, spansOf } = await observeTests();

const randomHex = (length: number) => randomUUID().replaceAll('-', '').slice(0, length);

describe('what pages measure', () => {
  /** How many paints of a page were counted. */
  const counted = async (route: string) => {
    const line = `tradewind_page_vital_seconds_count{vital="largest_paint",route="${route}",device="desk"} `;
    return Number((await readMetrics()).split(line)[1]?.split('\n', 1)[0] ?? 0);
  };

  it('is counted by the pattern of the page, and others together', async () => {
    const test = await anotherApp(db);
    const { statusCode, body } = await tellVitals(test, { route: '/search', device: 'desk', lcp: 2 });
    expect([statusCode, body]).toEqual([204, '']);
    await tellVitals(test, { route: '/search?title=mine', device: 'desk', lcp: 2 });
    await tellVitals(test, { route: '/whoever', device: 'desk', lcp: 2 });
    expect([await counted('/search'), await counted('other')]).toEqual([1, 2]);
  });

  it.each([
    { route: '/home', device: 'watch', lcp: 1 },
    { route: '/home', device: 'desk', lcp: -1 },
    { route: '/home', device: 'desk', lcp: '1' },
    { route: 'x'.repeat(2_000), device: 'desk', lcp: 1 },
    { device: 'desk', lcp: 1 },
  ])('is refused where it can not be: %o', async (payload) => {
    const { statusCode, body } = await tellVitals(await anotherApp(db), payload);
    expect(statusCode === 204).toBe(false);
    expect(body).toMatch(/"refusal":"(bad_request|too_large)"/);
  });

  it('is a span for each screen, above its requests and from its beginning to its end', async () => {
    const test = await anotherApp(db);
    const ids = { trace: randomHex(32), span: randomHex(16) };
    const headers = { traceparent: `00-${ids.trace}-${ids.span}-01` };
    await test.app.inject({ method: 'POST', url: placeOrder.path, payload: {}, headers });
    const screen = { ...ids, route: '/search', ago: 8, seconds: 2.5, paint: 1.5 };
    expect((await tellVitals(test, { route: '/home', device: 'phone', screens: [screen] })).statusCode).toBe(204);
    const spans = await spansOf(ids.trace);
    const [shown, ...others] = spans.filter(({ name }) => name === 'screen /search');
    expect([shown, others]).toMatchObject([{ spanId: ids.span, kind: 3 }, []]);
    expect(shown!.parentSpanId ?? '').toBe('');
    expect(Number(BigInt(shown!.endTimeUnixNano) - BigInt(shown!.startTimeUnixNano)) / 1e9).toBeCloseTo(2.5, 3);
    expect(Date.now() - Number(BigInt(shown!.startTimeUnixNano) / 1_000_000n)).toBeGreaterThanOrEqual(8_000);
    expect(spans.filter(({ parentSpanId }) => parentSpanId === ids.span).map(({ name }) => name)).toEqual([
      `POST ${placeOrder.path}`,
    ]);
  });

  it('leads from the screen of a page to the request that drew it', async () => {
    const [screen, drawing] = [
      { trace: randomHex(32), span: randomHex(16) },
      { traceId: randomHex(32), spanId: randomHex(16) },
    ];
    const drawn = `00-${drawing.traceId}-${drawing.spanId}-01`;
    const told = { ...screen, route: '/home', ago: 1, seconds: 1, drawn };
    await tellVitals(await anotherApp(db), { route: '/home', device: 'desk', screens: [told] });
    expect((await spansOf(screen.trace))[0]!.links).toMatchObject([drawing]);
  });

  it('says of a screen its pattern, and nothing of its address', async () => {
    const test = await anotherApp(db);
    const screen = { trace: randomHex(32), span: randomHex(16), route: '/search?title=mine', ago: 1, seconds: 1 };
    await tellVitals(test, { route: '/home', device: 'desk', screens: [screen] });
    expect((await spansOf(screen.trace)).map(({ name }) => name)).toEqual(['screen other']);
  });

  const screen = { trace: 'a'.repeat(32), span: 'b'.repeat(16), route: '/home', ago: 1, seconds: 1 };
  it.each([
    { trace: '0'.repeat(32) },
    { trace: 'A'.repeat(32) },
    { span: 'b'.repeat(15) },
    { span: undefined },
    { ago: -1 },
    { ago: 100_000 },
    { seconds: '1' },
    { seconds: 601 },
    { drawn: 'whatever' },
  ])('is refused of a screen that can not be: %o', async (wrong) => {
    const screens = [screen, { ...screen, ...wrong }];
    const answer = await tellVitals(await anotherApp(db), { route: '/home', device: 'desk', screens });
    expect(answer.json()).toMatchObject({ refusal: 'bad_request' });
    expect(await spansOf(screen.trace)).toEqual([]);
  });

  it('is refused of more screens than a page tells at once', async () => {
    const screens = Array.from({ length: 11 }, () => screen);
    const answer = await tellVitals(await anotherApp(db), { route: '/home', device: 'desk', screens });
    expect(answer.json()).toMatchObject({ refusal: 'bad_request' });
  });

  it('is dropped when one network sends too much', async () => {
    const test = await anotherApp(db);
    for (let sent = 0; sent < 70; sent += 1) await tellVitals(test, { route: '/popular', device: 'desk', lcp: 1 });
    expect(await counted('/popular')).toBe(60);
    await tellVitals(test, { route: '/popular', device: 'desk', lcp: 1 }, '203.0.113.9');
    expect(await counted('/popular')).toBe(61);
  });
});
