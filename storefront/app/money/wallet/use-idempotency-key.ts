import { useRef } from 'react';
import { newIdempotencyKey } from '@tradewind/client/idempotency-key';

/**
 * Idempotency keys of one form: the same wish gets the same key, also after a sheet was closed while the answer was
 * lost, so that money moves once. `forget` after an answer, so that the next wish is a new one.
 */
export function useIdempotencyKey() {
  const kept = useRef({ wish: '', key: '' });
  return {
    keyFor(wish: object): string {
      const text = JSON.stringify(wish);
      if (kept.current.wish !== text) kept.current = { wish: text, key: newIdempotencyKey() };
      return kept.current.key;
    },
    forget() {
      kept.current = { wish: '', key: '' };
    },
  };
}
