export type ToastKind = 'success' | 'failure' | 'plain' | 'loading';

export interface ToastState {
  id: number;
  kind: ToastKind;
  text: string;
}

export interface ToastOptions {
  /** Milliseconds until it goes. */
  duration?: number;
}

const durations = { success: 1200, plain: 1200, failure: 3000 };

let current: ToastState | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function put(next: ToastState | null): void {
  clearTimeout(timer);
  current = next;
  for (const listener of listeners) listener();
}

function show(kind: ToastKind, text: string, duration: number | null): number {
  const id = ++lastId;
  put({ id, kind, text });
  if (duration !== null) timer = setTimeout(() => close(id), duration);
  return id;
}

function close(id?: number): void {
  if (current && (id === undefined || current.id === id)) put(null);
}

/** Short messages, one at a time; a new one takes the place of the old one. For the browser only. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options?.duration ?? durations.success),
  failure: (text: string, options?: ToastOptions) => show('failure', text, options?.duration ?? durations.failure),
  plain: (text: string, options?: ToastOptions) => show('plain', text, options?.duration ?? durations.plain),
  /** Stays until closed or replaced. */
  loading: (text: string) => show('loading', text, null),
  /** Closes the one with this id, or whichever is shown. */
  close,
};

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): ToastState | null {
  return current;
}
