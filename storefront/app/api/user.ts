import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getUserInfo, type UserInfo } from '@tradewind/contract/people/users';
import { callQuery } from './call-query.ts';
import { useSignedIn } from './session.ts';

/** The signed-in shopper with balance and counts. Invalidate it after whatever changes those. */
export const userQuery = () => callQuery(getUserInfo, {});

/** The signed-in shopper; null for a visitor and until it has been loaded. */
export function useUser(): UserInfo | null {
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...userQuery(), enabled: signedIn });
  return (signedIn && data) || null;
}

/** Puts the number of pieces in the cart into the cached user, so that the tab shows it at once. */
export function setCartCount(queries: QueryClient, count: number): void {
  queries.setQueryData(userQuery().queryKey, (user) => user && { ...user, cart_count: count });
}

/** Puts the number of unread messages into the cached user, so that the tab shows it at once. */
export function setMessageCount(queries: QueryClient, unread: number): void {
  queries.setQueryData(userQuery().queryKey, (user) => user && { ...user, message_count: unread });
}
