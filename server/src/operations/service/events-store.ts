import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { listOf } from '../../base/db/lists.ts';
import { deskAudience } from './viewer.ts';

/** The NOTIFY channel of stored events; the payload is the audience. */
export const serviceEvents = 'service_events';
/** The NOTIFY channel of what is not stored: who is typing. */
export const serviceTyping = 'service_typing';

/** `message`: a new one; `marks`: somebody received or read; `changed`: anything else of the conversation. */
export type EventKind = 'message' | 'marks' | 'changed';

export interface NewEvent {
  kind: EventKind;
  conversation: { id: string; user_id: string; shop_id: string | null };
  messageId?: string;
  /** Only for the desk; without it for both sides. */
  deskOnly?: boolean;
  at: Date;
}

/**
 * Stores an event for the open pages of both sides, and tells them when the transaction commits. The audiences' rows are
 * locked in the order of their ids until then, so that nobody sees a number before all smaller ones.
 */
export async function publishEvent(
  tx: Tx,
  { kind, conversation, messageId, deskOnly = false, at }: NewEvent,
): Promise<void> {
  const desk = deskAudience(conversation.shop_id);
  const audiences = (deskOnly ? [desk] : [desk, conversation.user_id]).sort();
  await sql`
    with numbered as (
      insert into service_audiences (id, last_number)
      select id, 1 from unnest(${listOf('uuid', audiences)}) as id order by id
      on conflict (id) do update set last_number = service_audiences.last_number + 1
      returning id, last_number
    )
    insert into service_events (audience_id, number, kind, conversation_id, message_id, at)
    select id, last_number, ${kind}, ${conversation.id}::uuid, ${messageId ?? null}::uuid, ${at} from numbered`.execute(
    tx,
  );
  await sql`select pg_notify(${serviceEvents}, id) from unnest(${listOf('text', audiences)}) as id`.execute(tx);
}
