import type { RefusedReward } from '@tradewind/contract/trade/invitations';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { newInvitationCode } from './invitation-code.ts';

/** An accepted invitation with the order that may earn its reward, or has earned it. Amounts are US cents. */
export interface LockedInvitation {
  userId: string;
  inviterId: string;
  status: string;
  reward: bigint;
  minimumOrder: bigint;
  orderBefore: Date;
  sameDevice: boolean;
  /** The order that earned the reward; null while it waits. */
  orderId: string | null;
}

/** The invitation code of a shopper, made when it is first asked for. */
export async function codeOf(tx: Tx, userId: string, now: Date): Promise<string> {
  for (;;) {
    const known = await tx.selectFrom('invite_codes').select('code').where('user_id', '=', userId).executeTakeFirst();
    if (known) return known.code;
    await tx
      .insertInto('invite_codes')
      .values({ user_id: userId, code: newInvitationCode(), made_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Locks what an inviter earns, so that rewards of several orders at once keep to the yearly limit. */
export async function lockInviter(tx: Tx, inviterId: string): Promise<void> {
  await tx.selectFrom('invite_codes').select('code').where('user_id', '=', inviterId).forUpdate().execute();
}

/** Locks the invitation of a person; null for somebody who was not invited. */
export async function lockInvitation(tx: Tx, userId: string): Promise<LockedInvitation | null> {
  const row = await tx
    .selectFrom('invitations')
    .select(['inviter_id', 'status', 'reward', 'minimum_order', 'order_before', 'same_device', 'order_id'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    userId,
    inviterId: row.inviter_id,
    status: row.status,
    reward: row.reward,
    minimumOrder: row.minimum_order,
    orderBefore: row.order_before,
    sameDevice: row.same_device,
    orderId: row.order_id,
  };
}

/** What an inviter has been rewarded since a moment and kept, in US cents. */
export async function rewardedSince(tx: Tx, inviterId: string, since: Date): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('invitations')
    .select((eb) => eb.cast<bigint>(eb.fn.coalesce(eb.fn.sum('reward'), eb.val(0)), 'bigint').as('sum'))
    .where('inviter_id', '=', inviterId)
    .where('status', '=', 'rewarded')
    .where('decided_at', '>', since)
    .executeTakeFirstOrThrow();
  return sum;
}

export async function recordDecision(
  tx: Tx,
  userId: string,
  decision: {
    status: 'rewarded' | 'refused' | 'taken_back';
    orderId: string;
    reason?: RefusedReward;
    owed?: bigint;
    at: Date;
  },
): Promise<void> {
  const { status, orderId, reason = '', owed = 0n, at } = decision;
  await tx
    .updateTable('invitations')
    .set({ status, order_id: orderId, reason, owed, decided_at: at })
    .where('user_id', '=', userId)
    .execute();
}

/** Pays debts of an inviter, the oldest first, with at most `most` US cents. @returns what they took. */
export async function payDebts(tx: Tx, inviterId: string, most: bigint): Promise<bigint> {
  const debts = await tx
    .selectFrom('invitations')
    .select(['user_id', 'owed'])
    .where('inviter_id', '=', inviterId)
    .where('owed', '>', 0n)
    .orderBy('decided_at')
    .forUpdate()
    .execute();
  let left = most;
  for (const { user_id: userId, owed } of debts) {
    const paid = owed < left ? owed : left;
    if (paid === 0n) break;
    left -= paid;
    await tx
      .updateTable('invitations')
      .set({ owed: sql`owed - ${paid}` })
      .where('user_id', '=', userId)
      .execute();
  }
  return most - left;
}
