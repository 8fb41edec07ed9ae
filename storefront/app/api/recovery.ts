import { reachedListeners } from './last-seen.ts';

/**
 * Follows the moments at which the network is back: the browser says so, or the server answers after it could not be
 * reached. Returns what ends it.
 */
export function followRecovery(listener: () => void): () => void {
  addEventListener('online', listener);
  reachedListeners.add(listener);
  return () => {
    removeEventListener('online', listener);
    reachedListeners.delete(listener);
  };
}
