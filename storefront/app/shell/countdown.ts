import { useEffect, useState } from 'react';
import { serverNow } from '@tradewind/client/server-clock';

/** Whole seconds until a moment, counted down; null without a moment and before the first render in the browser. */
export function useSecondsUntil(moment: string | null): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (!moment) return undefined;
    const update = () => setLeft(Math.max(0, Math.ceil((Date.parse(moment) - serverNow()) / 1000)));
    update();
    const timer = setInterval(update, 1000);
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
