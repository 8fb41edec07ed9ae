import { useSyncExternalStore } from 'react';

/**
 * Whether a media query holds; never on the server and while a page hydrates. For what is only worth fetching in some
 * windows: arrangement belongs into the style sheet, which knows the window before the first paint.
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
