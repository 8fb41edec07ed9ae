import * as contract from '@tradewind/contract/operations/desk/service';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { AuditAct } from '@tradewind/contract/platform/desk/audit-acts';
import type { Tx } from '../../base/db/database.ts';
import type { Api } from '../../base/http/api.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { listAttachable } from './attachable.ts';
import { countUnreadOfDesk } from './conversation-queries.ts';
import { lockConversation } from './conversations-store.ts';
import { addNote, assignConversation, closeConversation } from './desk-acts.ts';
import { findForDesk } from './desk-queries.ts';
import { disputeHistory } from './dispute-history.ts';
import { storeHours } from './hours.ts';
import { hostOf } from './host-of.ts';
import { markMessages } from './mark-messages.ts';
import { messagesById } from './messages-queries.ts';
import { presentMessages } from './present-message.ts';
import { decideReport, listReports, showReport } from './reports.ts';
import { removeReply, savedReplies, saveReply } from './saved-replies.ts';
import { sendAsDesk } from './send-as-desk.ts';
import type { ServiceDeps } from './service-deps.ts';
import { showHistory } from './show-history.ts';
import { showDesk, showList, showOpened } from './show-to-desk.ts';
import { createTicket } from './stream/tickets.ts';
import { tellTyping } from './tell-typing.ts';
import { translateMessage } from './translation/translate-message.ts';
import { writeTranscript } from './transcript.ts';
import { platformViewer } from './viewer.ts';

/** Routes of operators for customer service. */
export function serviceDeskRoutes(api: Api, deps: ServiceDeps): void {
  const { db, fileLinks } = deps;
  const translates = deps.translator !== null;
  const { read } = db;

  /** Runs an act on a conversation with its entry in the audit log. */
  const act = (call: DeskCall, name: AuditAct, id: string, details: object, work: (tx: Tx) => Promise<void>) =>
    db.transact(async (tx) => {
      await work(tx);
      await audit(tx, call.operator, name, `conversation:${id}`, { ...details }, call.now);
    });

  api.operator(contract.deskConversations, (call, input) => showList(read, platformViewer(call), input));
  api.operator(contract.deskConversationById, (call, { id }) => showOpened(read, platformViewer(call), id));

  api.operator(contract.deskMessages, async (call, { id, ...page }) => {
    const viewer = platformViewer(call);
    requireFound(await findForDesk(read, viewer, id), 'conversation_not_found');
    return showHistory(read, id, page, { viewer, now: call.now, fileLinks, translates });
  });

  api.operator(contract.deskAttachable, async (call, { id, q }) => {
    const viewer = platformViewer(call);
    const { user_id: userId } = requireFound(await findForDesk(read, viewer, id), 'conversation_not_found');
    return { list: await listAttachable(read, viewer, { userId, q }) };
  });

  api.operator(contract.sendAsPlatform, async (call, input) => {
    const viewer = platformViewer(call);
    await db.transact(sendAsDesk(viewer, { now: call.now, ownHost: hostOf(call.origin) }, { ...input, pictures: [] }));
    const rows = await messagesById(read, [input.message_id]);
    return (await presentMessages(read, rows, { viewer, now: call.now, fileLinks, translates }))[0]!;
  });

  api.operator(contract.markAsPlatform, async (call, { id, ...marks }) => {
    await db.transact(async (tx) =>
      markMessages(tx, await lockConversation(tx, platformViewer(call), id), 'platform', marks, call.now),
    );
    return { unread: await countUnreadOfDesk(read, null) };
  });

  api.operator(contract.typingAsPlatform, async (call, { id }) => {
    const conversation = requireFound(await findForDesk(read, platformViewer(call), id), 'conversation_not_found');
    await tellTyping(deps, conversation, 'platform');
    return null;
  });

  api.operator(contract.translateAsPlatform, (call, { message_id: messageId }) =>
    translateMessage(deps, platformViewer(call), messageId, call.now),
  );

  api.operator(contract.assignAsPlatform, async (call, { id, agent_id: agentId = null, note }) => {
    const viewer = platformViewer(call);
    await act(call, 'service.assigned', id, { to: agentId }, async (tx) => {
      await assignConversation(tx, viewer, { id, agentId }, call.now);
      if (note !== '') await addNote(tx, viewer, { id, text: note }, call.now);
    });
    return showOpened(read, viewer, id);
  });

  api.operator(contract.closeAsPlatform, async (call, { id }) => {
    const viewer = platformViewer(call);
    await act(call, 'service.closed', id, {}, (tx) => closeConversation(tx, viewer, id, call.now));
    return showOpened(read, viewer, id);
  });

  api.operator(contract.noteAsPlatform, async (call, input) => {
    const viewer = platformViewer(call);
    await act(call, 'service.noted', input.id, {}, (tx) => addNote(tx, viewer, input, call.now));
    return showOpened(read, viewer, input.id);
  });

  api.operator(contract.conversationTranscript, (call, { id }) =>
    writeTranscript(deps, platformViewer(call), id, call.now),
  );

  api.operator(contract.disputeConversation, (call, input) => disputeHistory(deps, call, input));

  api.operator(contract.messageReports, (call, input) => listReports(deps, call, input));
  api.operator(contract.messageReportById, (call, { id }) => showReport(deps, call, id));
  api.operator(contract.decideMessageReport, async (call, input) => {
    await decideReport(deps, call, input);
    return showReport(deps, call, input.id);
  });

  api.operator(contract.deskService, (call) => showDesk(read, platformViewer(call), call.now));

  api.operator(contract.setPlatformServiceHours, async (call, hours) => {
    await db.transact(async (tx) => {
      await storeHours(tx, null, hours, call.now);
      await audit(tx, call.operator, 'service.hours_set', 'service:platform', { ...hours }, call.now);
    });
    return showDesk(read, platformViewer(call), call.now);
  });

  api.operator(contract.deskSavedReplies, async () => {
    const list = await savedReplies(read, null);
    return { list, total: list.length };
  });

  api.operator(contract.saveDeskReply, (call, input) =>
    db.transact(async (tx) => {
      const saved = await saveReply(tx, null, input, call.now);
      await audit(tx, call.operator, 'service.reply_saved', `saved_reply:${saved.id}`, { ...saved }, call.now);
      return saved;
    }),
  );

  api.operator(contract.removeDeskReply, async (call, { id }) => {
    await db.transact(async (tx) => {
      await removeReply(tx, null, id);
      await audit(tx, call.operator, 'service.reply_removed', `saved_reply:${id}`, {}, call.now);
    });
    return null;
  });

  api.operator(contract.openDeskStream, (call) =>
    db.transact((tx) => createTicket(tx, { ...platformViewer(call), sessionId: call.operator.sessionId }, call.now)),
  );
}
