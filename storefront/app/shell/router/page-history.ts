import type { Location } from './visit.ts';

/** What the browser keeps with each entry. */
interface EntryState {
  /** How many entries of this page stand before it. */
  readonly idx: number;
  readonly key: string;
  readonly usr: unknown;
}

/** The current entry of the browser's history. */
export function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const state = entryState();
  return { pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? 'first' };
}

let depth = 0;

/** How many entries of this page stand before the current one; a jump within a screen does not count. */
export function historyDepth(): number {
  depth = entryState()?.idx ?? depth;
  return depth;
}

/** An entry for an address of this site that is not in the history yet. */
export function newLocation(to: string, state: unknown = null): Location {
  const { pathname, search, hash } = new URL(to, window.location.href);
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) };
}

/** Puts an entry after the current one, or in its place. */
export function writeEntry(location: Location, type: 'PUSH' | 'REPLACE'): void {
  const idx = historyDepth() + (type === 'PUSH' ? 1 : 0);
  const state: EntryState = { idx, key: location.key, usr: location.state };
  if (type === 'PUSH') window.history.pushState(state, '', pathOf(location));
  else window.history.replaceState(state, '', pathOf(location));
}

/** Numbers the entry that the page was opened with. */
export function numberFirstEntry(): void {
  if (!entryState()) writeEntry(currentLocation(), 'REPLACE');
}

export const pathOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash;

/** Null for an entry that this page has not written, such as a jump within it. */
function entryState(): EntryState | null {
  const state: unknown = window.history.state;
  return isEntryState(state) ? state : null;
}

const isEntryState = (state: unknown): state is EntryState =>
  typeof state === 'object' &&
  state !== null &&
  'idx' in state &&
  typeof state.idx === 'number' &&
  'key' in state &&
  typeof state.key === 'string';
