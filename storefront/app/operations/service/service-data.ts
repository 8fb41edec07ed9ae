import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import * as contract from '@tradewind/contract/operations/service';
import * as live from '@tradewind/contract/operations/service-live';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';
import { callOf } from '../../api/queries.ts';

/** One page of a conversation, the oldest message first. */
export type HistoryPage = OutputOf<typeof contract.messages>;

/** Messages in one page. */
const pageSize = 40;

/** The conversation with a shop; with an empty id that with the platform. */
export const conversationQuery = (shopId: string) => callQuery(contract.conversationWith, { shop_id: shopId });

/** Own conversations, the latest first. */
export const conversationPages = () =>
  infiniteQueryOptions({
    queryKey: [contract.conversations.name, 'pages'] as const,
    initialPageParam: '',
    queryFn: ({ client, signal, pageParam }) =>
      callOf(client)(contract.conversations, { cursor: pageParam }, { signal }),
    getNextPageParam: (last) => last.next,
  });

/** Messages of a conversation, the newest page first. */
export const historyPages = (shopId: string) =>
  infiniteQueryOptions({
    queryKey: [contract.messages.name, shopId] as const,
    initialPageParam: 0,
    queryFn: ({ client, signal, pageParam }) =>
      callOf(client)(
        contract.messages,
        { shop_id: shopId, limit: pageSize, ...(pageParam > 0 && { before: pageParam }) },
        { signal },
      ),
    getNextPageParam: (last) => (last.more ? last.list[0]?.number : undefined),
  });

/** Messages that contain the words. */
export const foundMessages = (words: string) =>
  infiniteQueryOptions({
    queryKey: [contract.searchMessages.name, words] as const,
    initialPageParam: '',
    queryFn: ({ client, signal, pageParam }) =>
      callOf(client)(contract.searchMessages, { q: words, cursor: pageParam }, { signal }),
    getNextPageParam: (last) => last.next,
  });

/** The own anti-phishing phrase. */
export const phraseQuery = () => callQuery(live.phrase, {});

/** Acts on a conversation, after which it is shown as the server answers. */
export function useConversationActs(shopId: string) {
  const queries = useQueryClient();
  const onSuccess = (conversation: contract.Conversation) => {
    queries.setQueryData(conversationQuery(shopId).queryKey, conversation);
    return queries.invalidateQueries({ queryKey: [contract.conversations.name] });
  };
  return {
    end: useMutation({ mutationFn: () => call(contract.endConversation, { shop_id: shopId }), onSuccess }),
    block: useMutation({
      mutationFn: (blocked: 0 | 1) => call(contract.blockShop, { shop_id: shopId, blocked }, { repeatable: true }),
      onSuccess,
    }),
    rate: useMutation({
      mutationFn: (rating: Pick<InputOf<typeof contract.rateConversation>, 'stars' | 'words'>) =>
        call(contract.rateConversation, { shop_id: shopId, ...rating }),
      onSuccess,
    }),
  };
}

export const useReportMessage = () =>
  useMutation({
    mutationFn: (report: InputOf<typeof contract.reportMessage>) => call(contract.reportMessage, report),
  });

export function useSetPhrase() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (phrase: string) => call(live.setPhrase, { phrase }),
    onSuccess: (answer) => queries.setQueryData(phraseQuery().queryKey, answer),
  });
}
