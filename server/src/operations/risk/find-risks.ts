import type { RiskKind } from '@tradewind/contract/operations/desk/risk';
import { sql, type RawBuilder } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';

/** What the job finds of one kind, before it is compared with what is known. */
export interface Found {
  /** What the accounts share, or the account. */
  key: string;
  accounts: string[];
  facts: Record<string, string>;
}

/** From how many accounts on it is worth a look, and within how many days. */
const limits = {
  device: { accounts: 3, days: 30 },
  network: { accounts: 10, days: 7 },
  delivery: { accounts: 3 },
  payout: { accounts: 2 },
  refunds: { requests: 5, days: 90 },
  withdrawal: { cents: 50_000, days: 14 },
} as const;

/** The most findings of a kind, the largest groups first: nobody looks at more. */
const most = 500;

/** The query of each kind. All of them read what other modules recorded, in one statement each. */
const queries: Readonly<Record<RiskKind, (now: Date) => RawBuilder<Found>>> = {
  device: (now) => sql<Found>`
    select md5(s.address || s.user_agent) as key, array_agg(distinct s.user_id) as accounts,
      jsonb_build_object('count', count(distinct s.user_id)::text, 'network', s.address) as facts
    from sessions s
    where s.created_at > ${later(now, -limits.device.days * day)}::timestamptz and s.address <> '' and s.user_agent <> ''
    group by s.address, s.user_agent having count(distinct s.user_id) >= ${limits.device.accounts}
    order by count(distinct s.user_id) desc limit ${most}`,

  network: (now) => sql<Found>`
    select n.network as key, array_agg(distinct n.user_id) as accounts,
      jsonb_build_object('count', count(distinct n.user_id)::text, 'network', n.network,
        'days', ${String(limits.network.days)}::text) as facts
    from sign_in_networks n join users u on u.id = n.user_id
    where u.created_at > ${later(now, -limits.network.days * day)}::timestamptz
    group by n.network having count(distinct n.user_id) >= ${limits.network.accounts}
    order by count(distinct n.user_id) desc limit ${most}`,

  delivery: () => sql<Found>`
    select md5(a.country || lower(a.area) || lower(a.detail) || coalesce(a.mobile_e164, a.mobile)) as key,
      array_agg(distinct a.user_id) as accounts,
      jsonb_build_object('count', count(distinct a.user_id)::text, 'country', a.country) as facts
    from addresses a
    group by a.country, lower(a.area), lower(a.detail), coalesce(a.mobile_e164, a.mobile)
    having count(distinct a.user_id) >= ${limits.delivery.accounts}
    order by count(distinct a.user_id) desc limit ${most}`,

  payout: () => sql<Found>`
    select md5(p.method || p.network || lower(p.address)) as key, array_agg(distinct p.user_id) as accounts,
      jsonb_build_object('count', count(distinct p.user_id)::text, 'address', '…' || right(p.address, 4)) as facts
    from payout_addresses p where p.user_id is not null and p.removed_at is null
    group by p.method, p.network, lower(p.address), right(p.address, 4)
    having count(distinct p.user_id) >= ${limits.payout.accounts}
    order by count(distinct p.user_id) desc limit ${most}`,

  refunds: (now) => sql<Found>`
    select r.user_id::text as key, array[r.user_id] as accounts,
      jsonb_build_object('refunds', r.refunds::text, 'orders', o.orders::text,
        'days', ${String(limits.refunds.days)}::text) as facts
    from (
      select user_id, count(distinct order_id) as refunds from refund_requests
      where asked_at > ${later(now, -limits.refunds.days * day)}::timestamptz and state <> 'withdrawn'
      group by user_id having count(distinct order_id) >= ${limits.refunds.requests}
    ) r
    cross join lateral (
      select count(*) as orders from orders
      where user_id = r.user_id and paid_at > ${later(now, -limits.refunds.days * day)}::timestamptz
    ) o
    where r.refunds * 2 >= o.orders
    order by r.refunds desc limit ${most}`,

  withdrawal: (now) => sql<Found>`
    select w.user_id::text as key, array[w.user_id] as accounts,
      jsonb_build_object('amount', round(sum(w.price) / 100.0, 2)::text, 'days', ${String(limits.withdrawal.days)}::text) as facts
    from withdrawals w join users u on u.id = w.user_id
    where w.asked_at > ${later(now, -90 * day)}::timestamptz and w.status in ('auditing', 'passed')
      and w.asked_at < u.created_at + make_interval(days => ${limits.withdrawal.days})
    group by w.user_id having sum(w.price) >= ${limits.withdrawal.cents}
    order by sum(w.price) desc limit ${most}`,
};

/** What there is of one kind now. */
export const findRisks = async (tx: Tx, kind: RiskKind, now: Date): Promise<Found[]> =>
  (await queries[kind](now).execute(tx)).rows;
