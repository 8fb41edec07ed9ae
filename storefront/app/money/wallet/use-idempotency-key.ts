import { useRef } from 'react';
import { newIdempotencyKey } from '@tradewind/client/idempotency-key';

/**
 * Idempotency keys of one form: the same request gets the same key, also after a sheet was closed and the answer lost, so
 * that money moves once. Call `forget` after an answer, so that the next request gets a new key.
 */
export function useIdempotencyKey() {
  const last = useRef({ request: '', key: '' });
  return {
    keyFor(request: object): string {
      const text = JSON.stringify(request);
      if (last.current.request !== text) last.current = { request: text, key: newIdempotencyKey() };
      return last.current.key;
    },
    forget() {
      last.current = { request: '', key: '' };
    },
  };
}
