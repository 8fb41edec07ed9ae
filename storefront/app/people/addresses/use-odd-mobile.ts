import { useQuery } from '@tanstack/react-query';
import type { TypedMobile } from '../users/calling-codes.ts';

/** Whether a number that has been typed can hardly be one of its country; false while that is not known. */
export function useUnusualMobile(mobile: TypedMobile, country: string, typed: boolean): boolean {
  const { data } = useQuery({
    queryKey: ['addresses.oddMobile', mobile.code, mobile.number, country],
    queryFn: async () => (await import('./unusual-mobile.ts')).isUnusualMobile(mobile, country),
    enabled: typed && mobile.number.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return data ?? false;
}
