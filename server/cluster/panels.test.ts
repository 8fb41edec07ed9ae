import { expect, it } from 'vitest';
import { filledIn } from './panels.ts';

it.each([
  // Four looks at least, so that a rate has values of which to be one.
  ['rate(a[$__rate_interval])', 'rate(a[60s])', 15],
  ['rate(a[${__rate_interval}])', 'rate(a[75s])', 60],
  ['increase(a[$__range])', 'increase(a[600s])', 15],
])('fills in the variables of %s', (expression, filled, step) => {
  expect(filledIn(expression, { step, scrapeInterval: 15, range: 600 })).toBe(filled);
});

it('refuses a variable that no dashboard has', () => {
  expect(() => filledIn('up{instance="$server"}', { step: 15, scrapeInterval: 15, range: 600 })).toThrow('server');
});
