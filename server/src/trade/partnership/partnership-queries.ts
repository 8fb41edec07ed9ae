import type { ParsedInputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import { toWire, usd } from '@tradewind/contract/base/money';
import type * as contract from '@tradewind/contract/trade/invitations';
import { sql } from 'kysely';
import { later } from '../../base/clock/clock.ts';
import type { Database, Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { readSettings, type Settings } from '../../platform/settings/index.ts';
import { acceptWithin } from './accept-invitation.ts';
import { maskName } from './invitation-code.ts';
import { codeOf } from './invitations-store.ts';

/** The terms of invitations that are accepted now. */
export const termsOf = (settings: Settings): contract.Terms => ({
  reward: toWire(usd(settings['partnership.reward'])),
  minimum_order: toWire(usd(settings['partnership.minimumOrder'])),
  within_days: settings['partnership.withinDays'],
  yearly_limit: toWire(usd(settings['partnership.yearlyLimit'])),
});

/**
 * Where an invitation `i` stands. An order that was paid in time and is under way keeps it waiting; otherwise it has lapsed
 * when the time is over.
 */
export const stateOf = (now: Date) => sql<contract.InvitationState>`
  case when i.status = 'waiting' and i.order_before < ${now} and not exists (
    select 1 from orders o where o.user_id = i.user_id and o.paid_at <= i.order_before
      and o.status in ('waiting_delivery', 'delivered', 'received')
  ) then 'lapsed' else i.status end`;

/** The caller's code and what it has earned. */
export async function showPartnership(
  db: Database,
  { actor: { userId }, now, origin }: ShopperCall,
): Promise<contract.Partnership> {
  const settings = await readSettings(db.read, now);
  const [code, [figures]] = await Promise.all([
    db.transact((tx) => codeOf(tx, userId, now)),
    rowsOf<{
      invited: number;
      rewarded: number;
      earned: bigint;
      inviter: string | null;
      registered_at: Date;
      has_bought: boolean;
    }>(
      db.read,
      sql`
      select
        (select count(*)::int from invitations where inviter_id = u.id) as invited,
        (select count(*)::int from invitations where inviter_id = u.id and status = 'rewarded') as rewarded,
        (select coalesce(sum(reward), 0)::bigint from invitations where inviter_id = u.id and status = 'rewarded') as earned,
        (select b.nickname from invitations i join users b on b.id = i.inviter_id where i.user_id = u.id) as inviter,
        u.created_at as registered_at,
        exists (select 1 from orders where user_id = u.id and paid_at is not null) as has_bought
      from users u where u.id = ${userId}`,
    ),
  ]);
  const { invited, rewarded, earned, inviter, registered_at: registeredAt, has_bought: hasBought } = figures!;
  const isOpen = settings['partnership.mode'] === 'open';
  const path = `/register?invite=${code}`;
  return {
    ...termsOf(settings),
    open: isOpen ? 1 : 0,
    code,
    path,
    link: origin && `${origin}${path}`,
    invited,
    rewarded,
    earned: toWire(usd(earned)),
    invited_by: inviter === null ? '' : maskName(inviter),
    can_accept: isOpen && inviter === null && !hasBought && registeredAt > later(now, -acceptWithin) ? 1 : 0,
  };
}

/** A page of the people whom the caller has invited. */
export async function listInvited(
  read: Read,
  { actor: { userId }, now }: ShopperCall,
  { page, limit }: ParsedInputOf<typeof contract.invitedPeople>,
): Promise<OutputOf<typeof contract.invitedPeople>> {
  const rows = await rowsOf<{
    nickname: string;
    accepted_at: Date;
    order_before: Date;
    reward: bigint;
    state: contract.InvitationState;
    total: number;
  }>(
    read,
    sql`
    select u.nickname, i.accepted_at, i.order_before, i.reward, ${stateOf(now)} as state, count(*) over ()::int as total
    from invitations i join users u on u.id = i.user_id where i.inviter_id = ${userId}
    order by i.accepted_at desc, i.user_id limit ${limit} offset ${rowsBefore(page, limit)}`,
  );
  const total = rows[0]?.total ?? 0;
  return {
    total,
    count: total,
    list: rows.map((row) => ({
      name: maskName(row.nickname),
      at: row.accepted_at.toISOString(),
      state: row.state,
      order_before: row.order_before.toISOString(),
      reward: toWire(usd(row.reward)),
    })),
  };
}
