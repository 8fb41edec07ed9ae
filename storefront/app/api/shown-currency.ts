import type { CurrencyRate } from '@tradewind/contract/money/currencies';
import { useSyncExternalStore } from 'react';

/** The currency in which this page shows prices, with its rate; null for dollars, in which everything is charged. */
let shown: CurrencyRate | null = null;
const listeners = new Set<() => void>();

export function showCurrency(rate: CurrencyRate | null): void {
  shown = rate;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The shown currency. The server renders every page in dollars; the browser switches after hydration. */
export const useShownCurrency = (): CurrencyRate | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
