import * as contract from '@tradewind/contract/operations/shop-desk/service';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Api } from '../../base/http/api.ts';
import { thenAnswer } from '../../base/db/work.ts';
import { listAttachable } from './attachable.ts';
import { countUnreadOfDesk } from './conversation-queries.ts';
import { lockConversation } from './conversations-store.ts';
import { addNote, assignConversation, blockShopper, closeConversation } from './desk-acts.ts';
import { findForDesk } from './desk-queries.ts';
import { storeHours } from './hours.ts';
import { hostOf } from './host-of.ts';
import { markMessages } from './mark-messages.ts';
import { messagesById } from './messages-queries.ts';
import { presentMessages } from './present-message.ts';
import { reportMessage } from './report-message.ts';
import { removeReply, savedReplies, saveReply } from './saved-replies.ts';
import { sendAsDesk } from './send-as-desk.ts';
import type { ServiceDeps } from './service-deps.ts';
import { showHistory } from './show-history.ts';
import { showDesk, showList, showOpened } from './show-to-desk.ts';
import { createTicket } from './stream/tickets.ts';
import { tellTyping } from './tell-typing.ts';
import { translateMessage } from './translation/translate-message.ts';
import { shopViewer } from './viewer.ts';

/** Routes of the shop desk for customer service. */
export function serviceShopRoutes(api: Api, deps: ServiceDeps): void {
  const { db, fileLinks } = deps;
  const translates = deps.translator !== null;
  const { read } = db;

  api.merchant(contract.shopConversations, (call, input) => showList(read, shopViewer(call), input));
  api.merchant(contract.shopConversation, (call, { id }) => showOpened(read, shopViewer(call), id));

  api.merchant(contract.shopMessages, async (call, { id, ...page }) => {
    const viewer = shopViewer(call);
    requireFound(await findForDesk(read, viewer, id), 'conversation_not_found');
    return showHistory(read, id, page, { viewer, now: call.now, fileLinks, translates });
  });

  api.merchant(contract.shopAttachable, async (call, { id, q }) => {
    const viewer = shopViewer(call);
    const { user_id: userId } = requireFound(await findForDesk(read, viewer, id), 'conversation_not_found');
    return { list: await listAttachable(read, viewer, { userId, q }) };
  });

  api.merchant(contract.sendAsShop, async (call, input) => {
    const viewer = shopViewer(call);
    return thenAnswer(sendAsDesk(viewer, { now: call.now, ownHost: hostOf(call.origin) }, input), async (tx) => {
      const rows = await messagesById(tx, [input.message_id]);
      return (await presentMessages(tx, rows, { viewer, now: call.now, fileLinks, translates }))[0]!;
    });
  });

  api.merchant(contract.markAsShop, async (call, { id, ...marks }) => async (tx) => {
    await markMessages(tx, await lockConversation(tx, shopViewer(call), id), 'shop', marks, call.now);
    return { unread: await countUnreadOfDesk(tx, call.actor.shopId) };
  });

  api.merchant(contract.typingAsShop, async (call, { id }) => {
    const conversation = requireFound(await findForDesk(read, shopViewer(call), id), 'conversation_not_found');
    return async () => {
      await tellTyping(deps, conversation, 'shop');
      return null;
    };
  });

  api.merchant(contract.translateAsShop, async (call, { message_id: messageId }) => {
    const translated = await translateMessage(deps, shopViewer(call), messageId, call.now);
    return async () => translated;
  });

  api.merchant(contract.assignAsShop, async (call, { id, agent_id: agentId = null }) => async (tx) => {
    await assignConversation(tx, shopViewer(call), { id, agentId }, call.now);
    return showOpened(tx, shopViewer(call), id);
  });

  api.merchant(contract.closeAsShop, async (call, { id }) => async (tx) => {
    await closeConversation(tx, shopViewer(call), id, call.now);
    return showOpened(tx, shopViewer(call), id);
  });

  api.merchant(contract.noteAsShop, async (call, input) => async (tx) => {
    await addNote(tx, shopViewer(call), input, call.now);
    return showOpened(tx, shopViewer(call), input.id);
  });

  api.merchant(contract.blockShopper, async (call, { id, blocked }) => async (tx) => {
    await blockShopper(tx, shopViewer(call), { id, blocked: blocked === 1 }, call.now);
    return showOpened(tx, shopViewer(call), id);
  });

  api.merchant(contract.reportAsShop, async (call, input) => async (tx) => {
    await reportMessage(tx, shopViewer(call), input, call.now);
    return null;
  });

  api.merchant(contract.shopServiceDesk, (call) => showDesk(read, shopViewer(call), call.now));

  api.merchant(contract.setShopServiceHours, async (call, hours) => async (tx) => {
    await storeHours(tx, call.actor.shopId, hours, call.now);
    return showDesk(tx, shopViewer(call), call.now);
  });

  api.merchant(contract.shopSavedReplies, async ({ actor }) => {
    const list = await savedReplies(read, actor.shopId);
    return { list, total: list.length };
  });

  api.merchant(
    contract.saveShopReply,
    async ({ actor, now }, input) =>
      (tx) =>
        saveReply(tx, actor.shopId, input, now),
  );

  api.merchant(contract.removeShopReply, async ({ actor }, { id }) => async (tx) => {
    await removeReply(tx, actor.shopId, id);
    return null;
  });

  api.merchant(contract.openShopStream, async (call) => (tx) => {
    return createTicket(tx, { ...shopViewer(call), sessionId: call.actor.sessionId }, call.now);
  });
}
