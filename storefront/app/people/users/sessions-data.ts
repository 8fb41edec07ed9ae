import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { endOtherSessions, endOwnSession, ownSessions } from '@tradewind/contract/people/sessions';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';

/** Where the shopper is signed in. */
export const sessionsQuery = () => callQuery(ownSessions, {});

export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof endOwnSession>) => call(endOwnSession, input),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}

export function useEndOtherSessions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}
