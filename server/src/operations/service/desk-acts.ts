import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { agentsOf } from './agents-queries.ts';
import { changeConversation, lockConversation, type StoredConversation } from './conversations-store.ts';
import { publishEvent } from './events-store.ts';
import type { Viewer } from './viewer.ts';

const required = async (tx: Tx, viewer: Viewer, id: string): Promise<StoredConversation> =>
  requireFound(await lockConversation(tx, viewer, id), 'conversation_not_found');

/** Assigns a conversation to somebody who can take it, or to nobody. @throws Refusal `conversation_not_found`, `assignee_unknown`. */
export async function assignConversation(
  tx: Tx,
  viewer: Viewer,
  { id, agentId }: { id: string; agentId: string | null },
  at: Date,
): Promise<void> {
  const conversation = await required(tx, viewer, id);
  if (agentId && !(await agentsOf(tx, viewer.shopId)).some((one) => one.id === agentId))
    refuse('assignee_unknown', {}, ['agent_id']);
  await changeConversation(tx, id, { assignee_id: agentId });
  await publishEvent(tx, { kind: 'changed', conversation, deskOnly: true, at });
}

/** Ends a conversation. @throws Refusal `conversation_not_found`, `already_decided` when it has ended. */
export async function closeConversation(tx: Tx, viewer: Viewer, id: string, at: Date): Promise<void> {
  const conversation = await required(tx, viewer, id);
  if (conversation.status === 'closed') refuse('already_decided');
  await changeConversation(tx, id, { status: 'closed', closed_at: at, waiting_since: null });
  await publishEvent(tx, { kind: 'changed', conversation, at });
}

/** Adds a note that only the desk reads. @throws Refusal `conversation_not_found`. */
export async function addNote(
  tx: Tx,
  viewer: Viewer,
  { id, text }: { id: string; text: string },
  at: Date,
): Promise<void> {
  const conversation = await required(tx, viewer, id);
  await tx
    .insertInto('service_notes')
    .values({
      id: newId(),
      conversation_id: id,
      user_id: viewer.side === 'shop' ? viewer.accountId : null,
      operator_id: viewer.side === 'platform' ? viewer.accountId : null,
      body: text,
      written_at: at,
    })
    .execute();
  await publishEvent(tx, { kind: 'changed', conversation, deskOnly: true, at });
}

/** Stops the messages of a shopper to the shop, or lets them through again. @throws Refusal `conversation_not_found`. */
export async function blockShopper(
  tx: Tx,
  viewer: Viewer,
  { id, blocked }: { id: string; blocked: boolean },
  at: Date,
): Promise<void> {
  const conversation = await required(tx, viewer, id);
  await changeConversation(tx, id, {
    blocked_by_desk_at: blocked ? (conversation.blocked_by_desk_at ?? at) : null,
    ...(blocked && { waiting_since: null }),
  });
  await publishEvent(tx, { kind: 'changed', conversation, at });
}
