import type { QueryClient } from '@tanstack/react-query';
import { subscribeSession, readToken } from '../../api/session.ts';
import { userQuery } from '../../api/user.ts';

/**
 * Shows the number of unread notifications and messages on the app's icon, where the device can.
 *
 * @returns a function that ends it.
 */
export function followBadge(queries: QueryClient): () => void {
  if (!('setAppBadge' in navigator)) return () => undefined;
  let shown = -1;
  const show = () => {
    const user = readToken() ? queries.getQueryData(userQuery().queryKey) : undefined;
    if (readToken() && !user) return;
    const count = user ? user.notification_count + user.message_count : 0;
    if (count === shown) return;
    shown = count;
    // Refused by a browser that has the function but not the app.
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
  };
  show();
  const leaveCache = queries.getQueryCache().subscribe(show);
  const leaveSession = subscribeSession(show);
  return () => {
    leaveCache();
    leaveSession();
  };
}
