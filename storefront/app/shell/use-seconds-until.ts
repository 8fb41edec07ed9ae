import { useEffect, useState } from 'react';
import { serverNow } from '@tradewind/client/server-clock';

/** Whole seconds until a moment, counted down; null before the first look at the clock and without a moment. */
export function useSecondsUntil(moment: string | null): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (!moment) return undefined;
    const look = () => setLeft(Math.max(0, Math.ceil((Date.parse(moment) - serverNow()) / 1000)));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment ? left : null;
}

/** `29:05`, with hours in front where there are any. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}
