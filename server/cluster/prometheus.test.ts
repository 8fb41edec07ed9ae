import { expect, it } from 'vitest';
import { ExpressionRefused, seriesOf } from './prometheus.ts';

const answer = (...result: object[]) => ({ status: 'success', data: { result } });

it('reads series with many values and with one', () => {
  expect(
    seriesOf(
      answer(
        {
          metric: { state: 'used' },
          values: [
            [10, '1.5'],
            [12, '+Inf'],
          ],
        },
        { metric: {}, value: [10, '7'] },
      ),
    ),
  ).toEqual([
    {
      labels: { state: 'used' },
      values: [
        [10, 1.5],
        [12, Infinity],
      ],
    },
    { labels: {}, values: [[10, 7]] },
  ]);
});

it('a quotient of nothing by nothing is no data', () => {
  expect(seriesOf(answer({ metric: {}, values: [[10, 'NaN']] }))).toEqual([]);
});

it('an expression that is wrong is refused with what Prometheus says of it', () => {
  const refused = { status: 'error', errorType: 'bad_data', error: 'parse error: unclosed left parenthesis' };
  expect(() => seriesOf(refused)).toThrow(new ExpressionRefused('parse error: unclosed left parenthesis'));
});
