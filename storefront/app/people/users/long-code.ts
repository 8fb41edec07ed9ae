import { useState } from 'react';
import { storage } from '../../api/storage.ts';

const storageKey = 'long-payment-code';

/** Whether the payment code is entered in a field for 7 to 12 digits; stored in this browser. */
export function useLongCode(): [boolean, (long: boolean) => void] {
  const [long, setLong] = useState(() => storage.get(storageKey) === '1');
  const choose = (next: boolean) => {
    storage.set(storageKey, next ? '1' : '0');
    setLong(next);
  };
  return [long, choose];
}
