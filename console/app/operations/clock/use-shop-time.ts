import { useEffect, useState } from 'react';
import { shopNow } from '../../api/now.ts';

/** The shop's time in milliseconds, second by second. */
export function useShopTime(): number {
  const [now, setNow] = useState(shopNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(shopNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
