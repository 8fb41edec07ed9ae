import { queryOptions } from '@tanstack/react-query';
import { createCall } from '@tradewind/client/client';
import { pageLocale } from '@tradewind/client/page-locale';
import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';

/**
 * Query options of what only members of a shop may see, with the session of the shop desk in this browser. It ends with
 * that session, and the answer of nobody else is ever cached.
 */
export function previewQuery<E extends Endpoint>(endpoint: E, shopId: string, input: InputOf<E>) {
  const call = createCall({ session: () => ({ desk: 'shop', shop: shopId }), locale: pageLocale });
  return queryOptions({
    queryKey: ['preview', endpoint.name, shopId, input] as const,
    queryFn: ({ signal }): Promise<OutputOf<E>> => call(endpoint, input, { signal }),
    retry: false,
  });
}
