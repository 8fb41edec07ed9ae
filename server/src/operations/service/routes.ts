import * as contract from '@tradewind/contract/operations/service';
import * as live from '@tradewind/contract/operations/service-live';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Api } from '../../base/http/api.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import {
  conversationsOfShopper,
  countUnreadMessages,
  cursorOf,
  findConversationWith,
  positionOf,
} from './conversation-queries.ts';
import { lockConversationWith } from './conversations-store.ts';
import { markMessages } from './mark-messages.ts';
import { findMessages, messagesById, type MessageRecord } from './messages-queries.ts';
import { phraseOf, setPhrase } from './phrase.ts';
import { presentFace } from './present-conversation.ts';
import { presentMessages } from './present-message.ts';
import { reportMessage } from './report-message.ts';
import { sendAsShopper } from './send-as-shopper.ts';
import type { ServiceDeps } from './service-deps.ts';
import { blockShop, endConversation, rateConversation } from './shopper-acts.ts';
import { showConversations, showConversationWith } from './show-conversations.ts';
import { showHistory } from './show-history.ts';
import { createTicket } from './stream/tickets.ts';
import { tellTyping } from './tell-typing.ts';
import { translateMessage } from './translation/translate-message.ts';
import { hoursOfDesk } from './hours.ts';
import { shopperViewer } from './viewer.ts';

/** The most messages that a search shows at once. */
const foundPerPage = 20;

/** Routes of shoppers for customer service. */
export function serviceRoutes(api: Api, deps: ServiceDeps): void {
  const { db, fileLinks } = deps;
  const translates = deps.translator !== null;
  const { read } = db;
  const shown = (call: ShopperCall, rows: readonly MessageRecord[]) =>
    presentMessages(read, rows, { viewer: shopperViewer(call), now: call.now, fileLinks, translates });

  api.shopper(contract.conversations, async (call, { cursor, limit }) => {
    const { userId } = call.actor;
    const rows = await conversationsOfShopper(read, userId, { after: positionOf(cursor), limit });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const [list, unread] = await Promise.all([showConversations(read, call, page), countUnreadMessages(read, userId)]);
    return { list, next: last ? cursorOf({ at: last.last_at, id: last.id }) : null, unread };
  });

  api.shopper(contract.conversationWith, (call, { shop_id: shopId = null }) =>
    showConversationWith(read, call, shopId),
  );

  api.shopper(contract.messages, async (call, { shop_id: shopId = null, ...page }) => {
    const conversation = await findConversationWith(read, call.actor.userId, shopId);
    if (!conversation) return { list: [], more: 0 as const };
    return showHistory(read, conversation.id, page, {
      viewer: shopperViewer(call),
      now: call.now,
      fileLinks,
      translates,
    });
  });

  api.shopper(contract.sendMessage, async (call, input) => {
    await sendAsShopper(deps, call, input);
    return (await shown(call, await messagesById(read, [input.message_id])))[0]!;
  });

  api.shopper(contract.markMessages, async (call, { shop_id: shopId = null, ...marks }) => {
    const { userId } = call.actor;
    await db.transact(async (tx) =>
      markMessages(tx, await lockConversationWith(tx, userId, shopId), 'shopper', marks, call.now),
    );
    return { unread: await countUnreadMessages(read, userId) };
  });

  api.shopper(contract.typing, async (call, { shop_id: shopId = null }) => {
    const conversation = await findConversationWith(read, call.actor.userId, shopId);
    if (!conversation) refuse('conversation_not_found');
    await tellTyping(deps, conversation, 'shopper');
    return null;
  });

  api.shopper(contract.unread, async ({ actor }) => ({ unread: await countUnreadMessages(read, actor.userId) }));

  api.shopper(contract.searchMessages, async (call, { q, shop_id: shopId, cursor }) => {
    if (q === '') return { list: [], next: null };
    const rows = await findMessages(
      read,
      { userId: call.actor.userId, shopId, text: q, after: positionOf(cursor) },
      foundPerPage,
    );
    const page = rows.slice(0, foundPerPage);
    const last = rows.length > foundPerPage ? page.at(-1) : undefined;
    const messages = await shown(call, page);
    const hours = await hoursOfDesk(read, null);
    return {
      list: page.map((row, index) => {
        const { shop_id, name, avatar } = presentFace(
          { shopId: row.shop_id, name: row.shop_name, avatar: row.shop_avatar },
          { hours, answersWithin: null },
          call,
        );
        return { shop_id, name, avatar, message: messages[index]! };
      }),
      next: last ? cursorOf({ at: last.sent_at, id: last.id }) : null,
    };
  });

  api.shopper(contract.translate, (call, { message_id: messageId }) =>
    translateMessage(deps, shopperViewer(call), messageId, call.now),
  );

  api.shopper(contract.blockShop, async (call, input) => {
    await blockShop(deps, call, input);
    return showConversationWith(read, call, input.shop_id);
  });

  api.shopper(contract.reportMessage, async (call, input) => {
    await db.transact((tx) => reportMessage(tx, shopperViewer(call), input, call.now));
    return null;
  });

  api.shopper(contract.endConversation, async (call, { shop_id: shopId = null }) => {
    await endConversation(deps, call, shopId);
    return showConversationWith(read, call, shopId);
  });

  api.shopper(contract.rateConversation, async (call, { shop_id: shopId = null, stars, words }) => {
    await rateConversation(deps, call, { shopId, stars, words });
    return showConversationWith(read, call, shopId);
  });

  api.shopper(live.phrase, async ({ actor }) => ({ phrase: await phraseOf(read, actor.userId) }));
  api.shopper(live.setPhrase, (call, { phrase }) => setPhrase(deps, call, phrase));

  api.shopper(live.openStream, (call) =>
    db.transact((tx) => createTicket(tx, { ...shopperViewer(call), sessionId: call.actor.sessionId }, call.now)),
  );

  api.shopper(live.serviceFrame, async ({ origin }, { pid }) => {
    const shop = pid && (await read.selectFrom('shops').select('id').where('id', '=', pid).executeTakeFirst());
    return `${origin}/service${shop ? `?shop=${shop.id}` : ''}`;
  });
}
