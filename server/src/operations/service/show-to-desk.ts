import { toWire, usd } from '@tradewind/contract/base/money';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { DeskConversation, OpenedConversation, ServiceHours } from '@tradewind/contract/operations/service-desk';
import { platformServiceName } from '@tradewind/contract/operations/service-texts';
import { orderStatusTexts } from '@tradewind/contract/trade/status-texts';
import { later, minute } from '../../base/clock/clock.ts';
import type { Read } from '../../base/db/database.ts';
import { agentsOf, namesOfAgents } from './agents-queries.ts';
import { countUnreadOfDesk, type ConversationRecord } from './conversation-queries.ts';
import {
  countQueues,
  findForDesk,
  latestOrders,
  listForDesk,
  notesOf,
  ratingsOf,
  type DeskQuery,
} from './desk-queries.ts';
import { answerMinutes, ratingFigures } from './figures-queries.ts';
import { hoursOfDesk } from './hours.ts';
import { presentPreview } from './present-conversation.ts';
import type { Viewer } from './viewer.ts';

interface DeskContext {
  viewer: Viewer;
  hours: ServiceHours;
  names: ReadonlyMap<string, string>;
}

/** A conversation in the list of a desk. */
function presentForDesk(row: ConversationRecord, { viewer, hours, names }: DeskContext): DeskConversation {
  const since = row.waiting_since;
  return {
    id: row.id,
    shopper: { id: row.user_id, name: row.nickname || row.username, avatar: row.user_avatar },
    status: row.status as DeskConversation['status'],
    assignee: row.assignee_id ? { id: row.assignee_id, name: names.get(row.assignee_id) ?? '' } : null,
    waiting_since: since?.toISOString() ?? null,
    answer_due: since && later(since, hours.answer_minutes * minute).toISOString(),
    last_number: row.last_number,
    last_at: row.last_at.toISOString(),
    last: presentPreview(row, viewer.side),
    unread: row.desk_unread,
    mine_read: row.desk_read,
    theirs_received: row.shopper_received,
    theirs_read: row.shopper_read,
    blocked_by_shopper: row.blocked_by_shopper_at ? 1 : 0,
    blocked_by_desk: row.blocked_by_desk_at ? 1 : 0,
  };
}

/** A page of conversations at a desk, with the number in each queue. */
export async function showList(read: Read, viewer: Viewer, query: DeskQuery) {
  const [{ rows, next }, hours, counts, unread] = await Promise.all([
    listForDesk(read, viewer, query),
    hoursOfDesk(read, viewer.shopId),
    countQueues(read, viewer),
    countUnreadOfDesk(read, viewer.shopId),
  ]);
  const assignees = rows.map(({ assignee_id: id }) => id);
  const names = await namesOfAgents(read, viewer.shopId, assignees);
  return {
    list: rows.map((row) => presentForDesk(row, { viewer, hours, names })),
    next,
    counts: { ...counts },
    unread,
  };
}

/** A conversation opened at a desk. @throws Refusal `conversation_not_found`. */
export async function showOpened(read: Read, viewer: Viewer, id: string): Promise<OpenedConversation> {
  const row = requireFound(await findForDesk(read, viewer, id), 'conversation_not_found');
  const [hours, notes, ratings, orders] = await Promise.all([
    hoursOfDesk(read, viewer.shopId),
    notesOf(read, id),
    ratingsOf(read, id),
    latestOrders(read, row.user_id, viewer.shopId),
  ]);
  const people = [row.assignee_id, viewer.accountId, ...ratings.map(({ assignee_id }) => assignee_id)];
  const names = await namesOfAgents(read, viewer.shopId, people);
  return {
    ...presentForDesk(row, { viewer, hours, names }),
    notes: notes.map((note) => ({
      id: note.id,
      at: note.written_at.toISOString(),
      author: note.operator_name ?? (note.nickname || note.username || ''),
      text: note.body,
    })),
    ratings: ratings.map(({ stars, words, rated_at: at, assignee_id: by }) => ({
      stars,
      words,
      at: at.toISOString(),
      assignee: (by && names.get(by)) || '',
    })),
    variables: {
      shopper: row.nickname || row.username,
      shop: row.shop_name ?? platformServiceName[viewer.locale],
      agent: names.get(viewer.accountId) ?? '',
      order: orders[0]?.sn ?? '',
    },
    orders: orders.map((order) => ({
      id: order.id,
      number: order.sn,
      at: order.placed_at.toISOString(),
      amount: toWire(usd(order.total)),
      status: orderStatusTexts[order.status as keyof typeof orderStatusTexts][viewer.locale],
    })),
  };
}

/** What a desk needs to know of itself. */
export async function showDesk(read: Read, { shopId, accountId }: Viewer, now: Date) {
  const [hours, agents, unread, counts, minutes, figures] = await Promise.all([
    hoursOfDesk(read, shopId),
    agentsOf(read, shopId),
    countUnreadOfDesk(read, shopId),
    countQueues(read, { shopId, accountId }),
    answerMinutes(read, [shopId], now),
    ratingFigures(read, shopId, now),
  ]);
  return {
    hours,
    agents,
    unread,
    waiting: counts.waiting,
    first_answer_minutes: minutes.get(shopId) ?? null,
    ...figures,
  };
}
