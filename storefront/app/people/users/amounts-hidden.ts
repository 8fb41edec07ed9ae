import { useSyncExternalStore } from 'react';
import { storage } from '../../api/storage.ts';

const storageKey = 'amounts-hidden';
const listeners = new Set<() => void>();
/** Holds for this page even where nothing can be stored. */
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

/** Whether the shopper keeps amounts from the eyes of others: the eye beside a balance, remembered in this browser. */
export const useAmountsHidden = (): boolean => useSyncExternalStore(subscribe, read, () => false);
