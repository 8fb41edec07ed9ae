import { useMutation, useQueryClient } from '@tanstack/react-query';
import { acceptInvitation, invitedPeople, partnership } from '@tradewind/contract/trade/invitations';
import { call } from '../../api/call.ts';
import { callPages, callQuery } from '../../api/call-query.ts';

/** The shopper's code, its terms and what it has earned. */
export const partnershipQuery = () => callQuery(partnership, {});

/** The people whom the shopper has invited, latest first. */
export const invitedPages = () => callPages(invitedPeople, {});

/** Records who invited the shopper; the form shows refusals in place. */
export function useAcceptInvitation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(acceptInvitation, { code }, { quiet: true, repeatable: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [partnership.name] }),
  });
}
