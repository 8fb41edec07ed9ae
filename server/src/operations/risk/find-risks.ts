import type { RiskKind } from '@tradewind/contract/operations/desk/risk';
import { sql, type RawBuilder } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Settings } from '../../platform/settings/index.ts';

/** What the job finds of one kind, before it is compared with what is known. */
export interface Found {
  /** What the accounts share, or the account. */
  key: string;
  accounts: string[];
  facts: Record<string, string>;
}

/** How far back sessions, new accounts, refunds and withdrawals count, in days. */
const deviceDays = 30;
const networkDays = 7;
const refundDays = 90;
const withdrawalDays = 90;

/** The most findings of a kind, the largest groups first: nobody looks at more. */
const most = 500;

/** The query of each kind. All of them read what other modules recorded, in one statement each. */
const queries: Readonly<Record<RiskKind, (now: Date, settings: Settings) => RawBuilder<Found>>> = {
  device: (now, settings) => sql<Found>`
    select md5(s.address || s.user_agent) as key, array_agg(distinct s.user_id) as accounts,
      jsonb_build_object('count', count(distinct s.user_id)::text, 'network', s.address) as facts
    from sessions s
    where s.created_at > ${later(now, -deviceDays * day)}::timestamptz and s.address <> '' and s.user_agent <> ''
    group by s.address, s.user_agent having count(distinct s.user_id) >= ${settings['risk.deviceAccountsCount']}
    order by count(distinct s.user_id) desc limit ${most}`,

  network: (now, settings) => sql<Found>`
    select n.network as key, array_agg(distinct n.user_id) as accounts,
      jsonb_build_object('count', count(distinct n.user_id)::text, 'network', n.network,
        'days', ${String(networkDays)}::text) as facts
    from sign_in_networks n join users u on u.id = n.user_id
    where u.created_at > ${later(now, -networkDays * day)}::timestamptz
    group by n.network having count(distinct n.user_id) >= ${settings['risk.networkAccountsCount']}
    order by count(distinct n.user_id) desc limit ${most}`,

  delivery: (_now, settings) => sql<Found>`
    select md5(a.country || lower(a.area) || lower(a.detail) || coalesce(a.mobile_e164, a.mobile)) as key,
      array_agg(distinct a.user_id) as accounts,
      jsonb_build_object('count', count(distinct a.user_id)::text, 'country', a.country) as facts
    from addresses a
    group by a.country, lower(a.area), lower(a.detail), coalesce(a.mobile_e164, a.mobile)
    having count(distinct a.user_id) >= ${settings['risk.deliveryAccountsCount']}
    order by count(distinct a.user_id) desc limit ${most}`,

  payout: (_now, settings) => sql<Found>`
    select md5(p.method || p.network || lower(p.address)) as key, array_agg(distinct p.user_id) as accounts,
      jsonb_build_object('count', count(distinct p.user_id)::text, 'address', '…' || right(p.address, 4)) as facts
    from payout_addresses p where p.user_id is not null and p.removed_at is null
    group by p.method, p.network, lower(p.address), right(p.address, 4)
    having count(distinct p.user_id) >= ${settings['risk.payoutAccountsCount']}
    order by count(distinct p.user_id) desc limit ${most}`,

  refunds: (now, settings) => sql<Found>`
    select r.user_id::text as key, array[r.user_id] as accounts,
      jsonb_build_object('refunds', r.refunds::text, 'orders', o.orders::text,
        'days', ${String(refundDays)}::text) as facts
    from (
      select user_id, count(distinct order_id) as refunds from refund_requests
      where asked_at > ${later(now, -refundDays * day)}::timestamptz and state <> 'withdrawn'
      group by user_id having count(distinct order_id) >= ${settings['risk.refundsCount']}
    ) r
    cross join lateral (
      select count(*) as orders from orders
      where user_id = r.user_id and paid_at > ${later(now, -refundDays * day)}::timestamptz
    ) o
    where r.refunds * 2 >= o.orders
    order by r.refunds desc limit ${most}`,

  withdrawal: (now, settings) => sql<Found>`
    select w.user_id::text as key, array[w.user_id] as accounts,
      jsonb_build_object('amount', round(sum(w.price) / 100.0, 2)::text, 'days', ${String(settings['risk.youngAccountDays'])}::text) as facts
    from withdrawals w join users u on u.id = w.user_id
    where w.asked_at > ${later(now, -withdrawalDays * day)}::timestamptz and w.status in ('auditing', 'passed')
      and w.asked_at < u.created_at + make_interval(days => ${settings['risk.youngAccountDays']})
    group by w.user_id having sum(w.price) >= ${settings['risk.youngAccountWithdrawals']}
    order by sum(w.price) desc limit ${most}`,
};

/** What there is of one kind now, by the limits of the settings. */
export const findRisks = async (tx: Tx, kind: RiskKind, now: Date, settings: Settings): Promise<Found[]> =>
  (await queries[kind](now, settings).execute(tx)).rows;
