export type ToastKind = 'success' | 'failure' | 'plain' | 'loading';

export interface ToastState {
  id: number;
  kind: ToastKind;
  text: string;
  /** A message that is too long to be read while a toast shows: it stays until it is closed, or longer, and blocks nothing. */
  stays: boolean;
  /** A small line under the text. */
  note: string;
  /** Where it leads; it then blocks nothing. */
  action: ToastAction | null;
}

export interface ToastAction {
  label: string;
  /** A path of the storefront. */
  to: string;
}

export interface ToastOptions {
  /** Milliseconds until it goes. */
  duration?: number;
  /** A small line under the text. */
  note?: string;
}

/** Milliseconds until a toast goes, of whatever kind. */
const shownFor = 1_200;

/** Milliseconds until a toast goes that leads somewhere. */
const offeredFor = 4_000;

/** Milliseconds in which a note can be copied or written down. */
const notedIn = 8_000;

/** The width of a text that can be read in that time, in Latin letters; a Chinese character counts as two. */
const readable = 60;

const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (/[\u1100-\u11ff\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);

let current: ToastState | null = null;
/** Milliseconds until the current toast goes; null if it stays until it is closed. */
let duration: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function put(next: ToastState | null): void {
  clearTimeout(timer);
  current = next;
  for (const listener of listeners) listener();
}

function show(
  kind: ToastKind,
  text: string,
  shown: number | null = shownFor,
  note = '',
  action: ToastAction | null = null,
): number {
  const id = ++lastId;
  const stays = kind === 'failure' && widthOf(text) > readable;
  duration = stays ? null : shown;
  put({ id, kind, text, stays, note, action });
  if (listeners.size > 0) startTimer();
  return id;
}

/** Keeps the toast that is shown until `startTimer`, as while somebody is at its link. */
export const stopTimer = (): void => clearTimeout(timer);

/** The time of the toast that is shown begins anew. */
export function startTimer(): void {
  clearTimeout(timer);
  const id = current?.id;
  if (id !== undefined && duration !== null) timer = setTimeout(() => close(id), duration);
}

function close(id?: number): void {
  if (current && (id === undefined || current.id === id)) put(null);
}

/** Short messages, one at a time; a new one takes the place of the old one. For the browser only. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options?.duration),
  /** Says that something was done, and leads to what came of it. */
  done: (text: string, action: ToastAction) => show('success', text, offeredFor, '', action),
  failure: (text: string, options?: ToastOptions) => show('failure', text, options?.duration, options?.note),
  plain: (text: string, options?: ToastOptions) => show('plain', text, options?.duration),
  /** Stays until closed or replaced. */
  loading: (text: string) => show('loading', text, null),
  /** Closes the one with this id, or whichever is shown. */
  close,
  /** Adds a note to the one with this id, if it is still shown. @param longer whether it is to be noted down */
  note(id: number, note: string, longer: boolean) {
    if (current?.id !== id) return;
    if (longer) duration &&= notedIn;
    put({ ...current, note, stays: current.stays || longer });
    startTimer();
  },
};

/** Calls `listener` on each change. The time of a toast that came before there was a listener to draw it begins now. */
export function subscribeToasts(listener: () => void): () => void {
  if (listeners.size === 0) startTimer();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): ToastState | null {
  return current;
}
