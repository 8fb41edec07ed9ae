import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { Link } from '../router/link.tsx';
import { shownFrom } from '../../api/last-seen.ts';
import { followRecovery } from '../../api/recovery.ts';
import { useSignedIn } from '../../api/session.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isConnectionProblem } from '../errors/error-state.tsx';

/** Says that there is no network, and how old is what the screen shows; leads to the orders, since the account can't be shown. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const queries = useQueryClient();
  const signedIn = useSignedIn();
  const follow = useCallback((listener: () => void) => followShown(queries, listener), [queries]);
  const since = useSyncExternalStore(follow, () => shownSince(queries));
  const online = useSyncExternalStore(subscribeNetwork, () => navigator.onLine);
  return (
    <div role="status" aria-live="polite" className="shrink-0">
      {(!online || since !== null) && (
        <p className="flex flex-wrap justify-center gap-x-3 bg-sunken px-4 py-1.5 text-center text-note text-ink-2">
          {since === null ? t('app.offline') : t('app.asOf', { time: date(new Date(since).toISOString(), 'minute') })}
          {signedIn && (
            <Link to="/myPurchases" className="font-medium text-sea">
              {t('title.myPurchases')}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}

/** Since when the oldest of what the screen shows without a network is known; null where it shows nothing of that kind. */
function shownSince(queries: QueryClient): number | null {
  const shown = queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ queryKey: [name] }) => shownFrom.get(String(name)))
    .filter((at) => at !== undefined);
  return shown.length > 0 ? Math.min(...shown) : null;
}

/** Follows what is shown; when the network is back, what is old or could not be fetched is fetched again. */
function followShown(queries: QueryClient, listener: () => void): () => void {
  const leaveRecovery = followRecovery(() => {
    for (const name of shownFrom.keys()) void queries.invalidateQueries({ queryKey: [name] });
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => isConnectionProblem(state.error) });
  });
  const leave = queries.getQueryCache().subscribe(listener);
  return () => {
    leaveRecovery();
    leave();
  };
}

function subscribeNetwork(listener: () => void): () => void {
  const names = ['online', 'offline'] as const;
  for (const name of names) addEventListener(name, listener);
  return () => {
    for (const name of names) removeEventListener(name, listener);
  };
}
