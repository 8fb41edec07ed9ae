import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { messageReport, messageReports } from '@tradewind/contract/operations/desk/service';
import type { MessageReportReason, ServiceSide } from '@tradewind/contract/operations/service';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Read } from '../../base/db/database.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { cursorOf, positionOf } from './conversation-queries.ts';
import { publishEvent } from './events-store.ts';
import { messagesById, messagesOf, type MessageRecord } from './messages-queries.ts';
import { presentMessages } from './present-message.ts';
import type { ServiceDeps } from './service-deps.ts';
import { platformViewer } from './viewer.ts';

type MessageReport = z.output<typeof messageReport>;

const reports = (read: Read) =>
  read
    .selectFrom('service_reports as r')
    .innerJoin('service_conversations as c', 'c.id', 'r.conversation_id')
    .innerJoin('users as w', 'w.id', 'r.user_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('shops as s', 's.id', 'c.shop_id')
    .leftJoin('operators as o', 'o.id', 'r.decided_by')
    .selectAll('r')
    .select(['w.username as reporter', 'c.user_id as shopper_id', 'u.username', 'u.nickname'])
    .select(['c.shop_id', 's.name as shop_name', 'o.name as decider']);
type ReportRecord = Awaited<ReturnType<ReturnType<typeof reports>['executeTakeFirstOrThrow']>>;

async function present(
  { db, fileLinks }: Pick<ServiceDeps, 'db' | 'fileLinks'>,
  call: DeskCall,
  rows: readonly ReportRecord[],
  context: readonly MessageRecord[] = [],
): Promise<MessageReport[]> {
  const messages = await messagesById(
    db.read,
    rows.map((row) => row.message_id),
  );
  const hidden = new Map(messages.map((row) => [row.id, row.hidden_at !== null]));
  // Whoever decides reads also what was removed.
  const legible = (row: MessageRecord): MessageRecord => ({ ...row, hidden_at: null });
  const shown = await presentMessages(db.read, [...messages, ...context].map(legible), {
    viewer: platformViewer(call),
    now: call.now,
    fileLinks,
  });
  const around = shown.slice(messages.length);
  return rows.map((row) => ({
    id: row.id,
    at: row.reported_at.toISOString(),
    by: row.side as ServiceSide,
    reporter: row.reporter,
    reason: row.reason as MessageReportReason,
    words: row.words,
    conversation_id: row.conversation_id,
    shopper: { id: row.shopper_id, name: row.nickname || row.username },
    shop: row.shop_id ? { id: row.shop_id, name: row.shop_name ?? '' } : null,
    message: shown.find(({ id }) => id === row.message_id)!,
    context: around,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decider ?? '',
    decision: row.decision,
    hidden: hidden.get(row.message_id) ? 1 : 0,
  }));
}

/** A page of reports: open ones by age, decided ones the latest first. */
export async function listReports(
  deps: Pick<ServiceDeps, 'db' | 'fileLinks'>,
  call: DeskCall,
  { queue, cursor, limit }: { queue?: 'open' | 'decided' | undefined; cursor?: string | undefined; limit: number },
): Promise<OutputOf<typeof messageReports>> {
  const { read } = deps.db;
  const after = positionOf(cursor);
  const oldestFirst = queue === 'open';
  let query = reports(read)
    .orderBy('r.reported_at', oldestFirst ? 'asc' : 'desc')
    .orderBy('r.id', oldestFirst ? 'asc' : 'desc')
    .limit(limit + 1);
  if (queue) query = query.where('r.decided_at', queue === 'open' ? 'is' : 'is not', null);
  if (after)
    query = query.where(
      oldestFirst
        ? sql<boolean>`(r.reported_at, r.id) > (${after.at}, ${after.id}::uuid)`
        : sql<boolean>`(r.reported_at, r.id) < (${after.at}, ${after.id}::uuid)`,
    );
  const [rows, counts] = await Promise.all([
    query.execute(),
    read
      .selectFrom('service_reports')
      .select([
        sql<number>`(count(*) filter (where decided_at is null))::int`.as('open'),
        sql<number>`(count(*) filter (where decided_at is not null))::int`.as('decided'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    list: await present(deps, call, page),
    next: last ? cursorOf({ at: last.reported_at, id: last.id }) : null,
    counts: { ...counts },
  };
}

/** One report with up to ten messages on either side of the reported one. @throws Refusal `message_not_found`. */
export async function showReport(
  deps: Pick<ServiceDeps, 'db' | 'fileLinks'>,
  call: DeskCall,
  id: string,
): Promise<MessageReport> {
  const { read } = deps.db;
  const row = requireFound(
    (await reports(read).where('r.id', '=', id).executeTakeFirst()) ?? null,
    'message_not_found',
  );
  const context = await messagesOf(read)
    .where('m.conversation_id', '=', row.conversation_id)
    .where(
      sql<boolean>`m.number between (select x.number - 10 from service_messages x where x.id = ${row.message_id})
        and (select x.number + 10 from service_messages x where x.id = ${row.message_id})`,
    )
    .orderBy('m.number')
    .execute();
  return (await present(deps, call, [row], context))[0]!;
}

/**
 * Closes the open reports of a message, and hides it from both sides or leaves it.
 *
 * @throws Refusal `reason_required`, `message_not_found`, `already_decided`.
 */
export async function decideReport(
  { db }: Pick<ServiceDeps, 'db'>,
  { operator, now }: DeskCall,
  { id, hide, reason }: { id: string; hide: 0 | 1; reason: string },
): Promise<void> {
  if (!/[\p{L}\p{N}]/u.test(reason)) refuse('reason_required', {}, ['reason']);
  await db.transact(async (tx) => {
    const report = await tx
      .selectFrom('service_reports')
      .select(['message_id', 'conversation_id', 'decided_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!report) refuse('message_not_found');
    if (report.decided_at) refuse('already_decided');
    await tx
      .updateTable('service_reports')
      .set({ decided_at: now, decided_by: operator.id, decision: reason })
      .where('message_id', '=', report.message_id)
      .where('decided_at', 'is', null)
      .execute();
    if (hide) {
      await tx.updateTable('service_messages').set({ hidden_at: now }).where('id', '=', report.message_id).execute();
      const conversation = await tx
        .selectFrom('service_conversations')
        .select(['id', 'user_id', 'shop_id'])
        .where('id', '=', report.conversation_id)
        .executeTakeFirstOrThrow();
      await publishEvent(tx, { kind: 'message', conversation, messageId: report.message_id, at: now });
    }
    await audit(
      tx,
      operator,
      'service.report_decided',
      `message:${report.message_id}`,
      { reason, hidden: hide === 1 },
      now,
    );
  });
}
