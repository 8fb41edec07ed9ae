import { expect, it } from 'vitest';
import { createPhotoMemory, retryDelay } from './photo-memory.ts';

it('retries three times with growing delays', () => {
  const delays = [1, 2, 3].map((failures) => retryDelay(failures) ?? 0);
  expect(delays[0]).toBeGreaterThan(0);
  expect(delays).toEqual(delays.toSorted((one, other) => one - other));
  expect(retryDelay(4)).toBeNull();
});

it('evicts the least recently loaded picture', () => {
  const memory = createPhotoMemory(200);
  for (let i = 0; i < 200; i++) memory.add(`/p/${i}`);
  memory.add('/p/0');
  memory.add('/p/new');
  expect(memory.size).toBe(200);
  expect(memory.has('/p/0')).toBe(true);
  expect(memory.has('/p/1')).toBe(false);
  expect(memory.has('/p/new')).toBe(true);
});
