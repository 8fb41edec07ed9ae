import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberNews } from './news.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('remembers the last news of each subject', () => {
  const news = rememberNews();
  news.heard('a');
  vi.advanceTimersByTime(100);
  const later = performance.now();
  news.heard('b');
  expect(news.lastOf(['a', 'b'])).toBe(later);
  expect(news.lastOf(['a'])).toBe(later - 100);
  expect(news.lastOf(['c'])).toBe(-Infinity);
});

it('takes missed news as news of all', () => {
  const news = rememberNews();
  news.heard('');
  expect(news.lastOf(['a'])).toBe(performance.now());
});

it('forgets what is older than any replica that is read', () => {
  const news = rememberNews();
  news.heard('a');
  vi.advanceTimersByTime(11_000);
  news.heard('b');
  expect(news.lastOf(['a'])).toBe(-Infinity);
});

it('takes news that it had no room for as news of all', () => {
  const news = rememberNews();
  const first = performance.now();
  news.heard('first');
  vi.advanceTimersByTime(1);
  for (let number = 0; number < 50_000; number += 1) news.heard(String(number));
  expect(news.lastOf(['nobody'])).toBe(first);
});
