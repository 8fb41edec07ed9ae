/** A screen as it was last shown. */
export interface KeptScreen<Visit> {
  /** Of its route; one screen is kept for each. */
  pattern: string;
  /** Its path: another product or shop is another screen. */
  key: string;
  kept: boolean;
  /** Whose session it was shown in. */
  owner: string | null;
  visit: Visit;
}

/**
 * The screens to keep from now on: those of this session that are kept alive, one for each route, and the current one.
 * Returns the same list when nothing changed.
 */
export function updateKeptScreens<Screen extends KeptScreen<unknown>>(
  screens: readonly Screen[],
  current: Screen,
): readonly Screen[] {
  const rest = screens.filter((screen) => isKeptBeside(screen, current));
  const before = screens.find((screen) => screen.key === current.key);
  if (!before) return [...rest, current];
  if (rest.length === screens.length && isSame(before, current)) return screens;
  return rest.map((screen) => (screen.key === current.key ? current : screen));
}

function isKeptBeside(screen: KeptScreen<unknown>, current: KeptScreen<unknown>): boolean {
  if (screen.key === current.key) return true;
  return screen.kept && screen.owner === current.owner && screen.pattern !== current.pattern;
}

const isSame = (a: KeptScreen<unknown>, b: KeptScreen<unknown>): boolean => a.visit === b.visit && a.owner === b.owner;
