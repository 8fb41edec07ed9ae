import type { DeliveryKind } from '@tradewind/contract/trade/freight';
import { useState } from 'react';

/** What the shopper has written on the checkout. */
export interface Draft {
  /** Codes in the order in which they were entered. */
  promos: readonly string[];
  /** By shop. */
  notes: Readonly<Record<string, string>>;
  /** Ways of delivery by shop, where another one than the usual was chosen. */
  deliveries: Readonly<Record<string, DeliveryKind>>;
}

const empty: Draft = { promos: [], notes: {}, deliveries: {} };

/** Only the checkout at hand is remembered, so that going to pick an address loses nothing. */
let kept: { purchase: string; draft: Draft } | null = null;

/** The draft that belongs to a purchase, named by the query of its address. */
export function useDraft(purchase: string): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState<Draft>(() => (kept?.purchase === purchase ? kept.draft : empty));
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    kept = { purchase, draft: next };
    setDraft(next);
  };
  return [draft, change];
}
