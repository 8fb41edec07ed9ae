import { tabStorage } from './storage.ts';

/**
 * An operator's look at the account of a shopper. Its token lives in the tab that the desk opened, beside whoever is signed in
 * in this browser, and comes in the fragment of the address, which no server sees.
 */
const key = 'look';
const fragment = '#look=';

/** Takes the token out of the address of a tab that the desk has opened. */
export function takeLook(): void {
  if (!location.hash.startsWith(fragment)) return;
  tabStorage.set(key, decodeURIComponent(location.hash.slice(fragment.length)));
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** The token of the look in this tab; null in any other. */
export const readLook = (): string | null => tabStorage.get(key);

export const endLook = (): void => tabStorage.remove(key);
