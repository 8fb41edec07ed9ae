import { useSyncExternalStore } from 'react';
import { storage } from '../../api/storage.ts';

const key = 'adult';
const listeners = new Set<() => void>();

const isConfirmed = (): boolean => storage.get(key) === 'yes';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Remembers in this browser that the shopper is 18 or older. */
export function confirmAdult(): void {
  storage.set(key, 'yes');
  for (const listener of listeners) listener();
}

/** Whether the age is confirmed; false on the server and while hydrating. */
export const useAdult = (): boolean => useSyncExternalStore(subscribe, isConfirmed, () => false);
