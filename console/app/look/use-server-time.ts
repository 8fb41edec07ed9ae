import { useEffect, useState } from 'react';
import { serverNow } from '@tradewind/client/server-clock';

/** The server's time in milliseconds, second by second. */
export function useServerTime(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
