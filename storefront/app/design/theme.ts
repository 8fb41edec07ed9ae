export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The part of a storage that the theme needs; the caller's wrapper must not throw. */
export interface ThemeStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
}

const storageKey = 'theme';

/** The stored choice; `system` when there is none or it is unknown. */
export function readTheme(storage: ThemeStorage): ThemeChoice {
  const stored = storage.get(storageKey);
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

/** Writes the choice down and shows it at once. */
export function chooseTheme(storage: ThemeStorage, choice: ThemeChoice): void {
  storage.set(storageKey, choice);
  showTheme(choice);
}

/** Sets `data-theme` on the document. */
export function showTheme(choice: ThemeChoice): void {
  const dark = choice === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Follows the device while the choice is `system`; returns how to stop. Call once at start. */
export function followTheme(storage: ThemeStorage): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => showTheme(readTheme(storage));
  follow();
  device.addEventListener('change', follow);
  return () => device.removeEventListener('change', follow);
}
