import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { toWire, usd } from '@tradewind/contract/base/money';
import type * as contract from '@tradewind/contract/trade/desk/invitations';
import type { InvitationState, RefusedReward } from '@tradewind/contract/trade/invitations';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { likeAnywhere } from '../../base/db/like.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { isOfKinds } from '../../money/ledger/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { stateOf, termsOf } from './partnership-queries.ts';

interface DeskRow {
  user_id: string;
  username: string;
  inviter_id: string;
  inviter: string;
  accepted_at: Date;
  order_before: Date;
  state: InvitationState;
  reason: RefusedReward | '';
  reward: bigint;
  owed: bigint;
  order_id: string | null;
  sn: string | null;
  decided_at: Date | null;
}

/** Invitations, latest first; the cursor is the time and account of the last one. */
export async function listInvitations(
  read: Read,
  { state, inviter, search, cursor, limit }: ParsedInputOf<typeof contract.deskInvitations>,
  now: Date,
): Promise<OutputOf<typeof contract.deskInvitations>> {
  const [at, userId] = cursor.split(' ');
  const isCursor =
    at !== undefined && userId !== undefined && !Number.isNaN(Date.parse(at)) && /^[0-9a-f-]{36}$/.test(userId);
  const wanted = [
    ...(inviter ? [sql`i.inviter_id = ${inviter}`] : []),
    ...(isCursor ? [sql`(i.accepted_at, i.user_id) < (${at}::timestamptz, ${userId}::uuid)`] : []),
    ...(search ? [sql`(u.username ilike ${likeAnywhere(search)} or b.username ilike ${likeAnywhere(search)})`] : []),
    ...(state ? [sql`${stateOf(now)} = ${state}`] : []),
  ];
  const rows = await rowsOf<DeskRow>(
    read,
    sql`
    select i.user_id, u.username, i.inviter_id, b.username as inviter, i.accepted_at, i.order_before, i.reason, i.reward,
      i.owed, i.order_id, o.sn, i.decided_at, ${stateOf(now)} as state
    from invitations i join users u on u.id = i.user_id join users b on b.id = i.inviter_id
      left join orders o on o.id = i.order_id
    ${wanted.length > 0 ? sql`where ${sql.join(wanted, sql` and `)}` : sql``}
    order by i.accepted_at desc, i.user_id desc limit ${limit + 1}`,
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { list: shown.map(present), next: last ? `${last.accepted_at.toISOString()} ${last.user_id}` : null };
}

const present = (row: DeskRow): contract.DeskInvitation => ({
  id: row.user_id,
  inviter: { id: row.inviter_id, username: row.inviter },
  invited: { id: row.user_id, username: row.username },
  at: row.accepted_at.toISOString(),
  order_before: row.order_before.toISOString(),
  state: row.state,
  reason: row.reason,
  reward: toWire(usd(row.reward)),
  owed: toWire(usd(row.owed)),
  order_id: row.order_id,
  order_sn: row.sn ?? '',
  decided_at: row.decided_at?.toISOString() ?? null,
});

/** What invitations brought and cost; money is summed from the books. */
export async function showFigures(read: Read, now: Date): Promise<OutputOf<typeof contract.invitationFigures>> {
  const [settings, counts, [money], [orders]] = await Promise.all([
    readSettings(read, now),
    rowsOf<{ status: string; reason: RefusedReward | ''; count: number; owed: bigint }>(
      read,
      sql`select status, reason, count(*)::int as count, sum(owed)::bigint as owed from invitations group by status, reason order by count desc, reason`,
    ),
    rowsOf<{ paid: bigint; taken_back: bigint }>(
      read,
      sql`
      select coalesce(sum(-e.amount) filter (where t.kind = 'invitation_reward'), 0)::bigint as paid,
        coalesce(sum(e.amount) filter (where t.kind = 'invitation_reward_reversed'), 0)::bigint as taken_back
      from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
      where ${isOfKinds(['invitation_reward', 'invitation_reward_reversed'])} and a.kind = 'platform_revenue'`,
    ),
    rowsOf<{ total: bigint }>(
      read,
      sql`select coalesce(sum(o.total), 0)::bigint as total from invitations i join orders o on o.id = i.order_id where i.status = 'rewarded'`,
    ),
  ]);
  const sum = (of: (row: (typeof counts)[number]) => number) => counts.reduce((total, row) => total + of(row), 0);
  return {
    ...termsOf(settings),
    open: settings['partnership.mode'] === 'open' ? 1 : 0,
    invited: sum(({ count }) => count),
    rewarded: sum(({ status, count }) => (status === 'rewarded' ? count : 0)),
    refused: counts.flatMap(({ reason, count }) => (reason === '' ? [] : [{ reason, count }])),
    paid: toWire(usd(money?.paid ?? 0n)),
    taken_back: toWire(usd(money?.taken_back ?? 0n)),
    owed: toWire(usd(counts.reduce((total, { owed }) => total + owed, 0n))),
    orders: toWire(usd(orders?.total ?? 0n)),
  };
}
