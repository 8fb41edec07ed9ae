import { useSyncExternalStore } from 'react';
import { storage } from '../../api/storage.ts';

const storageKey = 'amounts-hidden';
const listeners = new Set<() => void>();
/** Cached, so that it works where storage does not. */
let hidden: boolean | null = null;

const read = (): boolean => (hidden ??= storage.get(storageKey) === '1');

export function hideAmounts(hide: boolean): void {
  hidden = hide;
  storage.set(storageKey, hide ? '1' : '0');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether amounts are hidden: the eye button beside a balance, stored in this browser. */
export const useAmountsHidden = (): boolean => useSyncExternalStore(subscribe, read, () => false);
