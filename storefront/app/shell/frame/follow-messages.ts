import type { QueryClient } from '@tanstack/react-query';
import { markMessages } from '@tradewind/contract/operations/service';
import { call } from '../../api/call.ts';
import { followLive } from '../../api/live.ts';
import { setMessageCount } from '../../api/user.ts';
import { servicePath } from '../../paths/service-path.ts';

/**
 * Keeps the number of unread messages up to date, and tells the other side that their message has arrived.
 *
 * @returns a function that ends it.
 */
export const followMessages = (queries: QueryClient): (() => void) =>
  followLive((_name, data) => {
    if ('unread' in data) setMessageCount(queries, data.unread);
    if ('message' in data && data.message?.is_mine === 0) markReceived(data.shop_id, data.message.number);
  });

/** An open conversation says itself how far it was read. */
function markReceived(shopId: string, received: number): void {
  if (location.pathname === servicePath()) return;
  call(markMessages, { shop_id: shopId, received }, { quiet: true, repeatable: true }).catch(() => undefined);
}
