import type { Locale } from '@tradewind/contract/base/locales';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { AccountEvent, accountTimeline } from '@tradewind/contract/people/desk/accounts';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { requireUser } from '../../people/users/index.ts';
import { securityKinds, titleOf } from '../notifications/index.ts';

interface EventRow {
  id: string;
  at: Date;
  what: string;
  subject: string;
  subject_id: string;
  amount: bigint | null;
  by: string;
  /** Of a notification or an act of an operator. */
  details: Readonly<Record<string, string>> | null;
}

type Group = AccountEvent['group'];

/** SQL of what happened to an account, by group: each gives the columns of `EventRow` in this order. */
const sources: Readonly<Record<Group, (userId: string) => RawBuilder<unknown>>> = {
  account: (userId) => sql`
    select 'registered:' || u.id as id, u.created_at as at, 'registered' as what, u.username as subject,
      '' as subject_id, null::bigint as amount, '' as by, null::jsonb as details
    from users u where u.id = ${userId}
    union all
    select 'signed_in:' || i.id, i.signed_in_at, case when i.at_desk then 'signed_in_at_desk' else 'signed_in' end,
      concat_ws(' · ', nullif(i.device, ''), nullif(i.address, '')), '', null, '', null
    from sign_ins i where i.user_id = ${userId}
    union all
    select 'notice:' || n.id, n.told_at, 'notice', n.kind, '', null, '', n.details
    from notifications n
    where n.reader = 'user' and n.reader_id = ${userId} and n.kind in (${sql.join([...securityKinds])})`,
  orders: (userId) => sql`
    select 'order_' || e.what || ':' || o.id, e.at, 'order_' || e.what, o.sn, o.id::text, o.total, '', null::jsonb
    from orders o
    cross join lateral (values
      ('placed', o.placed_at), ('paid', o.paid_at), ('cancelled', o.cancelled_at), ('delivered', o.delivered_at),
      ('received', o.received_at), ('completed', o.completed_at), ('refunded', o.refunded_at)) e (what, at)
    where o.user_id = ${userId} and e.at is not null
    union all
    select 'refund_' || e.what || ':' || r.id, e.at, 'refund_' || e.what, r.sn, r.order_id::text,
      case when e.what = 'asked' then r.asked else r.granted end, '', null
    from refund_requests r
    cross join lateral (values ('asked', r.asked_at), (r.state, r.over_at)) e (what, at)
    where r.user_id = ${userId} and e.at is not null`,
  money: (userId) => sql`
    select 'top_up_' || e.what || ':' || r.id, e.at, 'top_up_' || e.what, r.method, r.id::text,
      case when e.what = 'asked' then r.asked else coalesce(r.arrived, r.asked) end, '', null::jsonb
    from recharges r
    cross join lateral (values ('asked', r.asked_at), (r.state, r.decided_at)) e (what, at)
    where r.user_id = ${userId} and e.at is not null
    union all
    select 'withdrawal_' || e.what || ':' || w.id, e.at, 'withdrawal_' || e.what, w.sn, w.id::text, w.price, '',
      jsonb_build_object('reason', case when e.what = 'asked' then '' else w.reason end)
    from withdrawals w
    cross join lateral (values ('asked', w.asked_at), (w.status, w.decided_at)) e (what, at)
    where w.user_id = ${userId} and e.at is not null`,
  desk: (userId) => sql`
    select 'desk:' || l.id, l.at, l.act, '', '', null::bigint, coalesce(o.name, ''), l.details
    from audit_log l left join operators o on o.id = l.operator_id
    where l.subject = ${`user:${userId}`}`,
};

/**
 * What happened to an account, newest first: registration, sign-ins, changes of its security, orders, refunds, top-ups,
 * withdrawals, and what operators did.
 *
 * @throws Refusal `user_not_found`.
 */
export async function readTimeline(
  read: Read,
  locale: Locale,
  { id: userId, group, cursor, limit }: ParsedInputOf<typeof accountTimeline>,
): Promise<OutputOf<typeof accountTimeline>> {
  await requireUser(read, userId);
  const after = positionOf(cursor);
  const groups = group ? [group] : (Object.keys(sources) as Group[]);
  const all = sql.join(
    groups.map(
      (name) => sql`select ${sql.lit(name)} as "group", g.* from (${sources[name](userId)})
      g (id, at, what, subject, subject_id, amount, by, details)`,
    ),
    sql` union all `,
  );
  let query = read
    .selectFrom(sql<EventRow & { group: Group }>`(${all})`.as('e'))
    .selectAll()
    .select(sql<string>`e.at::text`.as('cursor_at'))
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit + 1);
  if (after) query = query.where(sql<boolean>`(e.at, e.id) < (${after.at}::timestamptz, ${after.id})`);
  const rows = await query.execute();
  const list = rows.slice(0, limit);
  const last = rows.length > limit ? list.at(-1) : undefined;
  return {
    list: list.map((row) => present(row, locale)),
    next: last ? `${last.cursor_at}|${last.id}` : null,
  };
}

type Found = EventRow & { group: Group; cursor_at: string };

const present = (row: Found, locale: Locale): AccountEvent => ({
  id: row.id,
  at: row.at.toISOString(),
  group: row.group,
  what: row.what,
  subject:
    row.what === 'notice' ? titleOf(row.subject, row.details ?? {}, locale) : (row.details?.stops ?? row.subject),
  subject_id: row.subject_id,
  amount: row.amount === null ? null : toWire(usd(BigInt(row.amount))),
  by: row.by,
  reason: row.details?.reason ?? '',
});

/** Where the list goes on; null for the start, also of a cursor that is none of ours. */
function positionOf(cursor: string | undefined): { at: string; id: string } | null {
  const [at = '', id = ''] = (cursor ?? '').split('|');
  return id && !Number.isNaN(Date.parse(at)) ? { at, id } : null;
}
