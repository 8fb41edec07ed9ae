import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../design/when-idle.ts';
import { useLanguage } from '../../i18n/use-translation.tsx';
import { loadRemainingMessages } from '../language/load-messages.ts';

/** Milliseconds until what could not be fetched is fetched again. */
const pause = 5_000;

/** What belongs to the app as a whole, once the first screen is shown; it also starts the service worker. */
export function useAppLayers(): ComponentType | null {
  const language = useLanguage();
  const [Layers, setLayers] = useState<ComponentType | null>(null);
  useEffect(() => {
    let ended = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      try {
        const [{ AppLayers }] = await Promise.all([
          import('../installed/app-layers.tsx'),
          loadRemainingMessages(language),
        ]);
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
  }, [language]);
  return Layers;
}
