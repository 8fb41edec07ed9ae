import type { ServiceMessage } from '@tradewind/contract/operations/service';

/** The loaded pages of a conversation, the newest page first. */
interface Pages {
  pages: { list: ServiceMessage[]; more: 0 | 1 }[];
  pageParams: unknown[];
}

/** All loaded messages in their order, each once. */
export function messagesIn(data: Pages | undefined): ServiceMessage[] {
  const byNumber = new Map(data?.pages.flatMap(({ list }) => list).map((message) => [message.number, message]));
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number);
}

/**
 * Adds a message that arrived, or replaces it by its newer self.
 *
 * @returns null when messages in between are missing, so that the history has to be loaded anew.
 */
export function withMessage<Data extends Pages>(data: Data, message: ServiceMessage): Data | null {
  const [newest, ...older] = data.pages;
  if (!newest) return null;
  if (data.pages.some(({ list }) => list.some(({ id }) => id === message.id))) {
    const replaced = data.pages.map((page) => ({
      ...page,
      list: page.list.map((one) => (one.id === message.id ? message : one)),
    }));
    return { ...data, pages: replaced };
  }
  const last = newest.list.at(-1)?.number ?? 0;
  if (message.number > last + 1) return null;
  if (message.number <= last) return data;
  return { ...data, pages: [{ ...newest, list: [...newest.list, message] }, ...older] };
}
