import { brand } from '../design/logo.tsx';
import { useEffect } from 'react';

/** The title of the browser's tab: the heading of the screen, which react-admin puts into the header, and the brand. */
export function usePageTitle(): void {
  useEffect(() => {
    const heading = document.getElementById('react-admin-title');
    if (!heading) return undefined;
    const name = () => {
      const screen = heading.textContent.trim();
      document.title = screen ? `${screen} · ${brand}` : brand;
    };
    const observer = new MutationObserver(name);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    name();
    return () => observer.disconnect();
  }, []);
}
