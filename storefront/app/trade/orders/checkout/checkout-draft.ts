import type { DeliveryKind } from '@tradewind/contract/trade/freight';
import { useState } from 'react';

/** What the shopper has entered at the checkout. */
export interface Draft {
  /** Codes in the order in which they were entered; null while the best claimed coupons apply by themselves. */
  promos: readonly string[] | null;
  /** By shop. */
  notes: Readonly<Record<string, string>>;
  /** Delivery options by shop, where another one than the default was chosen. */
  deliveries: Readonly<Record<string, DeliveryKind>>;
}

const empty: Draft = { promos: null, notes: {}, deliveries: {} };

/** The draft of the current checkout, so that choosing an address on another screen loses nothing. */
let kept: { purchase: string; draft: Draft } | null = null;

/** The draft of a purchase, which the query of its address identifies. */
export function useDraft(purchase: string): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState<Draft>(() => (kept?.purchase === purchase ? kept.draft : empty));
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    kept = { purchase, draft: next };
    setDraft(next);
  };
  return [draft, change];
}
