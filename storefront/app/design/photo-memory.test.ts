import { expect, it } from 'vitest';
import { createPhotoMemory, retryDelay } from './photo-memory.ts';

it('retries twice with growing delays', () => {
  const [second, third, fourth] = [retryDelay(1), retryDelay(2), retryDelay(3)];
  expect(second).toBeGreaterThan(0);
  expect(third).toBeGreaterThan(second ?? Infinity);
  expect(fourth).toBeNull();
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
