import { useQuery, type keepPreviousData } from '@tanstack/react-query';
import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied, usePermissions } from 'react-admin';
import { call } from './call.ts';
import { mayCall } from './resources.ts';
import { readSession, rolesOf } from './session.ts';

/** Reads from an endpoint that is no list of react-admin's; does not even ask where the reader's roles don't reach. */
export function useDesk<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { refreshMs, placeholderData }: { refreshMs?: number; placeholderData?: typeof keepPreviousData } = {},
) {
  const allowed = useMay();
  const query = useQuery<OutputOf<E>>({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    enabled: allowed(endpoint),
    ...(refreshMs && { refetchInterval: refreshMs }),
    ...(placeholderData && { placeholderData }),
  });
  const leave = useLogoutIfAccessDenied();
  useEffect(() => {
    if (query.error) leave(query.error).catch(() => undefined);
  }, [query.error, leave]);
  return query;
}

/** Which endpoints whoever is signed in may call, by the roles they have now. */
export function useMay(): (endpoint: Endpoint) => boolean {
  const { permissions } = usePermissions();
  const roles = permissions ?? rolesOf(readSession());
  return (endpoint) => mayCall(endpoint, roles);
}
