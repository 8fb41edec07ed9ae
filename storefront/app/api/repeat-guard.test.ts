import { expect, test } from 'vitest';
import { makeRepeatGuard } from './repeat-guard.ts';

test('the same thing within a second is a repeat; later or different it is not', () => {
  let now = 0;
  const isRepeated = makeRepeatGuard(() => now);
  expect(isRepeated('/pay', '{"id":1}')).toBe(false);
  now = 999;
  expect(isRepeated('/pay', '{"id":1}')).toBe(true);
  expect(isRepeated('/pay', '{"id":2}')).toBe(false);
  expect(isRepeated('/add', '{"id":2}')).toBe(false);
  now = 1999;
  expect(isRepeated('/add', '{"id":2}')).toBe(false);
});

test('pressing on and on lets one through each second', () => {
  let now = 0;
  const isRepeated = makeRepeatGuard(() => now);
  const passed = Array.from({ length: 30 }, () => {
    now += 100;
    return isRepeated('/pay', '');
  }).filter((repeated) => !repeated);
  expect(passed).toHaveLength(3);
});
