import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from './cookies.ts';
import { sessionCookie } from './session-cookie.ts';

const listeners = new Set<() => void>();

/** The token of the signed-in shopper; null for a visitor. */
export function readToken(): string | null {
  return readCookie(document.cookie, sessionCookie) || null;
}

/** Stores the token for three days. */
export function startSession(token: string): void {
  writeCookie(sessionCookie, token);
  notifyListeners();
}

/** Deletes the token in this browser. Subscribers drop what belonged to the shopper. */
export function endSession(): void {
  writeCookie(sessionCookie, null);
  notifyListeners();
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The token now; null on the server and while hydrating, since pages are rendered for a visitor. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribeSession, readToken, () => null);
}

export const useSignedIn = (): boolean => useToken() !== null;

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
