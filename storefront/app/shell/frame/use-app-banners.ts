import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';

/** What is shown of the app as a whole, once the first screen is; it also starts the service worker. */
export function useAppBanners(): ComponentType | null {
  const [Banners, setBanners] = useState<ComponentType | null>(null);
  useEffect(() => {
    let ended = false;
    const load = async () => {
      const { AppBanners } = await import('../installed/app-banners.tsx');
      if (!ended) setBanners(() => AppBanners);
    };
    whenIdle(() => void load().catch(() => undefined));
    return () => {
      ended = true;
    };
  }, []);
  return Banners;
}
