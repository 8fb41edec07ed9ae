import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lawQuery } from './content-data.ts';

/**
 * For forms that accept the terms of use: loads them, and returns a function that gives the version shown, waiting for it
 * where the form is sent sooner. It gives none where no terms are published.
 */
export function useTermsVersion(): () => Promise<{ terms_version?: number }> {
  const queries = useQueryClient();
  const terms = lawQuery('terms');
  useQuery(terms);
  return async () => {
    const shown = await queries.ensureQueryData(terms).catch(() => undefined);
    return shown ? { terms_version: shown.version } : {};
  };
}
