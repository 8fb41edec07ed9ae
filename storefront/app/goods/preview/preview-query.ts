import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createCall, type SessionHeaders } from '@tradewind/client/client';
import { pageLocale } from '@tradewind/client/page-locale';
import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';

/**
 * Query options of what only members of a shop or operators may see, with the session of their desk in this browser. It
 * ends with that session, and the answer of nobody else is ever cached.
 */
export function previewQuery<E extends Endpoint>(endpoint: E, session: SessionHeaders, input: InputOf<E>) {
  const call = createCall({ session: () => session, locale: pageLocale });
  return queryOptions({
    queryKey: ['preview', endpoint.name, session, input] as const,
    queryFn: ({ signal }): Promise<OutputOf<E>> => call(endpoint, input, { signal }),
    retry: false,
    // While something is typed, what was drawn last stays.
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** The session of the shop desk in this browser. */
export const atShopDesk = (shopId: string): SessionHeaders => ({ desk: 'shop', shop: shopId });
