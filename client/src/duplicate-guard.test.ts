import { expect, test } from 'vitest';
import { createDuplicateGuard } from './duplicate-guard.ts';

test('recognises the same request within a second, not later or another one', () => {
  let now = 0;
  const isDuplicate = createDuplicateGuard(() => now);
  expect(isDuplicate('/pay', '{"id":1}')).toBe(false);
  now = 999;
  expect(isDuplicate('/pay', '{"id":1}')).toBe(true);
  expect(isDuplicate('/pay', '{"id":2}')).toBe(false);
  expect(isDuplicate('/add', '{"id":2}')).toBe(false);
  now = 1999;
  expect(isDuplicate('/add', '{"id":2}')).toBe(false);
});

test('lets one of continuous repeats through each second', () => {
  let now = 0;
  const isDuplicate = createDuplicateGuard(() => now);
  const passed = Array.from({ length: 30 }, () => {
    now += 100;
    return isDuplicate('/pay', '');
  }).filter((duplicate) => !duplicate);
  expect(passed).toHaveLength(3);
});
