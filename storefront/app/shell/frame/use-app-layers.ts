import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../design/when-idle.ts';

/** Milliseconds until what could not be fetched is fetched again. */
const pause = 5_000;

/** What belongs to the app as a whole, once the first screen is shown; it also starts the service worker. */
export function useAppLayers(): ComponentType | null {
  const [Layers, setLayers] = useState<ComponentType | null>(null);
  useEffect(() => {
    let ended = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      try {
        const { AppLayers } = await import('../installed/app-layers.tsx');
        if (!ended) setLayers(() => AppLayers);
      } catch {
        if (!ended) again = setTimeout(() => void load(), pause);
      }
    };
    whenIdle(() => void load());
    return () => {
      ended = true;
      clearTimeout(again);
    };
  }, []);
  return Layers;
}
