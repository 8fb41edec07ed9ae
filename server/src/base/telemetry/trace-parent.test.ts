import { expect, it } from 'vitest';
import { readTraceParent } from './trace-parent.ts';

const trace = '0af7651916cd43dd8448eb211c80319c';
const span = 'b7ad6b7169203331';

it('reads a trace and whether its caller keeps it', () => {
  expect(readTraceParent(`00-${trace}-${span}-01`)).toMatchObject({ traceId: trace, spanId: span, traceFlags: 1 });
  expect(readTraceParent(`00-${trace}-${span}-00`)?.traceFlags).toBe(0);
});

it.each([
  undefined,
  '',
  ['00'],
  `01-${trace}-${span}-01`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace}-${span}-01-more`,
])('takes nothing from %s', (text) => {
  expect(readTraceParent(text)).toBe(null);
});
