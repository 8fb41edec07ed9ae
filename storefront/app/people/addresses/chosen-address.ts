import { useSyncExternalStore } from 'react';

/**
 * The address picked for the current order. The picker (`/address?type=choosen`) writes it and goes back, the
 * checkout reads it. It is kept in memory only; without it an order uses the default address.
 */
let chosen: string | null = null;
const listeners = new Set<() => void>();

export function chooseAddress(addressId: string | null): void {
  chosen = addressId;
  for (const listener of listeners) listener();
}

const read = (): string | null => chosen;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useChosenAddress = (): string | null => useSyncExternalStore(subscribe, read, () => null);
