import { useMutation, useQueryClient } from '@tanstack/react-query';
import { acceptedTerms, acceptTerms } from '@tradewind/contract/people/accepted-terms';
import { announcements, help, law, laws, platformPage, type LawSlug } from '@tradewind/contract/platform/texts';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';

/** Texts change rarely. */
const staleTime = 5 * 60_000;

export const helpQuery = () => ({ ...callQuery(help, {}), staleTime });
export const lawsQuery = () => ({ ...callQuery(laws, {}), staleTime });
export const platformPageQuery = () => ({ ...callQuery(platformPage, {}), staleTime });

/** A document of law in the version in effect, or in another one. Quiet, because the screen itself says that there is none. */
export const lawQuery = (slug: LawSlug | (string & {}), version?: number) => ({
  ...callQuery(law, version === undefined ? { slug } : { slug, version }, { quiet: true }),
  staleTime,
});

/** What the platform announces. Quiet: Home does without. */
export const announcementsQuery = () => ({ ...callQuery(announcements, {}, { quiet: true }), staleTime });

/** Which version of the terms the shopper accepted. Quiet: nothing depends on it. */
export const acceptedTermsQuery = () => ({ ...callQuery(acceptedTerms, {}, { quiet: true }), staleTime });

/** Accepts a version of the terms that was read. */
export function useAcceptTerms() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => call(acceptTerms, { version }),
    onSuccess: (state) => queries.setQueryData(acceptedTermsQuery().queryKey, state),
  });
}
