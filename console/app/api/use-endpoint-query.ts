import { useQuery, type keepPreviousData } from '@tanstack/react-query';
import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied, usePermissions } from 'react-admin';
import { call } from './call.ts';
import { canCall } from './resources.ts';
import { readSession, rolesOf } from './session.ts';

/** Reads an endpoint outside react-admin's lists. Disabled where the caller's roles do not allow it. */
export function useEndpointQuery<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  {
    refreshMs,
    placeholderData,
    enabled = true,
  }: { refreshMs?: number; placeholderData?: typeof keepPreviousData; enabled?: boolean } = {},
) {
  const allowed = useCanCall();
  const query = useQuery<OutputOf<E>>({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    enabled: enabled && allowed(endpoint),
    ...(refreshMs && { refetchInterval: refreshMs }),
    ...(placeholderData && { placeholderData }),
  });
  const leave = useLogoutIfAccessDenied();
  useEffect(() => {
    if (query.error) leave(query.error).catch(() => undefined);
  }, [query.error, leave]);
  return query;
}

/** Returns whether the signed-in operator or merchant may call an endpoint. */
export function useCanCall(): (endpoint: Endpoint) => boolean {
  const { permissions } = usePermissions();
  const roles = permissions ?? rolesOf(readSession());
  return (endpoint) => canCall(endpoint, roles);
}
