import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from './cookies.ts';
import { endLook, readLook } from './look.ts';
import { sessionCookie } from './session-cookie.ts';

const listeners = new Set<() => void>();

/** The token of the signed-in shopper, or of an operator who looks at an account in this tab; null for a visitor. */
export function readToken(): string | null {
  return readLook() ?? (readCookie(document.cookie, sessionCookie) || null);
}

/** Stores the token for three days. */
export function startSession(token: string): void {
  endLook();
  writeCookie(sessionCookie, token);
  notifyListeners();
}

/** Deletes the token in this browser, or the look in this tab. Subscribers drop what belonged to the shopper. */
export function endSession(): void {
  if (readLook() === null) writeCookie(sessionCookie, null);
  else endLook();
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
